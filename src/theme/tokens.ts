/**
 * The brand's design tokens (docs/experience.md#look), light and dark: for MUI through the theme, for plain elements as the
 * custom properties in tokens.css.
 */
export const colours = {
  light: {
    background: '#FAF7F4',
    surface: '#FFFFFF',
    sunken: '#F1ECE7',
    ink: '#1E1820',
    muted: '#62585F',
    hairline: '#E2DAD6',
    fieldBorder: '#8A7F86',
    brand: '#6A1B4D',
    onBrand: '#FFFFFF',
    soft: '#F6E4EE',
    accent: '#F3B229',
    onAccent: '#2B1B00',
    accentText: '#7F5200',
    success: '#1D6B3C',
    successSoft: '#E8F0EB',
    danger: '#B3261E',
    dangerSoft: '#FCE8E6',
    google: '#C5221F',
    icon: 'rgb(0 0 0 / 0.54)',
    pressed: 'rgb(0 0 0 / 0.04)',
    brandPressed: 'rgb(106 27 77 / 0.04)',
    disabled: 'rgb(0 0 0 / 0.26)',
    disabledFill: 'rgb(0 0 0 / 0.12)',
    scrim: 'rgb(30 24 32 / 0.72)',
    imageDim: '1',
  },
  dark: {
    background: '#161217',
    surface: '#211B22',
    sunken: '#0F0C10',
    ink: '#F4EEF2',
    muted: '#B9AEB6',
    hairline: '#3B333B',
    fieldBorder: '#8A7E88',
    brand: '#F0A3CC',
    onBrand: '#3D0A2A',
    soft: '#3B1A2E',
    accent: '#F6C453',
    onAccent: '#2B1B00',
    accentText: '#F6C453',
    success: '#86D79E',
    successSoft: '#1A3022',
    danger: '#FF8A73',
    dangerSoft: '#43201C',
    google: '#C5221F',
    icon: '#FFFFFF',
    pressed: 'rgb(255 255 255 / 0.08)',
    brandPressed: 'rgb(240 163 204 / 0.08)',
    disabled: 'rgb(255 255 255 / 0.3)',
    disabledFill: 'rgb(255 255 255 / 0.12)',
    scrim: 'rgb(15 12 16 / 0.72)',
    imageDim: '0.9',
  },
} as const

export const radii = { input: '10px', card: '14px', sheet: '20px', chip: '999px' } as const

/** Layout measures in px. */
export const measures = {
  row: 56,
  touch: 48,
  chip: 44,
  rail: 96,
  /** a business beside a list */
  pane: 360,
  tabs: 64,
  header: 56,
  content: 1200,
  reading: 720,
} as const

export const fontFamily = "'Noto Sans Myanmar', 'Burmese bars', system-ui, sans-serif"

/**
 * Every text has one of these roles (docs/experience.md#look): its size, the height of its lines, that height where Burmese letters are
 * stacked, all in px, and its weight. CSS says `font: var(--text-meta)`, sx `font: 'var(--text-meta)'`, and plain elements have variants.
 */
export const roles = {
  display: { size: 28, line: 34, burmese: 46, weight: 700 },
  title: { size: 22, line: 28, burmese: 36, weight: 700 },
  section: { size: 18, line: 24, burmese: 30, weight: 700 },
  name: { size: 16, line: 22, burmese: 27, weight: 700 },
  body: { size: 16, line: 25, burmese: 28, weight: 400 },
  meta: { size: 14, line: 20, burmese: 24, weight: 400 },
  label: { size: 14, line: 20, burmese: 24, weight: 500 },
  micro: { size: 12, line: 16, burmese: 20, weight: 400 },
} as const

/** Sizes of signs beside a text, and alone, in px. */
export const iconSizes = { small: 18, medium: 24 } as const

/** The only shadows: for sheets, and for what is small and floats above a picture, a map or a list. */
export const sheetShadow = '0 8px 32px rgb(30 24 32 / 0.24)'
export const floatingShadow = '0 2px 8px rgb(0 0 0 / 0.12)'
