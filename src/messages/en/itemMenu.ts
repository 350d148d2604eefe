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
  duplicate: 'Duplicate',
  people: 'People',
}
