/** Signing out everywhere, and exporting one's data. */
export const account = {
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
