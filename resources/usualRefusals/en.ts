/** Proxies may answer these statuses without a message, so the screens have the messages too (docs/decisions/refusals.md). */
export const usualRefusals = {
  tooLarge: 'This is too large.',
  tooMany: 'Too many requests. Please wait a little.',
  busy: 'The service is busy. Please try again in a moment.',
}
