import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface PartProps {
  readonly heading: string
  readonly children: ReactNode
}

/** A part of a case, under its heading. */
export const Part = ({ heading, children }: PartProps) => (
  <Box component="section" aria-label={heading} sx={{ font: 'var(--text-meta)', lineHeight: 1.75 }}>
    <Box component="h2" sx={{ m: 0, mb: 0.5, font: 'var(--text-name)', lineHeight: 1.65 }}>
      {heading}
    </Box>
    {children}
  </Box>
)
