import Place from '@mui/icons-material/PlaceOutlined'
import { styled } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { findResource } from '#resources'
import { shownNames } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { sourceName, useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { suggest, type Suggestion } from '#src/providers/calls/search.ts'
import { rememberSearch } from '#src/providers/device/storage.ts'
import { PopupRow, PopupSheet } from './PopupSheet.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { usePopupRows, type PopupProps } from './usePopupRows.ts'

/** Shorter than the pause between two keys of a fast typist: most keys ask nothing. */
const pause = 120
const none: readonly Suggestion[] = []

/** Under a search box: earlier searches while it is empty, else suggestions. */
export function SearchPopup(props: PopupProps) {
  return props.text === '' ? <RecentSearches {...props} /> : <Suggestions {...props} />
}

/** What goes on as what is typed, of the source its box is about or of all. Without an answer it simply is not there. */
function Suggestions(props: PopupProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const asked = useSettled(props.text)
  const { data } = useQuery({
    queryKey: ['suggest', asked, props.source],
    // A newer key gives the older question up.
    queryFn: ({ signal }) => suggest(asked, props.source, signal),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const found = data ?? none
  // A suggestion is less than a record, so it is not stored for the next screen to paint from.
  const take = (suggestion: Suggestion) => {
    const name = shownNames(suggestion, language).first ?? props.text
    rememberSearch(name)
    props.close()
    void navigate(
      hasView(suggestion) ? paths.view(suggestion.Source, suggestion.Id) : paths.searchTown(name, suggestion.Id),
    )
  }
  const { at, rowId } = usePopupRows(props, {
    role: 'listbox',
    count: found.length,
    about: asked,
    act: (row) => found[row] && take(found[row]),
  })
  return (
    <>
      <Spoken role="status">{found.length > 0 && t.search.suggestionCount({ count: found.length })}</Spoken>
      {/* The list itself scrolls: its keys are the box's. */}
      {found.length > 0 && (
        <PopupSheet
          id={props.id}
          role="listbox"
          aria-label={t.search.suggestions}
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((suggestion, row) => (
            <PopupRow
              key={`${suggestion.Source}-${suggestion.Id}`}
              id={rowId(row)}
              role="option"
              active={row === at}
              aria-selected={row === at}
              onClick={() => take(suggestion)}
            >
              <SuggestionWords suggestion={suggestion} />
              {/* Where all are of one kind it need not be said. */}
              {!props.source && <small>{sourceName(t, suggestion.Source)}</small>}
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
        <Place color="action" sx={{ width: 32 }} />
      )}
      <span className="words">
        <span>{first ?? t.lists.noName}</span>
        {second && <small lang={secondLanguage}>{second}</small>}
      </span>
    </>
  )
}

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const Spoken = styled('span')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' })
