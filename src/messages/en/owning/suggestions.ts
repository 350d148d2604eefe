/** What others suggest for a page, for its people and for moderators. */
export const suggestions = {
  title: 'Suggestions',
  text: 'What people say is right of this page. Nothing changes until you take it.',
  none: 'Nothing is suggested now.',
  present: 'Now',
  suggested: 'Suggested',
  people: ({ count }: { count: number }) => (count === 1 ? '1 person' : `${count} people`),
  changed: 'Changed since it was suggested',
  take: 'Take it',
  decline: 'Decline',
  isTaken: 'Your page says so now.',
  isDeclined: 'Declined.',
  overdue: 'Overdue suggestions',
  overdueText: 'Nobody of these pages has answered for 14 days, or they have no owner.',
  isTakenForThem: 'The page says so now.',
  byVisitor: 'suggested by a visitor',
}
