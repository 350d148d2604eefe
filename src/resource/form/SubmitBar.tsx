import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface SubmitBarProps {
  /** below what scrolls in a sheet, instead of over a screen */
  readonly inSheet: boolean
  readonly children: ReactNode
}

/**
 * The button of a form, which stays under the thumb on a phone, in the place of the bar of contacts (theme/base.css). On a desktop and
 * on a low screen it ends the form.
 */
export const SubmitBar = ({ inSheet, children }: SubmitBarProps) => (
  <Box
    {...(!inSheet && { 'data-contact-bar': '' })}
    sx={
      inSheet
        ? { p: 2, borderTop: 1, borderColor: 'hairline' }
        : {
            '@media (max-width: 899.95px) and (min-height: 320.05px)': {
              position: 'fixed',
              zIndex: 1090,
              insetInline: 0,
              bottom: 'calc(var(--tabs) + env(safe-area-inset-bottom))',
              // In letters of twice the size its words take two lines.
              minHeight: 'var(--contact-bar)',
              px: 2,
              py: 1,
              bgcolor: 'background.paper',
              borderTop: 1,
              borderColor: 'hairline',
              '& > button': { minHeight: 48, py: 0 },
            },
            '@media (min-width: 600px) and (max-width: 899.95px)': {
              left: 'calc(var(--rail) + env(safe-area-inset-left))',
            },
          }
    }
  >
    {children}
  </Box>
)
