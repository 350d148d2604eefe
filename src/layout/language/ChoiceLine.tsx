import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'

interface ChoiceLineProps<V extends string> {
  readonly label: string
  readonly choices: readonly {
    readonly value: V
    readonly shown: ReactNode
    /** accessible name, where the visible text is not enough */
    readonly name?: string
    readonly lang?: string
  }[]
  readonly chosen: V
  readonly onChoose: (value: V) => void
  /** smaller, without a frame, for secondary places */
  readonly compact?: boolean
}

/** A preference with few options: its label and a row of toggle buttons. */
export function ChoiceLine<V extends string>({
  label,
  choices,
  chosen,
  onChoose,
  compact = false,
}: ChoiceLineProps<V>) {
  const id = useId()
  const [Frame, Button] = compact ? [Words, Word] : [Choices, Choice]
  return (
    <Line
      role="group"
      aria-labelledby={id}
      style={compact ? { fontSize: '0.875rem' } : { justifyContent: 'space-between' }}
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
  // Drawn inside, because the frame clips its overflow.
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
