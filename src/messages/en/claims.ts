/** Claims of pages without an owner, for those who claim and for those who judge. */
export const claims = {
  claimed: 'Claim a page',
  intro: 'Nobody runs this page yet. Show that the business is yours, and the page is too.',
  how: 'How you show it',
  phoneText: ({ number, hours }: { number: string; hours: number }) =>
    `We ring ${number}, which stands on the page, and read out a code. You enter it here within ${hours} hours.`,
  documentText: ({ days }: { days: number }) =>
    `A licence, a bill or a tax paper with the names of the business and of yourself. Only moderators see it, and it is erased ${days} days after they have decided.`,
  linkText: ({ address }: { address: string }) => `You put a short text on ${address}, and we look for it there.`,
  noNumber: 'No number stands on the page.',
  noWebsite: 'No website stands on the page.',
  file: 'Picture or PDF of the document',
  chooseFile: 'Choose a file',
  fileMissing: 'Please choose a picture or a PDF.',
  verify: 'Verify the page as well, for a year',
  send: 'Claim this page',
  sent: 'Your claim is on its way.',
  openPhone: 'We ring the number on the page as soon as we can. Whoever answers hears a code; enter it here then.',
  openDocument: 'A moderator will look at your document.',
  documentLost: 'Your document is not there any more. Please send it again.',
  openLink: ({ address }: { address: string }) => `Put this text on ${address}, anywhere on that page:`,
  copy: 'Copy the text',
  check: 'Look for it now',
  notSeen: 'It is not there yet. A moderator can look as well.',
  seen: 'It was found there. A moderator decides now.',
  calling: ({ date }: { date: string }) =>
    `We have rung the number on the page and read out a code. Enter it here until ${date}.`,
  code: 'Code',
  codeMissing: 'Please enter the code.',
  enterCode: 'Send the code',
  accepted: 'This page is yours now.',
  toManage: 'Manage the page',
  refused: 'Your claim was refused.',
  again: ({ date }: { date: string }) => `You can claim it again from ${date} on.`,
  withdraw: 'Withdraw the claim',
  withdrawConfirm: 'Withdraw this claim? What you have sent is erased at once.',
  withdrawn: 'Your claim is withdrawn.',
  owned: 'This page has an owner.',
  mine: 'Your claims',
  // For those who judge.
  heading: 'Who says it is theirs',
  person: ({ pages, refused }: { pages: number; refused: number }) =>
    `pages: ${pages} · claims refused so far: ${refused}`,
  wantsVerified: 'wants to be verified',
  ring: 'Make a code and ring',
  ringAgain: 'Make another code',
  ringText: 'Ring this number, and read the code to whoever answers:',
  codeUntil: ({ date, left }: { date: string; left: number }) => `Good until ${date} · tries left: ${left}`,
  openProof: 'Open the document',
  proofOf: ({ name }: { name: string }) => `Document of ${name}`,
  proofGone: 'The document is erased.',
  linkSeen: ({ date }: { date: string }) => `The text was found there: ${date}`,
  linkUnseen: 'The text was not found there yet.',
  accept: 'Accept',
  acceptOf: ({ name }: { name: string }) => `Accept the claim of ${name}`,
  refuse: 'Refuse',
  sendRefusal: 'Refuse the claim',
  refuseOf: ({ name }: { name: string }) => `Refuse the claim of ${name}`,
  acceptConfirm: ({ name, page }: { name: string; page: string }) => `Make ${name} the owner of ${page}?`,
  othersRefused: 'Other claims of this page are refused.',
  why: 'Why (they read this)',
  acceptedNow: 'The page has its owner.',
  refusedNow: 'The claim is refused.',
}

/** Where a claim stands. */
export const claimStates = {
  open: 'Being looked at',
  calling: 'Code read out',
  accepted: 'Accepted',
  refused: 'Refused',
}

/** How somebody shows that a business is theirs. */
export const claimProofs = {
  phone: 'By phone',
  document: 'With a document',
  link: 'On the website',
}

/** Why a claim is refused: those who claim read it, and so do those who judge. */
export const claimReasons = {
  notReached: 'Nobody at the number on the page confirmed it.',
  unclear: 'The document cannot be read.',
  notShown: 'The document does not show that the business is theirs.',
  noLink: 'The text does not stand on the web address.',
  another: 'Somebody else is the owner of the page.',
  notTheirs: 'The business says that it is not theirs.',
  fraud: 'What was shown is not genuine.',
  other: 'It was not shown well enough.',
}
