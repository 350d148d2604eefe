import { useAllMessages } from '#src/messages/working.ts'
import { useEncodingGuess } from './useEncodingGuess.ts'
import { Button } from '#src/elements/Button.tsx'
import { addStyles } from '#src/theme/addStyles.ts'
import sheet from './encodingNotice.css?inline'

// They come with it, and not with every document.
addStyles(sheet)

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
  const t = useAllMessages()
  const guess = useEncodingGuess(text, isNew)
  return (
    <div className="encodingStatus" role="status">
      {guess && (
        <div className="encodingNotice">
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
              <b className="encodingReading" lang="my">
                {guess.shown}
              </b>
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
        </div>
      )}
    </div>
  )
}
