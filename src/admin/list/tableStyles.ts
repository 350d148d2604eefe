import type { SxProps, Theme } from '@mui/material/styles'
import { cutLine } from '#src/theme/cutText.ts'
import { finePointer } from '../adminTheme.ts'

const rowPx = 36
const boxPx = 36

/** The bulk acts have their own row above the table, which is hidden without a selection. */
const bulkToolbarStyles = {
  '& .MuiToolbar-root.RaBulkActionsToolbar-toolbar': {
    position: 'static',
    transform: 'none',
    height: 'auto',
    minHeight: 48,
    flexWrap: 'wrap',
    bgcolor: 'soft',
    borderRadius: 0,
    '& .RaBulkActionsToolbar-topToolbar': { p: 0, minHeight: 0, flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
  '& .MuiToolbar-root.RaBulkActionsToolbar-collapsed': { display: 'none' },
}

/** What is held at the left while the rest scrolls below it, in the colour of its row. */
const held = (left: number) => ({ position: 'sticky', zIndex: 1, left, bgcolor: 'background.paper' })

/** One line per row, so that the table can be scanned downwards; the title stays, and the boxes where there are some. */
export const tableStyles = (title: string, hasBoxes: boolean): SxProps<Theme> => ({
  ...bulkToolbarStyles,
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .MuiTableCell-paddingCheckbox': { ...held(0), [finePointer]: { p: 0, width: boxPx } },
  [`& .column-${title}`]: {
    ...held(hasBoxes ? 48 : 0),
    fontWeight: 700,
    ...(hasBoxes && { [finePointer]: { left: boxPx } }),
  },
  '& .RaDataTable-headerCell, & .RaDataTable-rowCell': { fontSize: '0.8125rem', px: 1.25, py: 0 },
  '& tbody tr:hover > *': { bgcolor: 'sunken' },
  '& tbody tr:focus-within > *, & tbody tr.Mui-selected > *': { bgcolor: 'soft' },
  '& .column-Status .cell': { display: 'flex', alignItems: 'center' },
  '& .RaDataTable-headerCell': { height: 44, '& [title]': { cursor: 'help' } },
  '& .RaDataTable-rowCell': {
    maxWidth: 240,
    height: 48,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    overflowWrap: 'normal',
    [finePointer]: { height: rowPx },
  },
  [`& .RaDataTable-rowCell.column-${title}`]: { width: 300, maxWidth: 300, minWidth: 200 },
  '& .MuiCheckbox-root': { [finePointer]: { p: 0.5 } },
  // A link in a line of text is lower than the minimum touch target (WCAG 2.2, 2.5.8: 24 px).
  '& .RaDataTable-rowCell a': {
    ...cutLine,
    display: 'inline-block',
    minWidth: 24,
    maxWidth: '100%',
    lineHeight: '24px',
    verticalAlign: 'middle',
  },
  // Keeps a short heading from narrowing the pictures below it.
  '& .RaDataTable-rowCell img': { maxWidth: 'none' },
  '& .title': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    '& .name': { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 1 },
  },
  '& .preview': { flex: 'none', my: -1, [finePointer]: { opacity: 0, minWidth: 28, minHeight: 28, p: 0 } },
  '& tr:hover .preview, & tr:focus-within .preview': { opacity: 1 },
})

/** At the edge below which there is more. */
export const hasMoreStyles: SxProps<Theme> = {
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: 2,
    inset: '0 0 0 auto',
    width: 24,
    pointerEvents: 'none',
    background: (theme) => `linear-gradient(to right, transparent, ${theme.vars?.palette.hairline})`,
  },
}
