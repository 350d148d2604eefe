import AddPhotosIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore, type ChangeEvent } from 'react'
import type { ManagedName, Resource } from '#resources'
import { parseKyat } from '#src/fields/inputs/KyatBox.tsx'
import { validateField } from '#src/fields/inputs/rules.ts'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { Link } from '#src/elements/Link.tsx'
import { useDigits } from '#src/messages/index.ts'
import { useAllMessages, type AllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { SubmitBar } from '../form/SubmitBar.tsx'
import { useLeaveGuard } from '../form/useLeaveGuard.ts'
import { mostPhotos, openBatch, type PhotoBatch, type PhotoRow } from './photoBatch.ts'
import { PhotoRowItem } from './PhotoRowItem.tsx'
import { photosSearch, type PhotoFields } from './photoFields.ts'

interface PhotosProps {
  readonly resource: Resource
  readonly fields: PhotoFields
  readonly pageId: number
}

/** Several photos are chosen at once, and each becomes a record (docs/rules.md#photos). */
export function PhotosToRecords({ resource, fields, pageId }: PhotosProps) {
  const [batch] = useState(() => openBatch(resource, fields, pageId))
  const [isReady, setIsReady] = useState(false)
  useEffect(() => void batch.restored.then(() => setIsReady(true)), [batch])
  return isReady ? <Photos batch={batch} /> : <ScreenLoading />
}

/** What is missing or wrong, by the key of its row. */
type Errors = Readonly<Record<string, Readonly<Partial<Record<'name' | 'price', string>>>>>

const noErrors = {}

/** Who has gone on to another screen hears that something was refused: they think that all is up. */
function useTellRefused(batch: PhotoBatch) {
  const t = useAllMessages()
  const toast = useToast()
  useEffect(() => batch.tellRefused(() => toast(t.photos.refused)), [batch, toast, t])
}

/** Leads to the list, and says how many wait there. */
export function PhotosButton({ resource, fields, pageId }: PhotosProps) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const [batch] = useState(() => openBatch(resource, fields, pageId))
  const rows = useSyncExternalStore(batch.subscribe, batch.rows)
  useTellRefused(batch)
  const left = rows.filter(({ state }) => state !== 'done').length
  return (
    <Button component={Link} to={{ search: photosSearch }} size="small">
      <span>{left > 0 ? `${t.photos.title} (${formatDigits(String(left))})` : t.photos.title}</span>
    </Button>
  )
}

function Photos({ batch }: { batch: PhotoBatch }) {
  const t = useAllMessages()
  const toast = useToast()
  const list = useRef<HTMLUListElement>(null)
  const rows = useSyncExternalStore(batch.subscribe, batch.rows)
  const [errors, setErrors] = useState<Errors>({})
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const toSend = rows.filter(({ state }) => state === 'preparing' || state === 'ready' || state === 'refused')
  const isDone = rows.length > 0 && rows.every(({ state }) => state === 'done')
  const { leave, stay } = useLeaveGuard(toSend.length > 0, () => batch.dropUnsent())
  const isSent = rows.length > 0 && toSend.length === 0
  useEffect(() => {
    if (isSent) stay()
  }, [isSent, stay])
  useTellRefused(batch)
  useEffect(() => batch.show(), [batch])

  function send() {
    const wrong = Object.fromEntries(
      toSend.flatMap((row) => {
        const found = errorsOf(batch.fields, row, t)
        return found.name || found.price ? [[row.key, found]] : []
      }),
    )
    setErrors(wrong)
    batch.send(toSend.flatMap(({ key, state }) => (key in wrong || state === 'preparing' ? [] : [key])))
    setTimeout(() => list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  function pick(files: readonly File[]) {
    setLeftOut(batch.add(files))
  }
  // The same ones each time, so that a key or a step of one row draws no other.
  const onWrite = useCallback((key: string) => setErrors(({ [key]: _, ...others }) => others), [])
  const onRemove = useCallback(
    (key: string) => {
      const putBack = batch.remove(key)
      toast(t.photos.removed, async () => putBack())
    },
    [batch, toast, t],
  )

  return (
    <Box sx={(theme) => ({ display: 'grid', gap: 2, maxWidth: theme.measure.reading, pb: 3 })}>
      {rows.length === 0 && <Typography color="text.secondary">{t.photos.hint}</Typography>}
      {!isDone && <PickButton isFirst={rows.length === 0} onPick={pick} />}
      {leftOut.length > 0 && (
        <Alert severity="warning">{t.photos.full({ most: mostPhotos, names: leftOut.join(', ') })}</Alert>
      )}
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row, at) => (
          <PhotoRowItem
            key={row.key}
            {...{ batch, row }}
            number={at + 1}
            errors={errors[row.key] ?? noErrors}
            {...{ onWrite, onRemove }}
          />
        ))}
      </Box>
      {rows.length > 0 && (
        <Typography role="status" variant="body2">
          {isDone ? t.photos.allDone({ count: rows.length }) : t.photos.doneOf(countsOf(rows))}
        </Typography>
      )}
      {isDone && (
        <Button variant="contained" size="large" onClick={() => leave(paths.list(batch.resource.name as ManagedName))}>
          {t.photos.toList}
        </Button>
      )}
      {toSend.length > 0 && (
        <SubmitBar inSheet={false}>
          <Button variant="contained" size="large" fullWidth onClick={send}>
            {t.photos.send({ count: toSend.length })}
          </Button>
        </SubmitBar>
      )}
    </Box>
  )
}

const countsOf = (rows: readonly PhotoRow[]) => ({
  done: rows.filter(({ state }) => state === 'done').length,
  count: rows.filter(({ state }) => state !== 'unreadable').length,
})

function errorsOf({ titleField, priceField }: PhotoFields, row: PhotoRow, t: AllMessages) {
  return {
    name: validateField(titleField, row.name, true, t),
    price: validateField(priceField, parseKyat(row.price), true, t),
  }
}

function PickButton({ isFirst, onPick }: { isFirst: boolean; onPick: (files: readonly File[]) => void }) {
  const t = useAllMessages()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    onPick([...(target.files ?? [])])
    // So that the same one may be chosen again.
    target.value = ''
  }
  return (
    <div>
      <input ref={input} id={id} type="file" accept="image/*" multiple hidden onChange={onChange} />
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        size={isFirst ? 'large' : 'medium'}
        fullWidth
        startIcon={<AddPhotosIcon aria-hidden />}
        onClick={() => input.current?.click()}
      >
        <span>{isFirst ? t.photos.choose : t.photos.more}</span>
      </Button>
    </div>
  )
}
