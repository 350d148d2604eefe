import PaginationItem, { type PaginationItemProps } from '@mui/material/PaginationItem'
import { createElement } from 'react'
import type { RaThemeOptions } from 'react-admin'
import { digitsIn } from '#resources/text/digits.ts'
import type { Digits } from '#resources/text/language.ts'
import { themeOptions } from '#src/theme.ts'
import { fontFamily } from '#src/tokens.ts'
import type { Theme } from '@mui/material/styles'

type Styled = { theme: Theme }
const colour = (theme: Theme) => (theme.vars ?? theme).palette
/** A mouse aims better than a thumb; on touch the app's own sizes stay (48 px, docs/experience.md#look). */
export const desk = '@media (pointer: fine) and (min-width: 900px)'
const { components } = themeOptions

interface DeskWords {
  readonly selectRow: string
  readonly pages: string
  readonly digits: Digits
}

/**
 * The app's theme, denser: the desk is read and typed at, not tapped (docs/experience.md#desk). `selectRow` names the boxes of
 * react-admin's rows, which puts that name where only its own element could bear it; pages are numbered in `digits`, and `pages` names
 * their row of buttons, which MUI calls by an English word.
 */
export const adminTheme = ({ selectRow, pages, digits }: DeskWords): RaThemeOptions => ({
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
          [desk]: { minHeight: 36, padding: '4px 14px', fontSize: '0.875rem' },
        },
        sizeSmall: {
          ...(components.MuiButton?.styleOverrides?.['sizeSmall'] as object),
          [desk]: { minHeight: 32, padding: '2px 10px' },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: { root: { minWidth: 48, minHeight: 48, [desk]: { minWidth: 36, minHeight: 36 } } },
    },
    MuiOutlinedInput: {
      ...components.MuiOutlinedInput,
      styleOverrides: {
        ...components.MuiOutlinedInput?.styleOverrides,
        input: {
          ...(components.MuiOutlinedInput?.styleOverrides?.input as object),
          [desk]: { fontSize: '0.875rem', padding: '6px 12px' },
        },
        multiline: { padding: '10px 14px', [desk]: { padding: '6px 12px' } },
        inputMultiline: { padding: 0, [desk]: { padding: 0 } },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined' } },
    MuiFormControl: { defaultProps: { variant: 'outlined' } },
    // In filters the label stands in the field until there is a value: in its middle at either height.
    MuiInputLabel: {
      styleOverrides: {
        outlined: {
          lineHeight: 1.65,
          '&:not(.MuiInputLabel-shrink)': {
            transform: 'translate(14px, 11px)',
            [desk]: { transform: 'translate(12px, 6px)', fontSize: '0.875rem' },
          },
        },
      },
    },
    MuiMenuItem: {
      styleOverrides: { root: { minHeight: 48, gap: 12, [desk]: { minHeight: 36, fontSize: '0.875rem' } } },
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
    // What react-admin says when it breaks down is set in a typeface without Burmese letters.
    RaError: { styleOverrides: { root: { fontFamily } } },
    RaLoading: { styleOverrides: { root: { fontFamily } } },
    MuiTablePagination: { styleOverrides: { root: { border: 0 } } },
  },
})
