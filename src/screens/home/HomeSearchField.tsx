import { useNavigate } from 'react-router'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { MapLink } from '#src/resource/search/MapLink.tsx'
import { SearchField } from '#src/resource/search/SearchField.tsx'

/** The public search, and the map in its field. */
export function HomeSearchField() {
  const t = useMessages()
  const navigate = useNavigate()
  return (
    <SearchField
      label={t.lists.searchEverything}
      action={paths.search()}
      search={(text) => void navigate(paths.search(text))}
      end={<MapLink />}
    />
  )
}
