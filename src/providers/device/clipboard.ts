/**
 * Copies a text; returns false when the browser refuses. Without the Clipboard API (no https, or an old browser), it
 * copies from a selected text field instead.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // The browser copies only from a rendered field, so it is transparent rather than hidden. 16 px keeps iOS from
  // zooming in.
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '16px' })
  // A modal dialog traps focus: the field must be inside it to be focused.
  ;(focused?.closest('[role=dialog]') ?? document.body).append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Whether the device has its own share sheet (Web Share API, W3C). */
export const hasShareSheet = () => typeof navigator !== 'undefined' && typeof navigator.share === 'function'

/** Opens the device's share sheet. Closing it is not an error. */
export async function openShareSheet(given: ShareData): Promise<void> {
  try {
    await navigator.share(given)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

/** The same for a file; false where the device shares none. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  if (!hasShareSheet() || !navigator.canShare?.({ files: [file] })) return false
  await openShareSheet({ title, files: [file] })
  return true
}
