import { plural } from './plural.ts'

/** Search aids of reading screens: suggestions, recent searches, spelling corrections, what is near and open. */
export const search = {
  suggestions: 'Suggestions',
  suggestionCount: ({ count }: { count: number }) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  atOnce: 'Around you',
  searchFor: ({ text }: { text: string }) => `Search “${text}”`,
  searchOpenly: ({ text }: { text: string }) => `Search “${text}” without signing in`,
  kinds: ({ what }: { what: string }) => `${what.charAt(0).toUpperCase()}${plural(what).slice(1)}`,
  recent: 'Recent searches',
  forget: ({ text }: { text: string }) => `Forget "${text}"`,
  forgetAll: 'Forget all',
  forgotten: 'Forgotten.',
  didYouMean: 'Did you mean:',
  town: 'Township',
  openNow: 'Open now',
  nearMe: 'Near me',
  locating: 'Looking where you are...',
  noPlace: 'Your place is not known here. Allow it in the browser, or choose a township.',
}
