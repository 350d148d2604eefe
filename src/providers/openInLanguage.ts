import type { Language } from '#resources/text/language.ts'
import { writePreferences } from './device/preferences.ts'

/**
 * Loads the document in a language whose texts could not be loaded before: a browser remembers that until then.
 * @param leave runs its task when no step back is under way, which would drop the document (docs/decisions/back-button.md)
 * @throws when the server cannot be reached, and the document stays
 */
export async function openInLanguage(language: Language, leave: (task: () => void) => void): Promise<void> {
  const address = new URL(window.location.href)
  // An address may ask for a language, which comes before the person's choice.
  if (address.searchParams.has('lang')) address.searchParams.set('lang', language)
  const { ok } = await fetch(address, { method: 'HEAD' })
  if (!ok) throw new Error(`${address.pathname} cannot be opened`)
  writePreferences({ language })
  leave(() => window.location.replace(address))
}
