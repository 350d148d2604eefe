import { mapLabels, mapRecordLabels } from '#resources/declaredLabels.ts'
import { inDigits, type Speech } from '#resources/sentences.ts'
import { digitsIn, toAsciiDigits } from '#resources/text/digits.ts'
import type { Digits, Language, Writing } from '#resources/text/language.ts'
import type { en } from './en/index.ts'
import type { working } from './en/working.ts'

/** The texts of reading screens in one language, by subject (`t.page.nearTown({ km, town })`), and the declarations' labels. */
export type Messages = typeof en
/** The sentences one works with (`t.forms.save`, `t.manage.deleteConfirm({ name })`). */
export type WorkingMessages = typeof working

/** The loaded languages. The server has both; a browser has its own, and the other once it is switched to. */
const reading = new Map<Language, (digits: Digits) => Messages>()
const work = new Map<Language, (digits: Digits) => WorkingMessages>()

const readingSources: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en/index.ts')).en,
  my: async () => (await import('./my/index.ts')).my,
}
const workSources: Readonly<Record<Language, () => Promise<WorkingMessages>>> = {
  en: async () => (await import('./en/working.ts')).working,
  my: async () => (await import('./my/working.ts')).working,
}

/** Source files of the texts of reading screens: the keys of their chunks in the build's manifest. */
export const messageFiles: Readonly<Record<Language, string>> = {
  en: 'src/messages/en/index.ts',
  my: 'src/messages/my/index.ts',
}

/** The languages that were asked for, whose texts may still be on their way. */
const asked = new Set<Language>()
let isWorking = false

/** Loads a language's texts, unless they are loaded already. */
export async function loadMessages(language: Language): Promise<void> {
  asked.add(language)
  await Promise.all([loadReading(language), isWorking && loadWork(language)])
}

/** Loads the sentences one works with, in the person's language and in each they switch to from now on. */
export async function loadWorkingMessages(): Promise<void> {
  isWorking = true
  await Promise.all([...asked].map(loadWork))
}

async function loadReading(language: Language): Promise<void> {
  if (!reading.has(language)) addMessages(language, await readingSources[language]())
}

async function loadWork(language: Language): Promise<void> {
  if (!work.has(language)) addWorkingMessages(language, await workSources[language]())
}

export const hasMessages = (language: Language): boolean => reading.has(language) && (!isWorking || work.has(language))

export const addMessages = (language: Language, { declared, ...subjects }: Messages): void =>
  void reading.set(
    language,
    byDigits(language, { ...subjects, declared }, (digits) => ({
      ...subjectsIn(subjects, digits),
      declared: mapRecordLabels(declared, (label) => digitsIn(digits, toAsciiDigits(label))),
    })),
  )

export const addWorkingMessages = (language: Language, { declared, ...subjects }: WorkingMessages): void =>
  void work.set(
    language,
    byDigits(language, { ...subjects, declared }, (digits) => ({
      ...subjectsIn(subjects, digits),
      declared: mapLabels(declared, (label) => digitsIn(digits, toAsciiDigits(label))),
    })),
  )

/** All texts of reading screens in a language, with its digits. @throws when that language is not loaded */
export const messagesIn = (writing: Writing): Messages => textsIn(reading, writing)

/** The sentences one works with. @throws when they are not loaded */
export const workingMessagesIn = (writing: Writing): WorkingMessages => textsIn(work, writing)

function textsIn<T>(loaded: ReadonlyMap<Language, (digits: Digits) => T>, { language, digits }: Writing): T {
  const find = loaded.get(language)
  if (!find) throw new Error(`The texts in ${language} are not loaded`)
  return find(digits)
}

/** Texts by digits: Burmese has two kinds, and each is made when it is first shown. */
function byDigits<T>(language: Language, texts: T, write: (digits: Digits) => T): (digits: Digits) => T {
  if (language !== 'my') return () => texts
  const written = new Map<Digits, T>()
  return (digits) => {
    const found = written.get(digits) ?? write(digits)
    written.set(digits, found)
    return found
  }
}

const subjectsIn = <S extends object>(subjects: S, digits: Digits): S =>
  Object.fromEntries(
    Object.entries<Speech>(subjects as Readonly<Record<string, Speech>>).map(([subject, sentences]) => [
      subject,
      inDigits(sentences, digits),
    ]),
  ) as S
