import CheckIcon from '@mui/icons-material/CheckRounded'
import ArrowIcon from '@mui/icons-material/ChevronRightRounded'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'ra-core'
import { Suspense, useState } from 'react'
import { declarations, type AnyRecord, type Page } from '#resources'
import { isToBeAsked } from '#resources/freshness.ts'
import { maxStars } from '#resources/pageRating.ts'
import { Link } from '#src/elements/Link.tsx'
import { isEmptyWeek } from '#src/fields/hours/openTimes.ts'
import { listPictureOf, pointOf, shownText } from '#src/fields/values/shownText.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { paths } from '#src/paths.ts'
import { findSuggestions, suggestionKeys } from '#src/providers/calls/suggestions.ts'
import { commentsQuery, ratingsOf } from '#src/providers/queries.ts'
import { useGetOne } from '#src/providers/reading.ts'
import { useStillHere } from '#src/resource/freshness/useStillHere.ts'
import { sectionLabelOf } from '#src/resource/form/sections.ts'
import { useList } from '#src/resource/list/useList.ts'
import { isDueForCheck, pricesSearch } from '#src/resource/prices/stillForSale.ts'
import { useActor } from '#src/resource/useActor.ts'

const SectionSheet = lazyMui(async () => (await import('#src/resource/form/SectionSheet.tsx')).SectionSheet)

/** More would be a list that nobody gets to the end of. */
const most = 3

/** What is to be done: an address where that is possible, the fields of a section of the page's form, or one tap. */
type Task = { readonly text: string } & (
  | { readonly to: string }
  | { readonly begins: string }
  | { readonly act: () => Promise<unknown> }
)

interface DoNextProps {
  readonly pageId: number
  /** the named list of its products (HubLists.tsx has it loaded) */
  readonly products: Readonly<Record<string, unknown>>
}

/** The most useful things that the page's people can do now; each is gone when it is done, and all of it when there are none. */
export function DoNext({ pageId, products }: DoNextProps) {
  const t = useAllMessages()
  const { page, refresh, tasks } = useTasks(pageId, products)
  const [begins, setBegins] = useState<string | null>(null)
  if (!page || (tasks.length === 0 && begins === null)) return null
  return (
    <Card component="section" aria-label={t.numbers.doNext} sx={{ mt: 2 }}>
      <Typography variant="h3" component="h2" sx={{ px: 2, pt: 2 }}>
        {t.numbers.doNext}
      </Typography>
      <List disablePadding>
        {tasks.slice(0, most).map((task) => (
          <ListItem
            key={task.text}
            disablePadding
            sx={{ borderBottom: 1, borderColor: 'hairline', '&:last-of-type': { borderBottom: 0 } }}
          >
            {'to' in task ? (
              <ListItemButton component={Link} to={task.to}>
                <Told text={task.text} />
              </ListItemButton>
            ) : 'act' in task ? (
              <ListItemButton onClick={() => void task.act()}>
                <Told text={task.text} Icon={CheckIcon} />
              </ListItemButton>
            ) : (
              <ListItemButton aria-haspopup="dialog" onClick={() => setBegins(task.begins)}>
                <Told text={task.text} />
              </ListItemButton>
            )}
          </ListItem>
        ))}
      </List>
      {begins !== null && (
        <Suspense>
          <SectionSheet
            resource={declarations.page}
            record={page}
            begins={[begins]}
            title={sectionLabelOf(t, declarations.page, begins)}
            onSaved={refresh}
            onClose={() => setBegins(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}

const Told = ({ text, Icon = ArrowIcon }: { text: string; Icon?: typeof ArrowIcon }) => (
  <>
    <ListItemText primary={text} />
    <Icon aria-hidden sx={{ color: 'text.secondary' }} />
  </>
)

function useTasks(pageId: number, filter: DoNextProps['products']) {
  const t = useAllMessages()
  const { data, refetch } = useGetOne<AnyRecord & RaRecord>('page', { id: pageId })
  const page = data as (AnyRecord & Page) | undefined
  const [now] = useState(Date.now)
  const isOwner = useActor(pageId)?.owns.includes(pageId) ?? false
  const { say } = useStillHere(pageId)
  const ratings = useList(ratingsOf(String(pageId)))
  const comments = useList(commentsQuery('Page', pageId))
  const products = useList({ name: 'product', filter })
  const suggestions = useQuery({
    queryKey: suggestionKeys.ofPage(pageId),
    queryFn: ({ signal }) => findSuggestions(pageId, signal),
  })
  const suggested = suggestions.data?.length ?? 0
  const waiting = isOwner ? ratings.items.find((rating) => !shownText(rating.Answer)) : undefined
  const last = [...comments.items].sort((one, other) => one.CreatedAt.localeCompare(other.CreatedAt)).at(-1)
  const due = products.items.filter((one) => isDueForCheck(declarations.product, one as AnyRecord, now)).length
  const isWaitedFor = ratings.isLoading || comments.isLoading || products.isLoading || suggestions.isLoading
  const { tasks: words } = t
  const name = (text: unknown) => shownText(text) ?? t.lists.noName
  const gaps: readonly (readonly [isMissing: boolean, text: string, begins: string])[] = page
    ? [
        [Boolean(page.WebsiteDeadSince), words.website, 'ContactEmail'],
        [isEmptyWeek(page.Hours) && page.Closure !== 'forGood', words.hours, 'Hours'],
        [!shownText(page.PhoneOne), words.phone, 'PhoneOne'],
        [pointOf(page) === null, words.pin, 'Country'],
        [listPictureOf(page) === null, words.picture, 'Thumbnail'],
      ]
    : []
  const tasks: Task[] = [
    ...(suggested > 0 ? [{ text: words.suggestions({ count: suggested }), to: paths.pageSuggestions(pageId) }] : []),
    ...(waiting
      ? [
          {
            text: words.rating({ name: name(waiting.ProfileName), stars: Number(waiting.Stars), most: maxStars }),
            to: paths.page(pageId),
          },
        ]
      : []),
    ...(last && last.PageId !== pageId
      ? [{ text: words.comment({ name: name(last.PageName) }), to: `${paths.page(pageId)}#comments` }]
      : []),
    ...(page && isToBeAsked(page, now) ? [{ text: words.stillHere, act: say }] : []),
    ...(due > 0 ? [{ text: words.prices({ count: due }), to: paths.list('product') + pricesSearch }] : []),
    ...gaps.flatMap(([isMissing, text, begins]) => (isMissing ? [{ text, begins }] : [])),
    ...(products.items.length === 0 && !products.error ? [{ text: words.product, to: paths.create('product') }] : []),
  ]
  // Whole at once, so that no row moves from under a finger.
  return { page, refresh: () => void refetch(), tasks: isWaitedFor ? [] : tasks }
}
