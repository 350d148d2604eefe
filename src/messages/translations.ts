import { mapLabels } from '#resources/declaredLabels.ts'
import { inDigits, type Speech } from '#resources/sentences.ts'
import { digitsIn, toAsciiDigits } from '#resources/text/digits.ts'
import type { Digits, Language, Writing } from '#resources/text/language.ts'
import type { en } from './en/index.ts'

/** All texts of one language by subject (`t.forms.save`, `t.manage.deleteConfirm({ name })`), and the declarations' labels. */
export type Messages = typeof en

/** The loaded languages. The server has both; a browser has its own, and the other once it is switched to. */
const loaded = new Map<Language, (digits: Digits) => Messages>()

const sources: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en/index.ts')).en,
  my: async () => (await import('./my/index.ts')).my,
}

/** Source files of the texts: the keys of their chunks in the build's manifest. */
export const messageFiles: Readonly<Record<Language, string>> = {
  en: 'src/messages/en/index.ts',
  my: 'src/messages/my/index.ts',
}

/** Loads a language's texts, unless they are loaded already. */
export async function loadMessages(language: Language): Promise<void> {
  if (!hasMessages(language)) addMessages(language, await sources[language]())
}

export const hasMessages = (language: Language): boolean => loaded.has(language)

export function addMessages(language: Language, messages: Messages): void {
  const byDigits =
    language === 'my'
      ? { burmese: withDigits(messages, 'burmese'), latin: withDigits(messages, 'latin') }
      : { burmese: messages, latin: messages }
  loaded.set(language, (digits) => byDigits[digits])
}

/** All texts in a language, with its digits. @throws when that language is not loaded */
export function messagesIn({ language, digits }: Writing): Messages {
  const find = loaded.get(language)
  if (!find) throw new Error(`The texts in ${language} are not loaded`)
  return find(digits)
}

function withDigits({ declared, ...subjects }: Messages, digits: Digits): Messages {
  return {
    ...(Object.fromEntries(
      Object.entries<Speech>(subjects).map(([subject, sentences]) => [subject, inDigits(sentences, digits)]),
    ) as unknown as Omit<Messages, 'declared'>),
    declared: mapLabels(declared, (label) => digitsIn(digits, toAsciiDigits(label))),
  }
}
