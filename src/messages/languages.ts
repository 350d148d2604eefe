import type { Language } from '#resources/text/language.ts'

export * from '#resources/text/language.ts'

/** Each language's name in itself. */
export const languageNames: Record<Language, string> = { en: 'English', my: 'မြန်မာ' }
