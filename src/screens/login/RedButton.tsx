import Google from '@mui/icons-material/Google'
import Button from '@mui/material/Button'
import { useAllMessages } from '#src/messages/working.ts'

/**
 * A red button, 'Sign in with Google'; while signing in it reads 'Signing in...' and is disabled (spec 2.56 to 2.58).
 */
export function RedButton({
  isSigningIn,
  disabled,
  onClick,
}: {
  isSigningIn: boolean
  disabled?: boolean
  onClick?: () => void
}) {
  const t = useAllMessages()
  return (
    <Button
      onClick={onClick}
      disabled={isSigningIn || disabled}
      variant="contained"
      size="large"
      startIcon={<Google />}
      sx={{
        minWidth: 260,
        bgcolor: 'google',
        color: 'common.white',
        '&:hover': { bgcolor: 'google' },
        '&.Mui-disabled': { bgcolor: 'google', color: 'common.white', opacity: 0.7 },
      }}
    >
      {isSigningIn ? t.login.signingIn : t.login.google}
    </Button>
  )
}
