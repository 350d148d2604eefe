import Star from '@mui/icons-material/StarRounded'
import { styled } from '@mui/material/styles'
import { maxStars } from '#resources/pageRating.ts'
import { useDigits, useMessages } from '#src/messages/index.ts'

/** The average rating with one decimal and the number of reviews (spec 2.126); nothing without ratings. */
export function Rating({ average, count }: { average: number; count: number }) {
  const t = useMessages()
  const formatDigits = useDigits()
  if (count === 0) return null
  const shown = formatDigits(average.toFixed(1))
  return (
    <Line>
      <Star fontSize="inherit" aria-hidden />
      <b aria-label={t.page.rate({ average: shown, most: maxStars })} role="img">
        {shown}
      </b>
      <span>{t.lists.reviews({ count })}</span>
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: 1.65,
  color: theme.vars.palette.text.secondary,
  '& svg, & b': { color: theme.vars.palette.accent.text },
}))
