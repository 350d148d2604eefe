/** The item action menu of the view screens (spec 2.170 to 2.175, 6.05 to 6.11). */
export const itemMenu = {
  open: 'Item actions',
  edit: 'Edit',
  delete: 'Delete',
  superEdit: 'Super Edit',
  superDelete: 'Super Delete',
  report: 'Report',
  block: 'Block',
  unblock: 'Unblock',
  cancel: 'Cancel',
  confirmDelete: 'Confirm delete this item?',
  pageBlocked: 'Page had been blocked',
  blockFailed: 'The page could not be blocked. Please try again.',
  deleted: 'Deleted',
  deleteFailed: 'Delete failed. Please try again.',
}

/** Sharing a record or the app. */
export const share = {
  shareApp: ({ app }: { app: string }) => `Share ${app}`,
  shareAppText: ({ app }: { app: string }) => `${app}: businesses, products and posts around you`,
  openLink: ({ name }: { name: string }) => `Open ${name}`,
  preview: ({ name }: { name: string }) => `Preview: ${name}`,
  notInStore: 'Not in this store yet. Open the website on your phone and add it to the home screen.',
  shareVia: 'Share',
  copyLink: 'Copy link',
  copyFailed: 'The link could not be copied. Here it is:',
  linkToShare: 'Link to share',
  sharePoints: ({ points }: { points: number }) => `You get ${points} points when somebody who is signed in opens it.`,
}
