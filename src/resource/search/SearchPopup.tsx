import {
  MyLocationRoundedIcon as MyPlace,
  SellOutlinedIcon as Sell,
  PlaceOutlinedIcon as Place,
} from '#src/elements/icons/opened.tsx'
import { SearchRoundedIcon as Search } from '#src/elements/icons/frame.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { findResource } from '#resources'
import { hasPrices, narrowedNames } from '#resources/narrowing.ts'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { shownNames } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { searchedName, useLanguage, useMessages } from '#src/messages/index.ts'
import { painted } from '#src/providers/device/scheduling.ts'
import { paths } from '#src/paths.ts'
import { conditionText } from '#src/price/condition.ts'
import { suggest, type Suggestion } from '#src/providers/calls/search.ts'
import { rememberSearch } from '#src/providers/device/storage.ts'
import { useDebounced } from '../useDebounced.ts'
import { isLayer as takesScreen, takeScreen } from './layer.ts'
import { PopupGroup, PopupRow, PopupSheet, PopupWords } from './PopupSheet.tsx'
import { RecentSearches, SearchOpened, useFilteredSearch } from './SearchOpened.tsx'
import { usePopupRows, type PopupProps } from './usePopupRows.ts'

/** Milliseconds without a new key before suggestions are requested, so that most keys request nothing. */
const debounceMs = 120
const none: readonly Suggestion[] = []

/** The list below a search box: what to begin with while the box is empty, else suggestions. */
export function SearchPopup(props: PopupProps) {
  const [isLayer] = useState(takesScreen)
  useEffect(() => (isLayer ? takeScreen() : undefined), [isLayer])
  const Opened = isLayer ? SearchOpened : RecentSearches
  return (
    <div className={isLayer ? 'searchLayer' : undefined}>
      {props.text === '' ? <Opened {...props} /> : <Suggestions {...props} isLayer={isLayer} />}
    </div>
  )
}

/** A row that searches. */
interface Act {
  icon: ReactElement
  words: string
  act: () => void
}

