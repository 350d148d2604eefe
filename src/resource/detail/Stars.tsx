import StarHalf from '@mui/icons-material/StarHalfRounded'
import Star from '@mui/icons-material/StarRounded'
import Box from '@mui/material/Box'
import { maxStars } from '#resources/pageRating.ts'
import { useMessages } from '#src/messages/index.ts'

/** A rating as stars out of five, rounded to half stars, with a text for screen readers. */
export function Stars({ stars, size = 18 }: { stars: number; size?: number }) {
  const t = useMessages()
  const halves = Math.round(stars * 2)
  return (
    <Box
      role="img"
      aria-label={t.ratings.stars({ stars, most: maxStars })}
      sx={{ display: 'inline-flex', fontSize: size }}
    >
      {[1, 2, 3, 4, 5].map((at) => {
        const Shape = halves === at * 2 - 1 ? StarHalf : Star
        return (
          <Shape
            key={at}
            aria-hidden
            fontSize="inherit"
            sx={{ color: halves >= at * 2 - 1 ? 'accent.text' : 'hairline' }}
          />
        )
      })}
    </Box>
  )
}
