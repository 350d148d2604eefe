import { useRef } from 'react'
import { Button } from '#src/elements/Button.tsx'
import { Text } from '#src/elements/Text.tsx'
import { TextField } from '#src/elements/TextArea.tsx'
import { Logo } from '#src/layout/frame/Header.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { browserIntent } from './inAppBrowser.ts'

/**
 * Shown instead of the login in browsers inside other apps (spec 2.63 to 2.71), with two ways to continue
 * (docs/rules.md#in-app-browsers).
 */
export function UnsupportedBrowser() {
  const t = useVisitingMessages()
  const toast = useToast()
  const address = window.location.href
  const field = useRef<HTMLInputElement>(null)
  const intent = browserIntent(navigator.userAgent, address)
  return (
    <div style={{ display: 'grid', justifyItems: 'center', gap: 16 }}>
      <Logo size={72} />
      <Text as="h1" variant="h2">
        {t.login.unsupportedTitle}
      </Text>
      <Text style={{ maxWidth: 420 }}>{t.login.unsupportedBody}</Text>
      <TextField
        ref={field}
        readOnly
        value={address}
        aria-label={t.login.address}
        onFocus={(event) => event.target.select()}
        style={{ maxWidth: 420 }}
      />
      <Button
        variant="contained"
        onClick={() => void copy(address, field.current).then((done) => done && toast(t.page.linkCopied))}
      >
        {t.login.copyLink}
      </Button>
      {intent && (
        <Button variant="outlined" href={intent}>
          {t.login.openInBrowser}
        </Button>
      )}
    </div>
  )
}

/**
 * In-app browsers often refuse the Clipboard API: then it copies from the selected text field, which stays selected
 * for copying by hand.
 */
async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return document.execCommand('copy')
  }
}
