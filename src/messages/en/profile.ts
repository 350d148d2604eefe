/** Profile and its lists (spec 2.147 to 2.160). */
export const profile = {
  followingEmpty: 'You follow no page yet.',
  blockedEmpty: 'You have blocked no page.',
  seeWholeList: 'See the whole list',
  profile: 'Profile',
  editProfile: 'Edit Profile',
  deleteProfile: 'Delete Profile',
  shareProgram: 'Share Program',
  adminArea: 'Admin Area',
  moderation: 'Moderation',
  contents: 'Contents',
  following: 'Following',
  blockList: 'Block List',
  blockedUsers: 'Blocked Users',
  logOut: 'Log Out',
  logOutEverywhere: 'Sign out everywhere',
  noProfile: 'No profile data available',
  loggedOut: 'You are logged out.',
  unfollow: 'Unfollow',
}

/** A person's own reports and their outcomes. */
export const reports = {
  myReports: 'My reports',
  reportAbout: ({ type }: { type: string }) => `Report about: ${type}`,
  caseOpen: 'Received',
  caseReviewing: 'Being looked at',
  caseResolvedShort: 'Resolved',
  caseDismissedShort: 'Dismissed',
  outcome: 'Outcome:',
  moreReports: 'More reports',
}

/** Signing out everywhere, and exporting one's data. */
export const account = {
  everywhereNow: 'Sign out everywhere',
  everywhereConfirm: 'Sign out on all devices, this one too?',
  everywhereDone: 'You are signed out on all devices.',
  everywhereFailed: 'Signing out everywhere did not work. Please try again.',
  exportData: 'Download my data',
  exportText: 'One zip with everything that is yours: profile, pages, posts, products, comments, and the pictures.',
  exporting: 'Putting it together...',
  exportDone: 'Your data has been downloaded.',
  exportOnSite: 'The app cannot keep files. Your browser opens our site: sign in and download your data there.',
  exportFailed: 'The download did not work. Please try again.',
}
