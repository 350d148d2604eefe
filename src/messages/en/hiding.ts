/** Hiding a comment under one's own page (docs/rules.md#hidden-comments). */
export const hiding = {
  hide: 'Hide',
  show: 'Show again',
  question: 'Hide this comment?',
  text: 'Only you and who wrote it will see it. They read why.',
  why: 'Why',
  whyMissing: 'Please say in a word why.',
  hideNow: 'Hide',
  done: 'Comment hidden',
  shown: 'Everybody sees this comment again',
  failed: 'The comment could not be changed. Please try again.',
  hiddenBecause: ({ why }: { why: string }) => `Hidden by the page it stands under: ${why}`,
  hidden: 'Hidden by the page it stands under.',
  held: 'Held by moderation',
}
