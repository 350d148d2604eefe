/** Points and how they are counted. */
export const rewards = {
  points: ({ points }: { points: number }) => (points === 1 ? '1 point' : `${points} points`),
  newPost: 'New Post',
  shareProgram: 'Share Program',
  yourPoints: 'Your points',
  pointsText:
    'Points are our thanks for what helps everybody find good businesses. They are counted from what you really do here.',
  pointsToday: 'Today you can collect them and see how they came together. They cannot be exchanged for anything yet.',
  pointsVisitor: 'Login to see your own points.',
  whatCounts: 'What counts',
  ledger: 'How they came together',
  morePoints: 'Older',
  ledgerEmpty: 'No points yet. Write a post, or share a page.',
  pageVerified: 'Page verified',
  post: 'Post written',
  ratingReceived: 'Rating received',
  shareOpened: 'Shared link opened by somebody',
  dailyLimit: ({ limit }: { limit: number }) => `at most ${limit} a day`,
}
