/**
 * Copies a text; false where the browser does not let us. Without the Clipboard API (an address that is not https, an older
 * browser) the way from before it: a field that is selected and copied.
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
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // In sight for the browser, out of sight for people; 16 px, else iOS zooms in.
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '16px' })
  // Inside an open dialog nothing outside of it can be focused.
  ;(before?.closest('[role=dialog]') ?? document.body).append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

/** Whether the device has a share sheet of its own (Web Share API, W3C). */
export const hasShareSheet = () => typeof navigator !== 'undefined' && typeof navigator.share === 'function'

/** Opens the device's share sheet. A person who closes it has not failed. */
export async function openShareSheet(given: { title: string; text: string; url: string }): Promise<void> {
  try {
    await navigator.share(given)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
