import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMessages } from '#src/messages/index.ts'
import { useEncodingGuess } from './useEncodingGuess.ts'

interface EncodingNoticeProps {
  readonly text: string
  /** false for an unchanged stored text, which needs no check */
  readonly isNew?: boolean
  /** the writer confirmed the text exactly as typed */
  readonly asTyped: boolean
  readonly onAsTyped: (asTyped: boolean) => void
  /** replaces the typed text by the other reading */
  readonly onAccept: (text: string) => void
}

/**
 * Shown under a text that could be in either encoding: what it was read as, and a button to reject that
 * (docs/rules.md#as-typed). Nothing is shown when the text is stored as typed. The server gets a rejection as
 * `asTypedPart`.
 */
export function EncodingNotice({ text, isNew = true, asTyped, onAsTyped, onAccept }: EncodingNoticeProps) {
  const t = useMessages()
  const guess = useEncodingGuess(text, isNew)
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {guess && (
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
              <span>{guess.kind === 'read' ? t.forms.zawgyiRead : t.forms.zawgyiQuestion}</span>
              <Box component="b" lang="my" sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.75 }}>
                {guess.shown}
              </Box>
              {guess.kind === 'ask' && (
                <Button size="small" onClick={() => onAccept(guess.text)}>
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
