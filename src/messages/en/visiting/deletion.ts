/** Deletion of an account (spec 4.39 to 4.43, 8.28 to 8.33). */
export const deletion = {
  title: 'Delete Account',
  now: 'Delete Account',
  text: 'This erases your profile, your pages and everything under them. A page passes to an admin who has agreed to take it over. It cannot be undone.',
  confirm: 'Do you really want to delete your account?',
  done: 'Your account has been deleted.',
  loginFirst: 'Please login to delete your account.',
  failed: 'Failed to delete account.',
  serverError: 'Server error. Please try again later.',
  exportFirst: 'Download my data first',
}
