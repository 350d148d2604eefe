import { useNavigate } from 'react-router'
import { IconButton } from '#src/elements/Button.tsx'
import { MapOutlinedIcon } from '#src/elements/icons/map.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
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
      end={
        <IconButton to={paths.categoryMap} aria-label={t.lists.mapView} title={t.lists.mapView}>
          <MapOutlinedIcon />
        </IconButton>
      }
    />
  )
}
