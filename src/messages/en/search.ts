/** Search aids of reading screens: suggestions, recent searches, spelling corrections, what is near and open. */
export const search = {
  suggestions: 'Suggestions',
  suggestionCount: ({ count }: { count: number }) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
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
