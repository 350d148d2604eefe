/** Following and blocking pages. */
export const relations = {
  followFailed: 'Following could not be saved. Please try again.',
  unblockFailed: 'The page could not be unblocked. Please try again.',
  blockedDetail: 'Its posts, products and comments are hidden from you.',
  unblocked: 'Page unblocked',
  discoverPages: 'Discover businesses',
}
