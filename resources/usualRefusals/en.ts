/** What anything between the server and its people may answer without words: these the screens say themselves (docs/decisions/refusals.md). */
export const usualRefusals = {
  tooLarge: 'This is too large.',
  tooMany: 'Too many requests. Please wait a little.',
  busy: 'The service is busy. Please try again in a moment.',
}