/** Suggestions for the text typed so far, by source. None are shown where there are none, or where the call fails. */
function Suggestions(props: PopupProps & { isLayer: boolean }) {
  const t = useMessages()
  const { text, source } = props
  const asked = useDebounced(text, debounceMs)
  const { data } = useQuery({
    queryKey: ['suggest', asked, source],
    queryFn: async ({ signal }) => {
      // The letter shows first.
      await painted()
      // A new key aborts the request for the text before it.
      return suggest(asked, source, signal)
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
  // Drawn in between: a key that comes meanwhile is answered first.
  const found = useDeferredValue(data ?? none)
  const groups = groupsOf(found)
  const suggestions = groups.flat()
  const open = useOpening(props)
  const { before, behind } = useSearchRows(props, suggestions)
  const count = before.length + suggestions.length + behind.length
  const { at, rowId } = usePopupRows(props, {
    role: 'listbox',
    count,
    // Not what was asked for: an arrow key pressed before the answer keeps its row.
    dependsOn: text,
    act(row) {
      const suggestion = suggestions[row - before.length]
      if (suggestion) open(suggestion)
      else (before[row] ?? behind[0])?.act()
    },
  })
  const option = (row: number) => ({ id: rowId(row), role: 'option', active: row === at, 'aria-selected': row === at })
  const acts = (all: readonly Act[], first: number) =>
    all.map(({ icon, words, act }, row) => (
      <PopupRow key={words} {...option(first + row)} onClick={act}>
        {icon}
        <PopupWords>
          <span>{words}</span>
        </PopupWords>
      </PopupRow>
    ))
  const rows = (group: readonly Suggestion[]) =>
    group.map((suggestion) => (
      <PopupRow
        key={`${suggestion.Source}-${suggestion.Id}`}
        {...option(before.length + suggestions.indexOf(suggestion))}
        onClick={() => open(suggestion)}
      >
        <SuggestionWords suggestion={suggestion} isAmongOthers={!source} />
      </PopupRow>
    ))
  return (
    <>
      <span className="popupScreenReaderStatus" role="status">
        {suggestions.length > 0 && t.search.suggestionCount({ count: suggestions.length })}
      </span>
      {count > 0 && (
        <PopupSheet
          id={props.id}
          role="listbox"
          aria-label={t.search.suggestions}
          onMouseDown={(event) => event.preventDefault()}
        >
          {acts(before, 0)}
          {source
            ? rows(suggestions)
            : groups.map((group, at) => (
                <PopupGroup key={group[0]!.Source} id={`${props.id}-group-${at}`} title={titleOf(group[0]!, t)}>
                  {rows(group)}
                </PopupGroup>
              ))}
          {acts(behind, count - 1)}
        </PopupSheet>
      )}
    </>
  )
}

/** What Enter does, where a thumb may look for it; for visitors what it does not ask to sign in for. */
function useSearchRows(props: PopupProps & { isLayer: boolean }, suggestions: readonly Suggestion[]) {
  const t = useMessages()
  const { text, isLayer, searchOpenly } = props
  const filtered = useFilteredSearch(props)
  const search: Act = {
    icon: <Search className="popupPlace" />,
    words: searchOpenly ? t.search.searchOpenly({ text }) : t.search.searchFor({ text }),
    act: () => props.go(text, searchOpenly),
  }
  if (!isLayer) return { before: [], behind: searchOpenly ? [search] : [] }
  const narrowed = (icon: ReactElement, words: readonly string[], filters: Readonly<Record<string, string>>): Act => ({
    icon,
    words: [text, ...words].join(' · '),
    act() {
      rememberSearch(text)
      filtered({ q: text, ...filters })
    },
  })
  const near = [t.search.nearMe, t.search.openNow]
  const sold = narrowedNames.find((name) => hasPrices(name) && suggestions.some(({ Source }) => Source === name))
  const used =
    sold && narrowed(<Sell className="popupPlace" />, [conditionText('used', t)], { in: sold, condition: 'used' })
  // On a phone these come first: the search, what is near and open of what it finds, and where things are sold what is used of them.
  return {
    before: [
      search,
      narrowed(<MyPlace className="popupPlace" />, near, { near: '1', openNow: '1' }),
      ...(used ? [used] : []),
    ],
    behind: [],
  }
}

/** Opens what is suggested. It has fewer fields than a record, so it is not stored for the next screen to show at once. */
function useOpening({ text, close }: PopupProps) {
  const { language } = useLanguage()
  const navigate = useNavigate()
  return (suggestion: Suggestion) => {
    const name = shownNames(suggestion, language).first ?? text
    rememberSearch(name)
    close()
    void navigate(
      hasView(suggestion) ? paths.view(suggestion.Source, suggestion.Id) : paths.searchTown(name, suggestion.Id),
    )
  }
}

/** A place has none: it leads to what is found there. */
const hasView = ({ Source }: Suggestion) => findResource(Source)?.view !== undefined

/** Together what is of one source: places and what lists others come first, in each the best first. */
function groupsOf(found: readonly Suggestion[]): readonly (readonly Suggestion[])[] {
  const sources = [...new Set(found.map(({ Source }) => Source))]
  const isWide = (source: Suggestion['Source']) => !findResource(source)?.search.common
  return [...sources.filter(isWide), ...sources.filter((source) => !isWide(source))].map((source) =>
    found.filter(({ Source }) => Source === source),
  )
}

const titleOf = ({ Source }: Suggestion, t: ReturnType<typeof useMessages>): string =>
  t.search.kinds({ what: searchedName(t, Source) })

function SuggestionWords({ suggestion, isAmongOthers }: { suggestion: Suggestion; isAmongOthers: boolean }) {
  const t = useMessages()
  const { language } = useLanguage()
  const { first, second, secondLanguage } = shownNames(suggestion, language)
  return (
    <>
      {hasView(suggestion) ? (
        <Avatar file={suggestion.Thumbnail} name={first} size={32} />
      ) : (
        <Place className="popupPlace" />
      )}
      <PopupWords>
        <span>{first ?? t.lists.noName}</span>
        {second && <small lang={secondLanguage}>{second}</small>}
        <ClosedMark closure={suggestion.Closure} />
      </PopupWords>
      {/* The heading says it to who sees it. */}
      {isAmongOthers && <small className="popupScreenReaderStatus">{searchedName(t, suggestion.Source)}</small>}
    </>
  )
}
