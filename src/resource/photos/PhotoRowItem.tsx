import CheckIcon from '@mui/icons-material/CheckCircleRounded'
import CloseIcon from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { memo, useId, type KeyboardEvent } from 'react'
import { describeKyat, KyatBox, parseKyat } from '#src/fields/inputs/KyatBox.tsx'
import { usePictureUrl } from '#src/fields/pictures/pictures.ts'
import { labelOf, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { asApiError, type ApiError } from '#src/providers/ApiError.ts'
import { failureText } from '../failureText.ts'
import type { PhotoBatch, PhotoRow } from './photoBatch.ts'

interface PhotoRowItemProps {
  readonly batch: PhotoBatch
  readonly row: PhotoRow
  /** from 1 */
  readonly number: number
  readonly errors: { readonly name?: string | undefined; readonly price?: string | undefined }
  readonly onWrite: (key: string) => void
  readonly onRemove: (key: string) => void
}

/** A photo with its name and price, and what became of it. */
export const PhotoRowItem = memo(function PhotoRowItem(props: PhotoRowItemProps) {
  const { batch, row, number, errors, onWrite, onRemove } = props
  const t = useAllMessages()
  const writing = useLanguage()
  const id = useId()
  const { resource, fields } = batch
  const { state } = row
  const isFixed = !['preparing', 'ready', 'refused'].includes(state)
  const answered = state === 'refused' ? asApiError(row.error, t.forms) : undefined
  const refused = answered && byInput(answered.fields, fields.title, fields.price)
  const name = errors.name ?? refused?.name
  const price = errors.price ?? refused?.price
  const amount = parseKyat(row.price)
  const write = (typed: Partial<Pick<PhotoRow, 'name' | 'price'>>) => {
    onWrite(row.key)
    batch.write(row.key, typed)
  }
  return (
    <Box
      component="li"
      aria-label={t.photos.photo({ number })}
      sx={{ display: 'flex', gap: 1.5, py: 2, borderBottom: 1, borderColor: 'hairline' }}
    >
      <Picture picture={row.picture} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
        {state === 'unreadable' ? (
          <Typography role="alert" color="error" sx={{ overflowWrap: 'anywhere' }}>
            {t.forms.pictureNotRead({ name: row.fileName })}
          </Typography>
        ) : state === 'done' ? (
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{row.name}</Typography>
        ) : (
          <>
            <div>
              <OutlinedInput
                fullWidth
                value={row.name}
                onChange={({ target }) => write({ name: target.value })}
                readOnly={isFixed}
                error={name !== undefined}
                placeholder={labelOf(t, resource, fields.title)}
                inputProps={{
                  'data-photo-input': '',
                  'aria-label': `${labelOf(t, resource, fields.title)}: ${t.photos.photo({ number })}`,
                  'aria-describedby': `${id}-name`,
                  'aria-invalid': name !== undefined,
                  autoComplete: 'off',
                  enterKeyHint: 'next',
                  onKeyDown: goOn,
                }}
              />
              <Help id={`${id}-name`} error={name} />
            </div>
            <div>
              <KyatBox
                id={`${id}-price-box`}
                value={row.price}
                onChange={(typed) => write({ price: typed })}
                onKeyDown={goOn}
                readOnly={isFixed}
                invalid={price !== undefined}
                label={`${labelOf(t, resource, fields.price)}: ${t.photos.photo({ number })}`}
                describedBy={`${id}-price`}
              />
              <Help
                id={`${id}-price`}
                error={price}
                hint={typeof amount === 'number' && amount > 0 ? describeKyat(amount, writing) : undefined}
              />
            </div>
          </>
        )}
        <News {...{ batch, row, number }} refusal={refused && !refused.name && !refused.price ? answered : undefined} />
      </Box>
      {!isFixed || state === 'unreadable' ? (
        <IconButton
          aria-label={t.photos.remove({ number })}
          onClick={() => onRemove(row.key)}
          edge="end"
          sx={{ alignSelf: 'start' }}
        >
          <CloseIcon aria-hidden />
        </IconButton>
      ) : null}
    </Box>
  )
})

/** Errors name request parts in any letter case. */
function byInput(errors: Readonly<Record<string, string>>, title: string, price: string) {
  const of = (name: string) => Object.entries(errors).find(([part]) => part.toLowerCase() === name.toLowerCase())?.[1]
  return { name: of(title), price: of(price) }
}

/** Enter leads on, as in a table. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const inputs = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLInputElement>('input') ?? [])]
  inputs[inputs.indexOf(event.currentTarget) + 1]?.focus()
}

function Picture({ picture }: { picture: File | undefined }) {
  const url = picture ? <PickedPicture picture={picture} /> : null
  return (
    <Box
      sx={(theme) => ({
        width: 80,
        height: 80,
        flex: 'none',
        overflow: 'hidden',
        bgcolor: 'sunken',
        borderRadius: theme.radius.input,
        '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
      })}
    >
      {url}
    </Box>
  )
}

function PickedPicture({ picture }: { picture: File }) {
  const url = usePictureUrl(picture)
  return url && <img src={url} alt="" />
}

function Help({ id, error, hint }: { id: string; error: string | undefined; hint?: string | undefined }) {
  return (
    <FormHelperText
      id={id}
      component="div"
      error={error !== undefined}
      role={error ? 'alert' : undefined}
      sx={{ m: 0 }}
    >
      {error ?? hint}
    </FormHelperText>
  )
}

interface NewsProps extends Pick<PhotoRowItemProps, 'batch' | 'row' | 'number'> {
  /** of no input */
  readonly refusal: ApiError | undefined
}

function News({ batch, row, number, refusal }: NewsProps) {
  const t = useAllMessages()
  const { state, progress = 0 } = row
  const percent = Math.floor(progress * 100)
  if (state === 'preparing') return <Typography variant="body2">{t.photos.preparing}</Typography>
  if (state === 'waiting') return <Typography variant="body2">{t.photos.waiting}</Typography>
  if (state === 'sending')
    return (
      <LinearProgress
        variant={percent > 0 && percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={t.photos.sending({ number })}
      />
    )
  if (state === 'done')
    return (
      <Typography variant="body2" sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
        <CheckIcon color="primary" fontSize="small" aria-hidden />
        <span>{t.photos.done}</span>
      </Typography>
    )
  if (state === 'ready' && row.isOld) return <Typography role="alert">{t.photos.maybeUp}</Typography>
  const failure =
    state === 'unanswered'
      ? navigator.onLine
        ? t.photos.unanswered
        : t.photos.offline
      : refusal && failureText(t, refusal)
  if (!failure) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="body2" color="error" role="alert">
        {failure}
      </Typography>
      <Button
        size="small"
        sx={{ ml: -1.5 }}
        onClick={() => batch.send([row.key])}
        aria-label={`${t.lists.retry}: ${t.photos.photo({ number })}`}
      >
        {t.lists.retry}
      </Button>
    </Box>
  )
}
