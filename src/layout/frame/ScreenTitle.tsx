import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'

/** A screen's heading; `back` adds a back button, `actions` are at its end. */
export function ScreenTitle({
  children,
  back = false,
  actions,
}: {
  children: ReactNode
  back?: boolean
  actions?: ReactNode
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 56,
        mt: { xs: 0.5, md: 1.5 },
        ml: back ? -1.5 : 0,
        // A text button that leaves too little room for the heading wraps below it; an icon button never does.
        '&:has(> .MuiButton-root)': { flexWrap: 'wrap', columnGap: 2 },
        '& > .MuiButton-root': { my: 0.75 },
      }}
    >
      <Box sx={{ flex: '1 1 auto', maxWidth: '100%', minWidth: 0, display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {back && <BackButton />}
        <Typography component="h1" variant="h2" sx={{ flex: 1, minWidth: 0, py: 1 }}>
          {children}
        </Typography>
      </Box>
      {actions}
    </Box>
  )
}

function BackButton() {
  const t = useMessages()
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    // Somebody who opened a link directly has no history to go back to ('default' is the first entry's key).
    <IconButton
      onClick={() => (key === 'default' ? navigate(paths.home) : navigate(-1))}
      aria-label={t.shell.back}
      color="inherit"
    >
      <ArrowBack />
    </IconButton>
  )
}
