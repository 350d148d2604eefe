import { useNavigate, useSearchParams } from 'react-router'
import type { SuggestedSource } from '#resources/derived.ts'
import { searchedName, sourceName, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { onlyFilters } from '#src/providers/calls/search.ts'
import { SearchField } from './SearchField.tsx'

/** Enter goes to /{source}/search/{text}; blank input does nothing (spec 2.117, 2.118). */
export function SearchBox({ source, text = '' }: { source: SuggestedSource; text?: string }) {
  const t = useMessages()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <SearchField
      source={source}
      label={t.lists.searchPlaceholder({ source: sourceName(t, source), searchedAs: searchedName(t, source) })}
      initial={text}
      // To all sources, whose screen the server renders.
      action={paths.search()}
      // A new search from the results keeps their filters.
      search={(keyword) =>
        void navigate({ pathname: paths.sourceSearch(source, keyword), search: onlyFilters(search) })
      }
    />
  )
}
