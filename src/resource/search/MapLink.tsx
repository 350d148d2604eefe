import { IconButton } from '#src/elements/Button.tsx'
import { MapOutlinedIcon } from '#src/elements/icons/map.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'

interface MapLinkProps {
  /** that of what is listed; else of all businesses */
  to?: string
}

/** The map, one tap from a list's field. */
export function MapLink({ to = paths.categoryMap }: MapLinkProps) {
  const { mapView } = useMessages().lists
  return (
    <IconButton to={to} aria-label={mapView} title={mapView}>
      <MapOutlinedIcon />
    </IconButton>
  )
}
