import { styled } from '@mui/material/styles'
import { cutLine } from '#src/cutText.ts'

/** Floats over the screen, so that no content moves. A press inside must not take the focus from the search box. */
export const PopupSheet = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.appBar - 2,
  insetInline: 0,
  top: 'calc(100% + 4px)',
  maxHeight: 'min(60dvh, 480px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 4,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.hairline}`,
  boxShadow: '0 8px 32px rgb(30 24 32 / 0.24)',
}))

export const PopupRow = styled('div', { shouldForwardProp: (prop) => prop !== 'active' })<{ active: boolean }>(
  ({ theme, active }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: theme.measure.touch,
    paddingInline: 14,
    paddingBlock: 4,
    cursor: 'pointer',
    lineHeight: 1.65,
    background: active ? theme.vars.palette.soft : undefined,
    '@media (hover: hover)': { '&:hover': { background: theme.vars.palette.soft } },
    '& .words': { flex: 1, minWidth: 0 },
    '& .words > *': { ...cutLine, display: 'block' },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  }),
)
