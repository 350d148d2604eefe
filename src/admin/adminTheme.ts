import PaginationItem, { type PaginationItemProps } from '@mui/material/PaginationItem'
import { createElement } from 'react'
import type { RaThemeOptions } from 'react-admin'
import { digitsIn } from '#resources/text/digits.ts'
import type { Digits } from '#resources/text/language.ts'
import { cutLine } from '#src/theme/cutText.ts'
import { themeOptions } from '#src/theme/theme.ts'
import { fontFamily } from '#src/theme/tokens.ts'
import type { Theme } from '@mui/material/styles'

type Styled = { theme: Theme }
const colour = (theme: Theme) => (theme.vars ?? theme).palette
/** A mouse is more precise than a finger; touch screens keep the app's sizes (48 px, docs/experience.md#look). */
export const finePointer = '@media (pointer: fine) and (min-width: 900px)'
const { components } = themeOptions

interface AdminThemeTexts {
  readonly selectRow: string
  readonly pages: string
  readonly digits: Digits
}

/**
 * The app's theme with a higher density: the admin area is used with mouse and keyboard (docs/experience.md#admin-area).
 * `selectRow` labels react-admin's row checkboxes, because react-admin puts the label on the wrong element. Page numbers
 * use `digits`, and `pages` labels the pagination, which MUI labels in English.
 */
export const adminTheme = ({ selectRow, pages, digits }: AdminThemeTexts): RaThemeOptions => ({
  ...themeOptions,
  components: {
    ...components,
    MuiButton: {
      ...components.MuiButton,
      styleOverrides: {
        ...components.MuiButton?.styleOverrides,
        root: {
          ...(components.MuiButton?.styleOverrides?.root as object),
          whiteSpace: 'nowrap',
          [finePointer]: { minHeight: 36, padding: '4px 14px', fontSize: '0.875rem' },
        },
        sizeSmall: {
          ...(components.MuiButton?.styleOverrides?.['sizeSmall'] as object),
          [finePointer]: { minHeight: 32, padding: '2px 10px' },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: { root: { minWidth: 48, minHeight: 48, [finePointer]: { minWidth: 36, minHeight: 36 } } },
    },
    MuiOutlinedInput: {
      ...components.MuiOutlinedInput,
      styleOverrides: {
        ...components.MuiOutlinedInput?.styleOverrides,
        input: {
          ...(components.MuiOutlinedInput?.styleOverrides?.input as object),
          [finePointer]: { fontSize: '0.875rem', padding: '6px 12px' },
        },
        multiline: { padding: '10px 14px', [finePointer]: { padding: '6px 12px' } },
        inputMultiline: { padding: 0, [finePointer]: { padding: 0 } },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined' } },
    MuiFormControl: { defaultProps: { variant: 'outlined' } },
    // In filters the label is centred in the empty field at either height.
    MuiInputLabel: {
      styleOverrides: {
        outlined: {
          lineHeight: 1.65,
          ...cutLine,
          '&:not(.MuiInputLabel-shrink)': {
            transform: 'translate(14px, 11px)',
            [finePointer]: { transform: 'translate(12px, 6px)', fontSize: '0.875rem' },
          },
        },
      },
    },
    MuiMenuItem: {
      styleOverrides: { root: { minHeight: 48, gap: 12, [finePointer]: { minHeight: 36, fontSize: '0.875rem' } } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }: Styled) => ({
          borderColor: colour(theme).hairline,
          lineHeight: 1.65,
          padding: '4px 12px',
          fontVariantNumeric: 'tabular-nums',
        }),
        head: ({ theme }: Styled) => ({
          fontWeight: 700,
          whiteSpace: 'nowrap',
          color: colour(theme).text.secondary,
          backgroundColor: colour(theme).background.paper,
        }),
        paddingCheckbox: { padding: '0 4px' },
      },
    },
    MuiCheckbox: {
      defaultProps: { slotProps: { root: { 'aria-label': undefined }, input: { 'aria-label': selectRow } } },
    },
    MuiTableRow: {
      styleOverrides: {
        root: ({ theme }: Styled) => ({
          '&.MuiTableRow-hover:hover': { backgroundColor: colour(theme).sunken },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colour(theme).soft },
        }),
      },
    },
    MuiPagination: {
      defaultProps: {
        'aria-label': pages,
        renderItem: (item: PaginationItemProps) =>
          createElement(PaginationItem, { ...item, page: digitsIn(digits, String(item.page ?? '')) }),
      },
    },
    // React-admin's error messages use a font without Burmese letters.
    RaError: { styleOverrides: { root: { fontFamily } } },
    RaLoading: { styleOverrides: { root: { fontFamily } } },
    // The bars of a table that is loading. React-admin's grey is nearly white in dark mode.
    RaPlaceholder: {
      styleOverrides: {
        root: ({ theme }: Styled) => ({ backgroundColor: colour(theme).sunken, borderRadius: 4 }),
      },
    },
    MuiTablePagination: { styleOverrides: { root: { border: 0 } } },
  },
})
