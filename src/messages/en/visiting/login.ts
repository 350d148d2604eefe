/** Sign-in and the screen for in-app browsers (spec 2.55 to 2.71, 4.01 to 4.09, docs/rules.md#in-app-browsers). */
export const login = {
  prompt: 'Please login to access all features',
  google: 'Sign in with Google',
  signingIn: 'Signing in...',
  success: 'Login successful!',
  failed: 'Login failed. Please try again.',
  noUser: 'No user returned from Google',
  searchWithout: 'Search without signing in',
  demoHeading: 'Demo accounts',
  demoText: 'No Google sign-in is set up here. Choose who you want to be; everything is made up.',
  demoNew: 'Somebody new',
  demoNewName: 'Your name',
  demoNewEmail: 'Your e-mail',
  demoCode: 'Code',
  demoCodeHelp: ({ name }: { name: string }) =>
    `${name} is a super admin. Enter the code that was printed when the server started.`,
  noProvider: 'Nobody can sign in here yet: no identity provider is configured.',
  unsupportedTitle: 'Unsupported Browser',
  unsupportedBody:
    'Oops! This app does not work inside in-app browsers. Please open this page using a real desktop or mobile browser.',
  address: 'Address of this page',
  copyLink: 'Copy link',
  openInBrowser: 'Open in browser',
}
