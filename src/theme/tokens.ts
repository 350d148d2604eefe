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
    chip: 'rgb(0 0 0 / 0.08)',
    chipPressed: 'rgb(0 0 0 / 0.12)',
    disabled: 'rgb(0 0 0 / 0.26)',
    disabledFill: 'rgb(0 0 0 / 0.12)',
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
    chip: 'rgb(255 255 255 / 0.16)',
    chipPressed: 'rgb(255 255 255 / 0.24)',
    disabled: 'rgb(255 255 255 / 0.3)',
    disabledFill: 'rgb(255 255 255 / 0.12)',
  },
} as const

export const radii = { input: '10px', card: '14px', sheet: '20px', chip: '999px' } as const

/** Layout measures in px. */
export const measures = { row: 56, touch: 48, rail: 96, tabs: 64, header: 56, content: 1200, reading: 720 } as const

export const fontFamily = "'Noto Sans Myanmar', 'Burmese bars', system-ui, sans-serif"

/** The only shadow, for what floats above the screen. */
export const sheetShadow = '0 8px 32px rgb(30 24 32 / 0.24)'
