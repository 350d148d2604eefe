import type { Theme, ThemeOptions } from '@mui/material/styles'
import { measures, radii, sheetShadow } from './tokens.ts'

type Components = NonNullable<ThemeOptions['components']>
type Styled = { theme: Theme }
const colour = (theme: Theme) => (theme.vars ?? theme).palette

/** Our look on top of MUI's: flat cards with hairlines, no ripples, 48 px touch targets, one shadow for sheets. */
export const components: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        '&.Mui-focusVisible': { outline: `3px solid ${colour(theme).primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: measures.touch,
        borderRadius: radii.input,
        padding: '8px 20px',
        transition: 'transform 80ms, background-color 120ms',
        '&:active': { transform: 'scale(0.98)' },
      },
      sizeSmall: { padding: '4px 12px', fontSize: '0.875rem' },
      outlined: ({ theme }: Styled) => ({ borderColor: colour(theme).fieldBorder }),
    },
    variants: [
      {
        props: { variant: 'soft' },
        style: ({ theme }: Styled) => ({ color: colour(theme).primary.main, backgroundColor: colour(theme).soft }),
      },
    ],
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: measures.touch, minHeight: measures.touch } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }: Styled) => ({ borderRadius: radii.card, borderColor: colour(theme).hairline }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: radii.chip, fontSize: '0.875rem', height: 'auto', minHeight: 28, maxWidth: '100%' },
      clickable: { minHeight: measures.chip },
      // Wraps when it is longer than its space.
      label: { lineHeight: 'var(--line-meta)', whiteSpace: 'normal' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }: Styled) => ({
        borderRadius: radii.input,
        backgroundColor: colour(theme).background.paper,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
      }),
      notchedOutline: ({ theme }: Styled) => ({ borderColor: colour(theme).fieldBorder }),
      // Below 16 px iOS zooms in on focus.
      input: { fontSize: '1rem', lineHeight: 1.75, height: 'auto', padding: '10px 14px', textOverflow: 'ellipsis' },
      inputAdornedStart: { paddingLeft: 0 },
      inputAdornedEnd: { paddingRight: 0 },
      multiline: { padding: '10px 14px' },
      inputMultiline: { padding: 0 },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }: Styled) => ({
        fontSize: '1rem',
        // As readable as other text: MUI's default opacity of 42 % is not.
        '&::placeholder': { color: colour(theme).text.secondary, opacity: 1 },
      }),
    },
  },
  // The arrow is aligned with the pickers' arrow.
  MuiNativeSelect: { styleOverrides: { icon: { right: 14 }, select: { '&&': { paddingRight: 44 } } } },
  MuiFormHelperText: {
    styleOverrides: { root: { font: 'var(--text-meta)', marginInline: 0 } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }: Styled) => ({
        borderRadius: radii.sheet,
        boxShadow: sheetShadow,
        border: `1px solid ${colour(theme).hairline}`,
        margin: 16,
        width: 'calc(100% - 32px)',
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.65 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: 16, flexWrap: 'wrap' } } },
  MuiDrawer: {
    styleOverrides: {
      paperAnchorBottom: {
        borderTopLeftRadius: radii.sheet,
        borderTopRightRadius: radii.sheet,
        boxShadow: sheetShadow,
        paddingBottom: 'env(safe-area-inset-bottom)',
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }: Styled) => ({
        borderRadius: radii.card,
        boxShadow: sheetShadow,
        minWidth: 200,
        // Shadows are invisible in dark mode.
        border: `1px solid ${colour(theme).hairline}`,
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: measures.touch, fontSize: '1rem', gap: 12 } } },
  MuiListItemButton: { styleOverrides: { root: { minHeight: measures.row } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 44, color: 'inherit' } } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: ({ theme }: Styled) => ({ backgroundColor: colour(theme).sunken }) },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: radii.card, lineHeight: 1.75 },
      standardInfo: ({ theme }: Styled) => ({
        backgroundColor: colour(theme).soft,
        color: colour(theme).text.primary,
        '& .MuiAlert-icon': { color: colour(theme).primary.main },
      }),
      standardSuccess: ({ theme }: Styled) => ({
        backgroundColor: colour(theme).successSoft,
        color: colour(theme).text.primary,
        '& .MuiAlert-icon': { color: colour(theme).success.main },
      }),
      standardError: ({ theme }: Styled) => ({
        backgroundColor: colour(theme).dangerSoft,
        color: colour(theme).text.primary,
        '& .MuiAlert-icon': { color: colour(theme).error.main },
      }),
    },
  },
  MuiTooltip: { styleOverrides: { tooltip: { font: 'var(--text-meta)' } } },
}
