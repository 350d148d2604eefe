import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'

interface ChoiceLineProps<V extends string> {
  readonly label: string
  readonly choices: readonly {
    readonly value: V
    readonly shown: ReactNode
    /** what a screen reader says, where what is shown does not say enough */
    readonly name?: string
    readonly lang?: string
  }[]
  readonly chosen: V
  readonly onChoose: (value: V) => void
  /** a line of small words, beside what matters more */
  readonly quiet?: boolean
}

/** A preference of few words: its name, and beside it what there is to choose from. */
export function ChoiceLine<V extends string>({ label, choices, chosen, onChoose, quiet = false }: ChoiceLineProps<V>) {
  const id = useId()
  const [Frame, Button] = quiet ? [Words, Word] : [Choices, Choice]
  return (
    <Line
      role="group"
      aria-labelledby={id}
      style={quiet ? { fontSize: '0.875rem' } : { justifyContent: 'space-between' }}
    >
      <span id={id}>{label}</span>
      <Frame>
        {choices.map(({ value, shown, name, lang }) => (
          <Button
            key={value}
            aria-pressed={value === chosen}
            {...(name ? { 'aria-label': name } : {})}
            {...(lang ? { lang } : {})}
            onClick={() => onChoose(value)}
          >
            {shown}
          </Button>
        ))}
      </Frame>
    </Line>
  )
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  lineHeight: 1.65,
})
const Choices = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.fieldBorder}`,
  borderRadius: theme.radius.input,
}))
const Base = styled(ButtonBase)(({ theme }) => ({
  minHeight: 46,
  font: 'inherit',
  lineHeight: 1.65,
  color: theme.vars.palette.text.secondary,
  // Inside: the frame around cuts what lies outside.
  '&.Mui-focusVisible': { outlineOffset: -3 },
  '&[aria-pressed=true]': { fontWeight: 700, color: theme.vars.palette.primary.main },
}))
const Choice = styled(Base)(({ theme }) => ({
  minWidth: 64,
  paddingInline: 14,
  '& + &': { borderLeft: `1px solid ${theme.vars.palette.fieldBorder}` },
  '&[aria-pressed=true]': { background: theme.vars.palette.soft },
}))
const Words = styled('span')({ display: 'inline-flex' })
const Word = styled(Base)(({ theme }) => ({
  minWidth: 48,
  position: 'relative',
  '& + &::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    height: '1em',
    borderLeft: `1px solid ${theme.vars.palette.fieldBorder}`,
  },
}))
