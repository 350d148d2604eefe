import { PlaceOutlinedIcon as Place } from '#src/elements/icons/marks.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { findResource } from '#resources'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { shownNames } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { searchedName, useLanguage, useMessages } from '#src/messages/index.ts'
import { painted } from '#src/providers/device/scheduling.ts'
import { paths } from '#src/paths.ts'
import { suggest, type Suggestion } from '#src/providers/calls/search.ts'
import { rememberSearch } from '#src/providers/device/storage.ts'
import { PopupRow, PopupSheet, PopupWords } from './PopupSheet.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { usePopupRows, type PopupProps } from './usePopupRows.ts'
import styles from './SearchPopup.module.css'

/** Milliseconds without a new key before suggestions are requested, so that most keys request nothing. */
const debounceMs = 120
const none: readonly Suggestion[] = []

/** The list below a search box: recent searches while the box is empty, else suggestions. */
export function SearchPopup(props: PopupProps) {
  return props.text === '' ? <RecentSearches {...props} /> : <Suggestions {...props} />
}

/** Suggestions for the text typed so far. Nothing is shown where there are none, or where the call fails. */
function Suggestions(props: PopupProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const asked = useDebounced(props.text)
  const { data } = useQuery({
    queryKey: ['suggest', asked, props.source],
    queryFn: async ({ signal }) => {
      // The letter shows first.
      await painted()
      // A new key aborts the request for the text before it.
      return suggest(asked, props.source, signal)
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
  // Drawn in between: a key that comes meanwhile is answered first.
  const suggestions = useDeferredValue(data ?? none)
  // A suggestion has fewer fields than a record, so it is not stored for the next screen to show at once.
  const open = (suggestion: Suggestion) => {
    const name = shownNames(suggestion, language).first ?? props.text
    rememberSearch(name)
    props.close()
    void navigate(
      hasView(suggestion) ? paths.view(suggestion.Source, suggestion.Id) : paths.searchTown(name, suggestion.Id),
    )
  }
  const { at, rowId } = usePopupRows(props, {
    role: 'listbox',
    count: suggestions.length,
    // Not what was asked for: an arrow key pressed before the answer keeps its row.
    dependsOn: props.text,
    act: (row) => suggestions[row] && open(suggestions[row]),
  })
  return (
    <>
      <span className={styles.screenReaderStatus} role="status">
        {suggestions.length > 0 && t.search.suggestionCount({ count: suggestions.length })}
      </span>
      {suggestions.length > 0 && (
        <PopupSheet
          id={props.id}
          role="listbox"
          aria-label={t.search.suggestions}
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, row) => (
            <PopupRow
              key={`${suggestion.Source}-${suggestion.Id}`}
              id={rowId(row)}
              role="option"
              active={row === at}
              aria-selected={row === at}
              onClick={() => open(suggestion)}
            >
              <SuggestionWords suggestion={suggestion} />
              {/* The source is shown only where there are several. */}
              {!props.source && <small>{searchedName(t, suggestion.Source)}</small>}
            </PopupRow>
          ))}
        </PopupSheet>
      )}
    </>
  )
}

/** A place has none: it leads to what is found there. */
const hasView = ({ Source }: Suggestion) => findResource(Source)?.view !== undefined

function SuggestionWords({ suggestion }: { suggestion: Suggestion }) {
  const t = useMessages()
  const { language } = useLanguage()
  const { first, second, secondLanguage } = shownNames(suggestion, language)
  return (
    <>
      {hasView(suggestion) ? (
        <Avatar file={suggestion.Thumbnail} name={first} size={32} />
      ) : (
        <Place className={styles.place} />
      )}
      <PopupWords>
        <span>{first ?? t.lists.noName}</span>
        {second && <small lang={secondLanguage}>{second}</small>}
        <ClosedMark closure={suggestion.Closure} />
      </PopupWords>
    </>
  )
}

/** The text, once it has not changed for the debounce time. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
