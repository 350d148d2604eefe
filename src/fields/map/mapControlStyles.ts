import type { Theme } from '@mui/material/styles'

/** Leaflet's zoom buttons and attribution in the app's colours: Leaflet's own stylesheet has no dark mode. */
export function mapControlStyles(theme: Theme) {
  const { background, text, fieldBorder, hairline, primary, sunken } = theme.vars.palette
  return {
    '&.leaflet-container .leaflet-bar': {
      border: `1px solid ${fieldBorder}`,
      borderRadius: theme.radius.input,
      overflow: 'hidden',
    },
    '&.leaflet-container .leaflet-bar a': {
      width: 44,
      height: 44,
      lineHeight: '44px',
      background: background.paper,
      color: text.primary,
      borderColor: hairline,
    },
    '&.leaflet-container .leaflet-bar a:hover': { background: sunken },
    '&.leaflet-container .leaflet-bar a.leaflet-disabled': { background: sunken, color: text.secondary },
    '&.leaflet-container .leaflet-control-attribution': {
      background: background.paper,
      color: text.secondary,
      fontSize: '0.75rem',
      padding: '0 6px',
    },
    '&.leaflet-container .leaflet-control-attribution a': { color: primary.main },
  } as const
}
