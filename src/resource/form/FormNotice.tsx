import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

interface FormNoticeProps {
  text: string
  /** the button's label */
  action: string
  act: () => void
}

/** Says above a form that its values are a kept draft or were changed by somebody else, and offers the other values. */
export const FormNotice = ({ text, action, act }: FormNoticeProps) => (
  <Alert
    severity="info"
    role="status"
    // Below the text where the button leaves it no room.
    sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12rem' } }}
    action={
      <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={act}>
        {action}
      </Button>
    }
  >
    {text}
  </Alert>
)
