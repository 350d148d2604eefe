import { mapLabels, mapRecordLabels } from '#resources/declaredLabels.ts'
import { inDigits, type Speech } from '#resources/sentences.ts'
import { digitsIn, toAsciiDigits } from '#resources/text/digits.ts'
import type { Digits, Language, Writing } from '#resources/text/language.ts'
import type { browsing } from './en/browsing.ts'
import type { en } from './en/index.ts'
import type { visiting } from './en/visiting.ts'
import type { working } from './en/working.ts'

/** The texts of reading screens in one language, by subject (`t.page.nearTown({ km, town })`), and the declarations' labels. */
export type Messages = typeof en
/** The sentences one works with (`t.forms.save`, `t.manage.deleteConfirm({ name })`). */
export type WorkingMessages = typeof working
/** The sentences that come later than a first screen's, by namespace: each is a file of each language. */
export interface LaterMessages {
  browsing: typeof browsing
  visiting: typeof visiting
  working: WorkingMessages
}
export type Namespace = keyof LaterMessages
/** Its subjects; the declarations' labels are no subject, and only those who work need all of them. */
type SubjectsOf<N extends Namespace> = Omit<LaterMessages[N], 'declared'> & Partial<Pick<WorkingMessages, 'declared'>>

/** The loaded languages. The server has both; a browser has its own, and the other once it is switched to. */
const reading = new Map<Language, (digits: Digits) => Messages>()
const later = new Map<string, (digits: Digits) => object>()
const keyOf = (namespace: Namespace, language: Language) => `${namespace} ${language}`

const readingSources: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en/index.ts')).en,
  my: async () => (await import('./my/index.ts')).my,
}
const laterSources: { readonly [N in Namespace]: Readonly<Record<Language, () => Promise<LaterMessages[N]>>> } = {
  browsing: {
    en: async () => (await import('./en/browsing.ts')).browsing,
    my: async () => (await import('./my/browsing.ts')).browsing,
  },
  visiting: {
    en: async () => (await import('./en/visiting.ts')).visiting,
    my: async () => (await import('./my/visiting.ts')).visiting,
  },
  working: {
    en: async () => (await import('./en/working.ts')).working,
    my: async () => (await import('./my/working.ts')).working,
  },
}
export const namespaces = Object.keys(laterSources) as Namespace[]

/** Source files of the texts of reading screens: the keys of their chunks in the build's manifest. */
export const messageFiles: Readonly<Record<Language, string>> = {
  en: 'src/messages/en/index.ts',
  my: 'src/messages/my/index.ts',
}

/** The languages that were asked for, whose texts may still be on their way. */
const asked = new Set<Language>()
/** What is loaded in each language that the person switches to. */
const wanted = new Set<Namespace>()

/** Loads a language's texts, unless they are loaded already. */
export async function loadMessages(language: Language): Promise<void> {
  asked.add(language)
  await Promise.all([loadReading(language), ...[...wanted].map((namespace) => loadLater(namespace, language))])
}

/** Loads the sentences of these namespaces, in the person's language and in each they switch to from now on. */
export async function loadLaterMessages(names: readonly Namespace[]): Promise<void> {
  for (const name of names) wanted.add(name)
  await Promise.all([...asked].flatMap((language) => names.map((name) => loadLater(name, language))))
}

async function loadReading(language: Language): Promise<void> {
  if (!reading.has(language)) addMessages(language, await readingSources[language]())
}

async function loadLater<N extends Namespace>(namespace: N, language: Language): Promise<void> {
  if (!later.has(keyOf(namespace, language)))
    addLaterMessages(namespace, language, await laterSources[namespace][language]())
}

export const hasMessages = (language: Language): boolean =>
  reading.has(language) && [...wanted].every((namespace) => later.has(keyOf(namespace, language)))

export const addMessages = (language: Language, { declared, ...subjects }: Messages): void =>
  void reading.set(
    language,
    byDigits(language, { ...subjects, declared }, (digits) => ({
      ...subjectsIn(subjects, digits),
      declared: mapRecordLabels(declared, (label) => digitsIn(digits, toAsciiDigits(label))),
    })),
  )

export function addLaterMessages<N extends Namespace>(
  namespace: N,
  language: Language,
  messages: LaterMessages[N],
): void {
  const { declared, ...subjects }: SubjectsOf<N> = messages
  later.set(
    keyOf(namespace, language),
    byDigits<object>(language, messages, (digits) => ({
      ...subjectsIn(subjects, digits),
      ...(declared && { declared: mapLabels(declared, (label) => digitsIn(digits, toAsciiDigits(label))) }),
    })),
  )
}

/** All texts of reading screens in a language, with its digits. @throws when that language is not loaded */
export const messagesIn = (writing: Writing): Messages => textsIn(reading.get(writing.language), writing)

/** The sentences of a namespace. @throws when they are not loaded */
export const laterMessagesIn = <N extends Namespace>(namespace: N, writing: Writing): LaterMessages[N] =>
  textsIn(later.get(keyOf(namespace, writing.language)), writing, namespace) as LaterMessages[N]

function textsIn<T>(find: ((digits: Digits) => T) | undefined, { language, digits }: Writing, what = 'reading'): T {
  if (!find) throw new Error(`The texts for ${what} are not loaded in ${language}`)
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
