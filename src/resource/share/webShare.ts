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
