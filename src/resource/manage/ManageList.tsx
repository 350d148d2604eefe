import SearchIcon from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { RaRecord } from 'ra-core'
import { useState } from 'react'
import { requireResource, type AnyRecord, type ManagedName } from '#resources'
import { matchesTypeahead } from '#resources/text/tokens.ts'
import { Link } from '#src/elements/Link.tsx'
import { useReadings } from '#src/fields/encoding/useReadings.ts'
import { pullDistance } from '#src/layout/frame/PullToRefresh.tsx'
import { sourceName } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useGetList } from '#src/providers/reading.ts'
import type { Beside } from '../beside/useSelected.ts'
import { Feed } from '../list/Feed.tsx'
import { EmptyState } from '../list/ListStates.tsx'
import { ManageItem, ManageItemSkeleton } from './ManageItem.tsx'
import { listParams } from '#src/providers/queries.ts'
import { useFeed, type GrowingList } from '../list/useList.ts'

/** Number of skeleton rows (spec 9.04). */
const skeletons = 10
type Item = AnyRecord & RaRecord

interface ManageListProps {
  readonly source: ManagedName
  /** the named list of one's own records, e.g. `{ byPageId: 7 }`; without it the public list, read-only */
  readonly filter?: Readonly<Record<string, unknown>>
  /** whose form is open beside the list; undefined where there is no room for one */
  readonly beside?: Beside | undefined
}

/**
 * The management list of any resource (spec 2.129 to 2.135): grows while scrolling, refreshes when pulled down, and
 * is searched locally by its title field.
 */
export function ManageList({ source, filter, beside }: ManageListProps) {
  const t = useAllMessages()
  const [query, setQuery] = useState('')
  const growing = useFeed({ name: source, ...(filter ? { filter } : {}) }) as unknown as GrowingList<Item>
  const readings = useReadings(query)
  const isSearching = query.trim() !== ''
  const full = useGetList<Item>(source, fullParams(source, filter), { enabled: isSearching })
  const list = isSearching
    ? filteredList(growing, full.data, full.isLoading, (item) => {
        const name = String(item[requireResource(source).title] ?? '')
        return readings.some((text) => matchesTypeahead(name, text))
      })
    : growing
  const name = sourceName(t, source)
  const label = t.manage.searchLocally({ source: name })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <OutlinedInput
        fullWidth
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        placeholder={label}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon aria-hidden />
          </InputAdornment>
        }
        inputProps={{ 'aria-label': label }}
      />
      <Feed
        list={list}
        columns="manage"
        card={(record) => <ManageItem {...{ source, record, beside }} isOwn={filter !== undefined} />}
        skeleton={<ManageItemSkeleton source={source} isOwn={filter !== undefined} />}
        skeletons={skeletons}
        pullPx={pullDistance.manage}
        failed="red"
        empty={
          <EmptyState
            text={isSearching ? t.lists.noResults : t.manage.noneAvailable({ source: name })}
            action={
              filter && !isSearching ? (
                <Button component={Link} to={paths.create(source)} variant="contained">
                  {t.manage.createFirst({ source: name })}
                </Button>
              ) : undefined
            }
          />
        }
      />
    </Box>
  )
}

/** Parameters of one's own full list, at most 1,000 (docs/rules.md#named-lists, #managing-ones-own), or of the complete public list. */
const fullParams = (source: ManagedName, filter: ManageListProps['filter']) => ({
  ...listParams({ name: source, ...(filter ? { filter } : {}), perPage: 1000 }),
  meta: filter ? undefined : { full: true },
})

/** The first typed letter loads the full list; until it arrives the loaded items are filtered (spec 2.130, 2.131). */
function filteredList(
  growing: GrowingList<Item>,
  all: readonly Item[] | undefined,
  isLoading: boolean,
  matches: (item: Item) => boolean,
): GrowingList<Item> {
  const items = (all ?? growing.items).filter(matches)
  return { ...growing, items, start: 0, hasMore: false, hasStopped: false, isLoading: isLoading && items.length === 0 }
}
