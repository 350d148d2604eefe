/** Profile, its lists, account deletion, report and share (spec 2.147 to 2.166, 4.39 to 4.43, 8.27 to 8.33). */
export const profile = {
  followingEmpty: 'You follow no page yet.',
  blockedEmpty: 'You have blocked no page.',
  seeWholeList: 'See the whole list',
  profile: 'Profile',
  editProfile: 'Edit Profile',
  deleteProfile: 'Delete Profile',
  shareProgram: 'Share Program',
  adminArea: 'Admin Area',
  following: 'Following',
  blockList: 'Block List',
  blockedUsers: 'Blocked Users',
  logOut: 'Log Out',
  logOutEverywhere: 'Sign out everywhere',
  noProfile: 'No profile data available',
  loggedOut: 'You are logged out.',
  unfollow: 'Unfollow',
  deleteAccount: 'Delete Account',
  deleteAccountNow: 'Delete Account',
  deleteAccountText:
    'This erases your profile, your pages and everything under them. A page passes to an admin who has agreed to take it over. It cannot be undone.',
  deleteAccountConfirm: 'Do you really want to delete your account?',
  deleteAccountDone: 'Your account has been deleted.',
  deleteAccountLogin: 'Please login to delete your account.',
  deleteAccountFailed: 'Failed to delete account.',
  serverError: 'Server error. Please try again later.',
  exportFirst: 'Download my data first',
  report: 'Report',
  reportAbout: 'What is it about?',
  reportLink: 'Link to it, if you have one',
  reportDescription: 'What is wrong with it?',
  reportRequired: 'Please enter a description.',
  reportFailed: 'Failed to submit report.',
  reportSubmit: 'Submit',
  wrongTitle: 'What is wrong?',
  wrongNumber: 'Wrong number',
  wrongNumberText: 'The phone number of this business is wrong.',
  wrongPlace: 'It has moved',
  wrongPlaceText: 'This business has moved. It is no longer at this address.',
  wrongClosed: 'It has closed',
  wrongClosedText: 'This business has closed.',
  wrongOther: 'Something else',
  wrongHint: 'One tap sends a report to those who look after this directory.',
  reportThanks: 'Thank you for your report.',
  share: 'Share',
}

/** A person's own reports and their outcomes. */
export const reports = {
  myReports: 'My reports',
  reportAbout: ({ type }: { type: string }) => `Report about: ${type}`,
  caseOpen: 'Received',
  caseReviewing: 'Being looked at',
  caseResolvedShort: 'Resolved',
  caseDismissedShort: 'Dismissed',
  outcome: 'Outcome',
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

/** How numbers are written, in the header's sheet and in the profile. */
export const writing = {
  title: 'Language and numbers',
  digits: 'Digits',
  burmeseDigits: 'Burmese digits',
  latinDigits: 'Latin digits',
  prices: 'Prices',
  inKyat: 'Show prices in kyat',
  inLakhs: 'Show prices in lakhs',
}

/** What chat groups are for, and what there is today. */
export const chat = {
  purpose: 'Chat groups will be for people of one trade or one township. There are none yet.',
  today: 'Today you can call a business or write to it from its page, and comment on its posts.',
}
