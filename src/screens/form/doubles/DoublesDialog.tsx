import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Dialog } from '#src/layout/over/overlays.tsx'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { listSeparator, shownNames, shownText, townNameIn } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import type { Double } from '#src/providers/calls/doubles.ts'

interface DoublesDialogProps {
  readonly doubles: readonly Double[]
  readonly answer: (chosen: Double | 'another' | null) => void
}

/** "This is it" opens the page that is there; "Mine is another" goes on; closing it leads back to the form. */
export function DoublesDialog({ doubles, answer }: DoublesDialogProps) {
  const t = useAllMessages()
  return (
    <Dialog
      open
      onClose={() => answer(null)}
      maxWidth="sm"
      fullWidth
      aria-labelledby="doubles-title"
      aria-describedby="doubles-text"
    >
      <DialogTitle id="doubles-title">{t.doubles.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="doubles-text">{t.doubles.text}</DialogContentText>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {doubles.map((double, at) => (
            <Known key={double.Id} double={double} isFirst={at === 0} choose={() => answer(double)} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => answer(null)}>{t.shell.cancel}</Button>
        <Button variant="outlined" onClick={() => answer('another')}>
          {t.doubles.another}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface KnownProps {
  readonly double: Double
  /** the likeliest, whose button is filled: the eye is led to what is there, not to making the double */
  readonly isFirst: boolean
  readonly choose: () => void
}

function Known({ double, isFirst, choose }: KnownProps) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const { first, second } = shownNames(double, language)
  const name = first ?? t.lists.noName
  const joined = (texts: readonly (string | null)[]) => texts.filter(Boolean).join(listSeparator[language])
  const where = joined([shownText(double.CategoryName), shownText(double.Address), townNameIn(double, language)])
  const why = joined([
    double.SameNumber ? t.doubles.sameNumber : t.doubles.alike,
    double.Metres === null ? null : t.doubles.away({ metres: double.Metres }),
  ])
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'hairline',
      }}
    >
      <Avatar file={double.Thumbnail} name={name} size={48} />
      <Box sx={{ flex: '1 1 130px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
        {second && <Typography variant="body2">{second}</Typography>}
        <Typography variant="body2" color="text.secondary">
          {where}
        </Typography>
        <ClosedMark closure={double.Closure} />
        <Typography variant="body2">{why}</Typography>
      </Box>
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        onClick={choose}
        aria-label={`${t.doubles.thisIsIt}: ${name}`}
      >
        {t.doubles.thisIsIt}
      </Button>
    </Box>
  )
}
