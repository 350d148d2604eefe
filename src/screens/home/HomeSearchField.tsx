import { useNavigate } from 'react-router'
import { IconButton } from '#src/elements/Button.tsx'
import { MapOutlinedIcon } from '#src/elements/icons/map.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { SearchField } from '#src/resource/search/SearchField.tsx'

/** The public search, and the map beside it. */
export function HomeSearchField() {
  const t = useMessages()
  const navigate = useNavigate()
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <SearchField
          label={t.lists.searchEverything}
          action={paths.search()}
          search={(text) => void navigate(paths.search(text))}
        />
      </div>
      <IconButton to={paths.categoryMap} aria-label={t.lists.mapView} title={t.lists.mapView} edge="end">
        <MapOutlinedIcon />
      </IconButton>
    </div>
  )
}
