import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMessages } from '#src/messages/index.ts'
import { useUnderstanding } from './useUnderstanding.ts'

interface UnderstoodProps {
  readonly text: string
  /** false for a text that stands as it was stored: nothing is asked about that */
  readonly isNew?: boolean
  /** the writer has said that it is right as typed */
  readonly asTyped: boolean
  readonly onAsTyped: (asTyped: boolean) => void
  /** takes the other reading instead of what was typed */
  readonly onTake: (text: string) => void
}

/**
 * Under a text that could be in either encoding: what was understood, and a way to say no (docs/rules.md#as-typed). Nothing where it is
 * taken just as typed. What is chosen here is what is stored: the server hears of a "no" (`asTypedPart`).
 */
export function Understood({ text, isNew = true, asTyped, onAsTyped, onTake }: UnderstoodProps) {
  const t = useMessages()
  const understanding = useUnderstanding(text, isNew)
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {understanding && (
        <Box
          sx={(theme) => ({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            px: 1.5,
            py: 0.5,
            bgcolor: 'soft',
            borderRadius: theme.radius.input,
            typography: 'body2',
          })}
        >
          {asTyped ? (
            <>
              <span>{t.forms.zawgyiKept}</span>
              <Button size="small" onClick={() => onAsTyped(false)}>
                {t.forms.zawgyiUndo}
              </Button>
            </>
          ) : (
            <>
              <span>{understanding.kind === 'read' ? t.forms.zawgyiRead : t.forms.zawgyiQuestion}</span>
              <Box component="b" lang="my" sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.75 }}>
                {understanding.shown}
              </Box>
              {understanding.kind === 'ask' && (
                <Button size="small" onClick={() => onTake(understanding.text)}>
                  {t.forms.zawgyiYes}
                </Button>
              )}
              <Button size="small" onClick={() => onAsTyped(true)}>
                {t.forms.zawgyiNo}
              </Button>
            </>
          )}
        </Box>
      )}
    </Box>
  )
}
