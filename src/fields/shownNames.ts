import type { Language } from '#src/messages/index.ts'
import { shownText } from './shownText.ts'

export interface ShownNames {
  /** the one in the language that is spoken, or the only one there is */
  first: string | null
  /** the other one; null where both are the same or one is missing */
  second: string | null
  /** the language the second is written in, where it is another */
  secondLanguage: Language
}

/** What bears its name in both languages (spec section 3, BurmeseName), as this person reads it. */
export function shownNames(named: { Name?: unknown; BurmeseName?: unknown }, language: Language): ShownNames {
  const [english, burmese] = [shownText(named.Name), shownText(named.BurmeseName)]
  const isBurmeseFirst = language === 'my' && burmese !== null
  const [first, second] = isBurmeseFirst ? [burmese, english] : [english ?? burmese, burmese]
  return { first, second: second === first ? null : second, secondLanguage: isBurmeseFirst ? 'en' : 'my' }
}
