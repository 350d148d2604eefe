import ArrowIcon from '@mui/icons-material/ChevronRightRounded'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import type { AnyRecord, ManagedName, Resource } from '#resources'
import { localTime } from '#resources/openingHours.ts'
import { formatDay } from '#resources/text/date.ts'
import { Link } from '#src/elements/Link.tsx'
import { useDigits, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useList } from '#src/resource/list/useList.ts'
import { ownList } from '#src/resource/manage/ownList.ts'
import { pricesSearch } from '#src/resource/prices/stillForSale.ts'
import { listLabel } from './manageLabels.ts'

interface HubListsProps {
  readonly managed: readonly Resource[]
  readonly page: AnyRecord
  readonly email: string
}

/** The lists of the page one posts as, each with how many there are; then what else belongs to the page. */
export function HubLists({ managed, page, email }: HubListsProps) {
  const t = useAllMessages()
  return (
    <Card sx={{ my: 2 }}>
      <List disablePadding>
        {managed.map((resource) => (
          <CountedRow key={resource.name} {...{ resource, page, email }} />
        ))}
        <Row label={t.prices.title} to={paths.list('product') + pricesSearch} />
        <Row label={t.itemMenu.people} to={paths.pageTeam(page.Id)} />
        <Row label={t.suggestions.title} to={paths.pageSuggestions(page.Id)} />
        <Row label={t.pageTeam.history} to={paths.pageHistory(page.Id)} />
        <Row label={t.share.card_page} to={paths.pageQr(page.Id, 'page')} />
        <Row label={t.page.qrCode} to={paths.pageQr(page.Id)} />
      </List>
    </Card>
  )
}

/** Counts the first page of the list, which is there then when the list is opened. */
function CountedRow({ resource, page, email }: { resource: Resource } & Omit<HubListsProps, 'managed'>) {
  const t = useAllMessages()
  const writing = useLanguage()
  const formatDigits = useDigits()
  const source = resource.name as ManagedName
  const filter = ownList(resource, { email, pageId: page.Id })
  const { items, hasMore, isLoading, isFailed } = useList({ name: source, ...(filter && { filter }) })
  const [newest] = items as unknown as readonly AnyRecord[]
  const isCut = hasMore && items.length >= 20
  const count = formatDigits(`${items.length}${isCut ? '+' : ''}`)
  const last = newest && t.manage.lastOn({ date: formatDay(localTime(new Date(newest.CreatedAt)).date, writing) })
  return (
    <Row
      label={listLabel(t, source)}
      // Its line is kept free until it is known.
      detail={isLoading || isFailed ? '\u00A0' : [count, last].filter(Boolean).join(' · ')}
      to={paths.list(source)}
    />
  )
}

const Row = ({ label, detail, to }: { label: string; detail?: string; to: string }) => (
  <ListItem disablePadding sx={{ borderBottom: 1, borderColor: 'hairline', '&:last-of-type': { borderBottom: 0 } }}>
    <ListItemButton component={Link} to={to}>
      <ListItemText primary={label} secondary={detail} />
      <ArrowIcon aria-hidden sx={{ color: 'text.secondary' }} />
    </ListItemButton>
  </ListItem>
)
