/** The languages the app speaks. */
export type Language = 'en' | 'my'
