import { useEffect, useRef } from 'react'
import { IconButton } from '#src/elements/Button.tsx'
import { CloseRoundedIcon as Close } from '#src/elements/icons/opened.tsx'
import { Text } from '#src/elements/Text.tsx'
import type { Language } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { useClosedByBack } from '#src/navigation/useClosedByBack.ts'
import { WritingChoices } from './WritingChoices.tsx'
import { addStyles } from '#src/theme/addStyles.ts'
import sheet from './languageSheet.css?inline'

// They come with it, and not with every document.
addStyles(sheet)

export interface LanguageSheetProps {
  onLanguage: (language: Language) => void
  close: () => void
}

/** The header's sheet of language, digits and prices. The browser's own dialog, since MUI would be a hundred times its code. */
export function LanguageSheet({ onLanguage, close }: LanguageSheetProps) {
  const t = useBrowsingMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  useClosedByBack(true, () => dialog.current?.close())
  useEffect(() => {
    const sheet = dialog.current
    if (sheet && !sheet.open) sheet.showModal()
  }, [])
  return (
    // A click on the dialog itself is one beside its content, since that fills it. Escape closes it too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="languagesSheet"
      aria-label={t.writing.title}
      onClose={close}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div style={{ display: 'grid', gap: 12, padding: '8px 16px calc(24px + env(safe-area-inset-bottom))' }}>
        <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Text as="h2" variant="h3">
            {t.writing.title}
          </Text>
          <IconButton edge="end" aria-label={t.shell.close} onClick={() => dialog.current?.close()}>
            <Close />
          </IconButton>
        </div>
        <WritingChoices
          onLanguage={(language) => {
            dialog.current?.close()
            onLanguage(language)
          }}
        />
      </div>
    </dialog>
  )
}
