import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { SuggestedSource } from '#resources/derived.ts'
import { searchedName, sourceName, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { onlyFilters, withParameters } from '#src/providers/calls/search.ts'
import { SearchField } from './SearchField.tsx'

interface SearchBoxProps {
  source: SuggestedSource
  text?: string
  heading?: string
  start?: ReactNode
  end?: ReactNode
}

/** Enter goes to /{source}/search/{text}; blank input does nothing (spec 2.117, 2.118). */
export function SearchBox({ source, text = '', ...place }: SearchBoxProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isVisitor = useStoredProfile() === null
  return (
    <SearchField
      source={source}
      label={t.lists.searchPlaceholder({ source: sourceName(t, source), searchedAs: searchedName(t, source) })}
      initial={text}
      {...place}
      // To all sources, whose screen the server renders.
      action={paths.search()}
      // The results of one source are for signed-in people (spec 2.31, 2.34).
      searchOpenly={
        isVisitor
          ? (keyword) => {
              const filters = new URLSearchParams(onlyFilters(search))
              void navigate({
                pathname: paths.search(),
                search: withParameters(filters, { q: keyword, in: source }).toString(),
              })
            }
          : undefined
      }
      // A new search from the results keeps their filters.
      search={(keyword) =>
        void navigate({ pathname: paths.sourceSearch(source, keyword), search: onlyFilters(search) })
      }
    />
  )
}
