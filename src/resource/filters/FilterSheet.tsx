import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CloseIcon from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { chosenOrder, ordersOf, type NarrowedName, type OrderedAs } from '#resources/narrowing.ts'
import type { SearchOrder } from '#resources/searchOrders.ts'
import { DragSheet } from '#src/layout/over/DragSheet.tsx'
import { searchedName, useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import type { SearchFilters } from '#src/providers/calls/search.ts'
import { useHere } from '#src/providers/device/here.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import { useMostUsed } from '../mostUsed.ts'
import { useDebounced } from '../useDebounced.ts'
import { countsQuery, countText } from './countsQuery.ts'
import { CategorySection, ConditionSection, OnlySection, OrderSection, PlaceSection } from './FilterSections.tsx'
import { ChosenSections, OpenAtSection } from './ChosenSections.tsx'
import { PriceSection, readPrices } from './PriceSection.tsx'
import type { ChangeFilters, Section } from './useSearchFilters.ts'

/** The list that is narrowed. */
export interface NarrowedList {
  readonly name: NarrowedName
  readonly as: OrderedAs
  /** '' for a list without a text */
  readonly text?: string
  /** filters that the screen itself sets */
  readonly fixed?: SearchFilters
}

interface FilterSheetProps {
  list: NarrowedList
  shown: readonly Section[]
  /** its categories are those of what sells it */
  isKind: boolean
  filters: SearchFilters
  order: SearchOrder | undefined
  /** where it is opened; at its beginning without one */
  at: Section | null
  apply: ChangeFilters
  close: () => void
}

type Draft = SearchFilters & { order?: string | undefined }

/** All filters of a list in one shape, and how much they would leave, before they are set (docs/rules.md#search-filters). */
export function FilterSheet({ list, shown, isKind, filters, order, at, apply, close }: FilterSheetProps) {
  const t = useAllMessages()
  const id = useId()
  const [draft, setDraft] = useState<Draft>({ ...filters, ...(order && { order }) })
  const [typed, setTyped] = useState({ from: filters.priceFrom ?? '', to: filters.priceTo ?? '' })
  const [isTried, setTried] = useState(false)
  // The dialog draws it later than this.
  const [body, setBody] = useState<HTMLElement | null>(null)
  const { isLoading } = useMostUsed()
  const prices = readPrices(typed)
  const chosen: Draft = shown.includes('price') ? { ...draft, ...prices.sums } : draft
  const change: ChangeFilters = (to) => setDraft((before) => defined({ ...before, ...to }))
  const offered = ordersOf(list.name, list.as, chosen)
  useEffect(() => {
    // Once there are categories, which move what is below them. jsdom has no scrollIntoView.
    if (at && !isLoading) body?.querySelector(`[data-section="${at}"]`)?.scrollIntoView?.({ block: 'start' })
  }, [at, body, isLoading])
  function submit(event: FormEvent) {
    event.preventDefault()
    flushSync(() => setTried(true))
    if (prices.isWrong) return void body?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    const nothing = Object.fromEntries([...Object.keys(filters), 'order'].map((name) => [name, undefined]))
    apply({ ...nothing, ...defined(chosen), order: chosen.order === offered[0] ? undefined : chosen.order })
    close()
  }
  const section = { filters: chosen, change }
  return (
    <DragSheet titleId={`${id}-title`} handle={t.filters.taller} onClose={close}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 2, pr: 1, flex: 'none' }}>
        <Typography id={`${id}-title`} variant="h3" component="h2">
          {t.filters.filters}
        </Typography>
        <IconButton onClick={close} aria-label={t.shell.close}>
          <CloseIcon aria-hidden />
        </IconButton>
      </Box>
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <Box
          ref={setBody}
          sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', px: 2, pb: 2 }}
        >
          {shown.includes('place') && <PlaceSection {...section} />}
          {shown.includes('kind') && <CategorySection {...section} isKind={isKind} />}
          {shown.includes('price') && <PriceSection {...{ typed, setTyped, prices, isTried }} />}
          {shown.includes('condition') && <ConditionSection {...section} />}
          {shown.includes('only') && <OnlySection {...section} isRated={list.as !== 'listed'} />}
          {shown.includes('openAt') && <OpenAtSection {...section} />}
          <ChosenSections {...section} />
          {offered.length > 1 && shown.includes('order') && (
            <OrderSection
              offered={offered}
              order={chosenOrder(offered, chosen.order as SearchOrder | undefined)}
              change={change}
            />
          )}
        </Box>
        <Box sx={foot}>
          <Button
            onClick={() => {
              setDraft({})
              setTyped({ from: '', to: '' })
            }}
          >
            {t.filters.clearFilters}
          </Button>
          <Button type="submit" variant="contained" sx={{ flex: 1 }}>
            <LiveCount list={list} filters={chosen} />
          </Button>
        </Box>
      </form>
    </DragSheet>
  )
}

const foot = {
  flex: 'none',
  display: 'flex',
  gap: 1,
  p: 2,
  borderTop: 1,
  borderColor: 'hairline',
}

const defined = <T extends object>(all: T): T =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T

/** Ms without another tap before it is counted. A later count takes the place of one that is on its way. */
const countMs = 300

/** What the button does: *Show 34 products*, as soon as they are counted. */
function LiveCount({ list, filters: { order: _order, ...filters } }: { list: NarrowedList; filters: Draft }) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const { place } = useHere(filters.near !== undefined)
  const asked = useDebounced({ text: list.text ?? '', filters: { ...filters, ...list.fixed }, place }, countMs)
  const { data } = useQuery({
    ...countsQuery(useDataProvider(), list.name, asked),
    enabled: asked.filters.near === undefined || place !== null,
    placeholderData: keepPreviousData,
  })
  const count = data?.[list.name]
  return (
    // Not a status: what such a one says is no part of the button's name in every browser.
    <span aria-live="polite">
      {count === undefined
        ? t.filters.show
        : t.filters.showCount({ count, shown: formatDigits(countText(count)), what: searchedName(t, list.name) })}
    </span>
  )
}
