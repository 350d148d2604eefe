import type {} from '@mui/material/themeCssVarsAugmentation'
import { createTheme, type Shadows } from '@mui/material/styles'
import { components } from './themeComponents.ts'
import { colours, fontFamily, measures, radii, roles } from './tokens.ts'

interface OwnPalette {
  /** insets, skeletons, the background below cards */
  sunken: string
  /** one-pixel lines in lists */
  hairline: string
  fieldBorder: string
  /** the brand's soft background; text on it is primary.main */
  soft: string
  successSoft: string
  dangerSoft: string
  /** Google's sign-in red, with white text */
  google: string
  /** turmeric: `main` as a fill with `contrastText` on it, `text` as a text colour */
  accent: { main: string; contrastText: string; text: string }
}
declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    soft: true
  }
}
declare module '@mui/material/styles' {
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends OwnPalette {}
  interface Theme {
    radius: typeof radii
    measure: typeof measures
  }
  interface ThemeOptions {
    radius: typeof radii
    measure: typeof measures
  }
}

const palette = (c: (typeof colours)['light' | 'dark']) => ({
  primary: { main: c.brand, light: c.brand, dark: c.brand, contrastText: c.onBrand },
  secondary: { main: c.accent, light: c.accent, dark: c.accent, contrastText: c.onAccent },
  error: { main: c.danger, light: c.danger, dark: c.danger, contrastText: c.surface },
  success: { main: c.success, light: c.success, dark: c.success, contrastText: c.surface },
  warning: { main: c.accentText, light: c.accent, dark: c.accentText, contrastText: c.surface },
  info: { main: c.brand, light: c.brand, dark: c.brand, contrastText: c.onBrand },
  background: { default: c.background, paper: c.surface },
  text: { primary: c.ink, secondary: c.muted, disabled: c.muted },
  divider: c.hairline,
  sunken: c.sunken,
  hairline: c.hairline,
  fieldBorder: c.fieldBorder,
  soft: c.soft,
  successSoft: c.successSoft,
  dangerSoft: c.dangerSoft,
  google: c.google,
  accent: { main: c.accent, contrastText: c.onAccent, text: c.accentText },
})

const noShadows = ['none', ...Array.from({ length: 24 }, () => 'none')] as Shadows

const rem = (px: number) => `${px / 16}rem`
// Forms show what people wrote without saying in which script, and Burmese stacks letters: line heights below 1.6 clip them. Texts of the
// interface alone have the lines of their role, by language (docs/experience.md#look).
const textLineHeight = 1.75
const cutTextLineHeight = 1.65

/** The options of the theme; the admin area adds its density. */
export const themeOptions = {
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: palette(colours.light) }, dark: { palette: palette(colours.dark) } },
  radius: radii,
  measure: measures,
  shape: { borderRadius: 10 },
  // Hairlines replace shadows; the only shadow, for sheets, is in themeComponents.ts.
  shadows: noShadows,
  typography: {
    fontFamily,
    fontWeightLight: 400,
    fontWeightRegular: 400,
    fontWeightMedium: 700,
    fontWeightBold: 700,
    h1: { fontSize: rem(roles.display.size), fontWeight: 700, lineHeight: cutTextLineHeight, letterSpacing: 0 },
    h2: { fontSize: rem(roles.title.size), fontWeight: 700, lineHeight: cutTextLineHeight, letterSpacing: 0 },
    h3: { fontSize: rem(roles.section.size), fontWeight: 700, lineHeight: cutTextLineHeight, letterSpacing: 0 },
    h4: { fontSize: rem(16), fontWeight: 700, lineHeight: cutTextLineHeight, letterSpacing: 0 },
    h5: { fontSize: rem(16), fontWeight: 700, lineHeight: cutTextLineHeight, letterSpacing: 0 },
    h6: { fontSize: rem(16), fontWeight: 700, lineHeight: cutTextLineHeight, letterSpacing: 0 },
    subtitle1: { fontSize: rem(16), fontWeight: 700, lineHeight: cutTextLineHeight, letterSpacing: 0 },
    subtitle2: { fontSize: rem(14), fontWeight: 700, lineHeight: cutTextLineHeight, letterSpacing: 0 },
    body1: { fontSize: rem(16), lineHeight: textLineHeight, letterSpacing: 0 },
    body2: { fontSize: rem(roles.meta.size), lineHeight: textLineHeight, letterSpacing: 0 },
    button: {
      fontSize: rem(16),
      fontWeight: 700,
      lineHeight: 'var(--line-name)',
      textTransform: 'none',
      letterSpacing: 0,
    },
    caption: { fontSize: rem(roles.micro.size), lineHeight: 'var(--line-micro)', letterSpacing: 0 },
    overline: {
      fontSize: rem(roles.micro.size),
      lineHeight: 'var(--line-micro)',
      letterSpacing: 0,
      textTransform: 'none',
    },
  },
  components,
} satisfies Parameters<typeof createTheme>[0]

/** Light and dark mode follow the device by media query, so one rendering serves both. */
export const theme = createTheme(themeOptions)
