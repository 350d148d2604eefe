import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { cutLines } from '#src/cutText.ts'

/** A card that is tappable as a whole: its single link covers it, and screen readers read the link as its title. */
export const CardFrame = styled('article')(({ theme }) => ({
  position: 'relative',
  containerType: 'inline-size',
  height: '100%',
  overflow: 'hidden',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: theme.radius.card,
  transition: 'transform 80ms, border-color 120ms',
  '&:active': { transform: 'scale(0.99)' },
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars.palette.fieldBorder } },
  '&:has(a:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

export const CardBody = styled('div')({ padding: '12px 16px 16px' })

/** The title line, cut after `lines` lines with room for stacked Burmese letters. */
export const CardLink = styled(Link, { shouldForwardProp: (prop) => prop !== 'lines' })<{ lines?: number }>(
  ({ theme, lines = 2 }) => ({
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    fontWeight: 700,
    lineHeight: 1.65,
    ...cutLines(lines),
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
  }),
)

export const CardText = styled('p', { shouldForwardProp: (prop) => prop !== 'lines' })<{ lines?: number }>(
  ({ theme, lines = 2 }) => ({
    margin: 0,
    fontSize: '0.875rem',
    lineHeight: 1.65,
    color: theme.vars.palette.text.secondary,
    ...cutLines(lines),
  }),
)
