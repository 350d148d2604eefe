/** The remembered township, and what Discover shows (docs/rules.md#remembered-township). */
export const places = {
  where: 'Where to look',
  useMine: 'Use my location',
  choose: 'Choose township',
  township: 'Township',
  lookingIn: ({ town }: { town: string }) => `Township: ${town}`,
  noneNear: 'No township is known near you. Please choose one.',
  nearHint: 'See what is near you. Where you are is rounded to about 100 m and kept for half an hour at most.',
  openNearYou: 'Open near you',
  signInToFollow: 'Please login to see what the businesses you follow have new.',
  nothingFollowed: 'Nothing here yet.',
  followingHint: 'Follow a business on its page, and its posts and products stand here.',
  noFollowedPosts: 'The businesses you follow have posted nothing yet.',
}
