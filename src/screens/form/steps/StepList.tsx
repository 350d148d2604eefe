import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from '#src/elements/Link.tsx'
import { useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { stepNumber, steps, type Step } from './steps.ts'

/** Which step of how many this is. Once there is a page, each step is one tap away. */
export function StepList({ current, pageId }: { current: Step; pageId?: number }) {
  const t = useAllMessages()
  const digits = useDigits()
  return (
    <Box component="nav" aria-label={t.forms.steps} sx={(theme) => ({ maxWidth: theme.measure.reading, mb: 3 })}>
      <Typography variant="body2" color="text.secondary">
        {t.forms.stepOf({ number: stepNumber(current), count: steps.length })}
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
          gap: 1,
        }}
      >
        {steps.map((step) => (
          <Box
            key={step}
            component="li"
            aria-current={step === current ? 'step' : undefined}
            sx={{
              display: 'grid',
              borderTop: 4,
              borderColor: stepNumber(step) <= stepNumber(current) ? 'primary.main' : 'hairline',
              font: 'var(--text-meta)',
              // In letters of twice the size, too, no word is broken.
              overflowWrap: 'break-word',
              fontWeight: step === current ? 700 : 400,
              '& > *': { minHeight: 48, pt: 0.5, color: step === current ? 'text.primary' : 'text.secondary' },
            }}
          >
            {pageId === undefined || step === current ? (
              <span>{`${digits(stepNumber(step))} ${t.forms[step]}`}</span>
            ) : (
              <Link to={paths.update('page', pageId, step)}>{`${digits(stepNumber(step))} ${t.forms[step]}`}</Link>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
