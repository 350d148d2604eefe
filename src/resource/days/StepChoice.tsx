import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useSearchParams } from 'react-router'
import { useAllMessages } from '#src/messages/working.ts'
import { stepNames, type Step } from './periods.ts'

/** The name in an address of how counts are put together. `by` says who shared one (docs/rules.md#rewards). */
const name = 'per'

/** How counts are put together, as the address says: so that back and a link show the same. */
export function useStep(usual: Step = 'day'): Step {
  const asked = useSearchParams()[0].get(name)
  return stepNames.find((step) => step === asked) ?? usual
}

/** By day, by week, by month. */
export function StepChoice({ step }: { step: Step }) {
  const t = useAllMessages()
  const [, setSearch] = useSearchParams()
  const choose = (chosen: Step) =>
    setSearch(
      (search) => {
        search.set(name, chosen)
        return search
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={step}
      aria-label={t.numbers.steps}
      // Words stay whole: with large letters those that do not fit beside others stand below them.
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        maxWidth: '100%',
        '& > .MuiToggleButton-root': {
          m: 0,
          border: 1,
          borderColor: 'fieldBorder',
          borderRadius: 'var(--radius-input)',
        },
      }}
      onChange={(_event, chosen: Step | null) => chosen && choose(chosen)}
    >
      {stepNames.map((one) => (
        <ToggleButton
          key={one}
          value={one}
          sx={{ minHeight: 48, px: 1.25, textTransform: 'none', whiteSpace: 'nowrap' }}
        >
          {t.numbers[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
