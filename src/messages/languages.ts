export type Language = 'en' | 'my'
export const languages: readonly Language[] = ['en', 'my']

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', my: 'မြန်မာ' }

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'my'
