/** Notifications. */
export const news = {
  news: 'What happened',
  newsEmpty: 'Nothing has happened yet. Comments, ratings and answers that concern you will stand here.',
  unread: 'New',
  moreNews: 'Older',
  profileWithNews: 'Profile, something new',
  newComment: ({ page }: { page: string }) => `New comment at ${page}`,
  newRating: ({ page }: { page: string }) => `New rating of ${page}`,
  newAnswer: ({ page }: { page: string }) => `${page} answered your rating`,
  newAdmin: ({ page }: { page: string }) => `You help to run ${page} now`,
  caseResolved: 'Your report was looked at, and something was done',
  caseDismissed: 'Your report was looked at, and nothing had to be done',
  transferOffered: ({ page }: { page: string }) => `${page} was offered to you`,
  transferAccepted: ({ page }: { page: string }) => `${page} was taken over by its new owner`,
  transferDeclined: ({ page }: { page: string }) => `Your offer of ${page} was declined`,
  transferWithdrawn: ({ page }: { page: string }) => `The offer of ${page} was taken back`,
  aPage: 'a page',
}
