import EditIcon from '@mui/icons-material/EditOutlined'
import MoreIcon from '@mui/icons-material/MoreVertRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { hasStatus, requireResource, type AnyRecord, type ManagedName, type Page } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { Link } from '#src/elements/Link.tsx'
import { IconButton as IconLink } from '#src/elements/Button.tsx'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { listPictureOf, shownText } from '#src/fields/values/shownText.ts'
import { StatusBadge } from '#src/fields/values/StatusBadge.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths, publicFiles } from '#src/paths.ts'
import { Price } from '#src/price/Price.tsx'
import type { Priced } from '#src/price/priceText.ts'
import type { Beside } from '../beside/useSelected.ts'
import { CardFrame, CardLink, nameLine } from '../cards/CardFrame.tsx'
import { hasPrices } from '../prices/priceFields.ts'
import { isDueForCheck, pricesSearch } from '../prices/stillForSale.ts'
import { ManageMenu } from './ManageMenu.tsx'
import { OfferTimes, type Offer } from '../dated/OfferTimes.tsx'
import { Photo } from '../detail/Photo.tsx'

interface ManageItemProps {
  readonly source: ManagedName
  readonly record: AnyRecord
  readonly isOwn: boolean
  /** whose form is open beside the list; undefined where there is no room for one */
  readonly beside?: Beside | undefined
}

/** That of stacked letters cut after two lines (Cut.module.css), in either script, so that rows and their skeletons are equal. */
const nameLineHeight = 1.8

/** One record of a management list: picture, title, status, creation date and menu. */
export function ManageItem({ source, record, isOwn, beside }: ManageItemProps) {
  const t = useAllMessages()
  const writing = useLanguage()
  const resource = requireResource(source)
  const [now] = useState(() => Date.now())
  const name = shownText(record[resource.title]) ?? t.lists.noName
  const isSelected = beside?.selected === record.Id
  const editing = isOwn && resource.menu.includes('edit') ? beside?.linkTo(record.Id) : undefined
  return (
    <CardFrame style={isSelected ? { background: 'var(--soft)' } : undefined}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          p: 1.5,
          // Letters of twice the size stand below the picture, where a date is not torn apart.
          '@container (max-width: 15rem)': {
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            '& > :nth-of-type(2)': { order: 1, flex: '1 0 100%' },
          },
        }}
      >
        <Box sx={(theme) => ({ width: 80, flex: 'none', overflow: 'hidden', borderRadius: theme.radius.input })}>
          {/* The default list image (spec 3.39). */}
          <Photo file={listPictureOf(record)} alt="" placeholder={publicFiles.listImage} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <CardLink to={paths.view(source, record.Id)} style={{ lineHeight: nameLineHeight }}>
            {name}
          </CardLink>
          {hasPrices(resource) && <Price product={record as unknown as Priced} />}
          {/* Not cut as a card's texts are: in large text a date takes more lines. */}
          <Typography variant="caption" component="p" color="text.secondary">
            {formatDate(record.CreatedAt, writing)}
          </Typography>
          <Typography variant="caption" component="p" sx={{ fontWeight: 700 }}>
            <OfferTimes offer={record as unknown as Offer} />
          </Typography>
          {/* A page's own; the business of other records is the one that is managed. */}
          <ClosedMark closure={record['Closure'] as Page['Closure'] | undefined} />
          {isOwn && isDueForCheck(resource, record, now) && <DueNote />}
          {isOwn && hasStatus(resource) && (
            <Box sx={{ display: 'flex', mt: 0.5 }}>
              <StatusBadge status={record['Status']} held={record['Held'] === true} />
            </Box>
          )}
        </Box>
        {editing && (
          <Box sx={{ position: 'relative', zIndex: 1 }}>
            <IconLink
              {...editing}
              data-row
              aria-label={`${t.manage.edit}: ${name}`}
              aria-current={isSelected || undefined}
            >
              <EditIcon aria-hidden />
            </IconLink>
          </Box>
        )}
        {isOwn && <MenuButton {...{ source, record, name, editing }} />}
      </Box>
    </CardFrame>
  )
}

/** Leads to where it is answered. */
function DueNote() {
  const t = useAllMessages()
  return (
    <Box sx={{ position: 'relative', zIndex: 1, width: 'fit-content' }}>
      {/* Its words begin where the lines above it do. */}
      <Button component={Link} to={{ search: pricesSearch }} size="small" sx={{ ml: -1.5 }}>
        {t.prices.stillForSale}
      </Button>
    </Box>
  )
}

interface MenuButtonProps extends Omit<ManageItemProps, 'isOwn' | 'beside'> {
  readonly name: string
  readonly editing: ReturnType<Beside['linkTo']> | undefined
}

function MenuButton({ source, record, name, editing }: MenuButtonProps) {
  const t = useAllMessages()
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    // Above the card's link, which covers the whole card.
    <Box sx={{ position: 'relative', zIndex: 1, flex: 'none' }}>
      <IconButton
        ref={button}
        edge="end"
        aria-label={t.manage.menuOf({ name })}
        aria-haspopup="menu"
        onClick={() => setAnchor(button.current)}
      >
        <MoreIcon aria-hidden />
      </IconButton>
      {anchor && <ManageMenu {...{ source, record, name, anchor, editing }} close={() => setAnchor(null)} />}
    </Box>
  )
}

/** A row of a name in one line, of the same height (tests/browser/loading/composition.test.ts). */
export function ManageItemSkeleton({ source, isOwn }: Pick<ManageItemProps, 'source' | 'isOwn'>) {
  const resource = requireResource(source)
  return (
    <CardFrame>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5 }}>
        <Skeleton variant="rounded" width={80} height={60} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width="70%" style={{ ...nameLine, lineHeight: nameLineHeight }} />
          {hasPrices(resource) && <Skeleton width="30%" style={nameLine} />}
          <Typography variant="caption" component="p">
            <Skeleton width="45%" />
          </Typography>
          {isOwn && hasStatus(resource) && (
            <Skeleton width={56} sx={{ font: 'var(--text-micro)', mt: '6px', mb: '2px' }} />
          )}
        </Box>
        {/* The menu's button is as high. */}
        {isOwn && <Box sx={{ height: 'var(--touch)' }} />}
      </Box>
    </CardFrame>
  )
}
