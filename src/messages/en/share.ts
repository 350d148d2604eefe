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
  qrOf: ({ name }: { name: string }) => `QR code of ${name}`,
  qrScan: 'Scan with your phone: prices, hours and how to reach us',
  print: 'Print',
  nothingSaved: 'Nothing is saved yet.',
  savedHint: 'Save a business or a product to find it here again. It stays on this device, and nobody else sees it.',
  savedGone: 'This is no longer there.',
}
