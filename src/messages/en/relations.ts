/** Following and blocking pages. */
export const relations = {
  followFailed: 'Following could not be saved. Please try again.',
  followed: ({ name }: { name: string }) => `You follow ${name} now`,
  unfollowed: ({ name }: { name: string }) => `You no longer follow ${name}`,
  blocked: ({ name }: { name: string }) => `You blocked ${name}`,
  unblockFailed: 'The page could not be unblocked. Please try again.',
  blockedDetail: 'Its posts, products and comments are hidden from you.',
  unblocked: 'Page unblocked',
  discoverPages: 'Discover businesses',
}
