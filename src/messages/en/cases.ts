/** Cases of moderation, for those who judge them and for those concerned. */
export const cases = {
  cases: 'Cases',
  waiting: 'To judge',
  mine: 'Mine',
  appeals: 'Appeals',
  answered: 'Answered',
  nothingToJudge: 'Nothing to judge. Everybody is content.',
  nothingHere: 'There are no cases here.',
  more: 'More cases',
  chooseCase: 'Choose a case from the list.',
  keys: 'J and K: next and previous case',
  gone: 'It is gone.',
  thingNumber: ({ type, id }: { type: string; id: number }) => `${type} ${id}`,
  toCase: 'Open its case',
  reportCount: ({ count }: { count: number }) => (count === 1 ? `${count} report` : `${count} reports`),
  caseNumber: ({ id, type }: { id: number; type: string }) => `Case ${id} · ${type}`,
  since: ({ date }: { date: string }) => `since ${date}`,
  backToQueue: 'Back to the queue',
  take: 'Take this case',
  giveBack: 'Give it back',
  taken: ({ name }: { name: string }) => `${name} is at work on this case.`,
  anotherDecides: 'Somebody else decides this: it is yours, or you decided it before.',
  thing: 'What it is about',
  owner: 'Whom it belongs to',
  ownerFacts: ({ id, pages, measures }: { id: number; pages: number; measures: number }) =>
    `Person ${id} · pages: ${pages} · measures so far: ${measures}`,
  upheld: ({ count }: { count: number }) => `Reports upheld within a year: ${count}`,
  suspendedNow: 'Suspended now',
  reports: 'Who reported it',
  visitor: 'A visitor',
  record: ({ right, wrong }: { right: number; wrong: number }) => `right: ${right}, wrong: ${wrong}`,
  related: 'What belongs together',
  also: 'Decide these with it',
  alsoAll: ({ count }: { count: number }) => `All ${count}`,
  doneToAll: ({ count }: { count: number }) => `Done to ${count} things.`,
  undoAll: ({ count }: { count: number }) => `Undo all ${count}`,
  undoEach: 'Each can also be undone in its own case.',
  withOthers: ({ count }: { count: number }) => (count === 1 ? 'with one other' : `with ${count} others`),
  toLook: ({ why }: { why: string }) => `Waiting for a look: ${why}`,
  mute: 'Mute',
  muteOf: ({ name }: { name: string }) => `Mute ${name}`,
  muteConfirm: ({ name }: { name: string }) =>
    `What ${name} reports from now on comes to nobody, and reads as dismissed in time. They are not told.`,
  unmute: 'Unmute',
  unmuteOf: ({ name }: { name: string }) => `Unmute ${name}`,
  mutedNow: ({ name }: { name: string }) => `${name} is muted.`,
  unmutedNow: ({ name }: { name: string }) => `${name} is heard again.`,
  isMuted: 'muted',
  muted: 'Muted people',
  mutedText: 'What they report comes to nobody, and reads as dismissed in time. They do not know.',
  noneMuted: 'Nobody is muted.',
  life: 'Its whole life',
  reported: 'Reported',
  nothingHappened: 'Nothing has happened yet.',
  earlier: 'Earlier cases',
  history: 'What was decided',
  undone: 'undone',
  decide: 'Decide',
  refuseAppeal: 'Refuse the appeal',
  grantAppeal: 'Grant the appeal',
  sendRefusal: 'Refuse the appeal',
  sendGrant: 'Grant the appeal',
  reason: 'Why',
  chooseReason: 'Please choose why.',
  chooseProof: 'Please choose what you have seen.',
  howLong: 'How long',
  forGood: 'For good',
  forDays: ({ days }: { days: number }) => (days === 1 ? `${days} day` : `${days} days`),
  holdPages: 'Hold their pages as long',
  outcome: 'For those who reported it (they read this)',
  note: 'For colleagues (nobody else reads this)',
  // For those concerned.
  measures: 'Decisions about you',
  something: 'something of yours',
  unsuspended: 'Your account is no longer suspended',
  ground: ({ reason, sentence }: { reason: string; sentence: string }) => `${reason}: ${sentence}`,
  rules: 'Our rules',
  until: ({ date }: { date: string }) => `Until ${date}`,
  toAppeal: 'Appeal',
  appealText: 'Why this should be decided otherwise',
  appealMissing: 'Please say why.',
  appealUntil: ({ date }: { date: string }) => `You may appeal once, until ${date}.`,
  sendAppeal: 'Send the appeal',
  appealSent: 'Your appeal is on its way. Somebody else decides about it.',
  suspended: 'Your account is suspended',
}

/** What can be decided. */
export const caseActs = {
  dismiss: 'Dismiss',
  warn: 'Warn',
  hold: 'Hold',
  lift: 'Lift',
  suspend: 'Suspend the owner',
  verify: 'Verify',
}

/** The button that decides it. */
export const caseSends: Record<keyof typeof caseActs, string> = { ...caseActs }

/** What was decided, in a history. */
export const caseWas = {
  dismiss: 'Dismissed',
  warn: 'Warned',
  hold: 'Held',
  lift: 'Lifted',
  suspend: 'Owner suspended',
  verify: 'Verified',
  answer: 'Answered',
  unverify: 'Verification taken back',
  accept: 'Claim accepted',
  refuse: 'Claim refused',
  claim: 'Claimed',
}

/** What was done. */
export const caseDone = {
  dismiss: 'Dismissed.',
  warn: 'The owner is warned.',
  hold: 'Held: nobody sees it.',
  lift: 'Lifted.',
  suspend: 'The owner is suspended.',
  verify: 'Verified.',
}

/** What those read whom it concerns. */
export const caseDecided = {
  dismiss: ({ what }: { what: string }) => `Your appeal about ${what} was refused`,
  warn: ({ what }: { what: string }) => `You were warned because of ${what}`,
  hold: ({ what }: { what: string }) => `Held by moderation: ${what}`,
  lift: ({ what }: { what: string }) => `Shown again: ${what}`,
  suspend: ({ what }: { what: string }) => `Your account was suspended because of ${what}`,
  verify: ({ what }: { what: string }) => `Verified: ${what}`,
  unverify: ({ what }: { what: string }) => `Verification taken back: ${what}`,
}

/** What became of an appeal. */
export const appealStates = {
  open: 'Appealed',
  granted: 'Appeal granted',
  refused: 'Appeal refused',
  changed: 'Decided anew',
}

/** Why a case is decided as it is. */
export const caseReasons = {
  spam: 'Spam',
  wrongFacts: 'Wrong facts',
  fraud: 'Fraud',
  forbidden: 'Forbidden goods',
  childSafety: 'Safety of children',
  abuse: 'Hate or threats',
  sexual: 'Sexual content',
  privacy: 'Private facts',
  notTheirs: 'Not theirs',
  nothingWrong: 'Nothing wrong',
  other: 'Something else',
}

/** The sentence of the policy that a reason names. */
export const caseSentences = {
  spam: 'Nothing is posted again and again, and nothing that only sends people elsewhere.',
  wrongFacts: 'Names, numbers, places and hours are true.',
  fraud: 'Nobody is deceived about goods, prices or who offers them.',
  forbidden: 'Nothing is sold that the law forbids.',
  childSafety: 'Nothing here harms or exploits children.',
  abuse: 'Nobody is threatened, insulted or hunted.',
  sexual: 'Nothing sexual is shown or sold.',
  privacy: 'Nothing private about others is published without their word.',
  notTheirs: 'Nobody speaks for a business, or shows pictures, of somebody else.',
  nothingWrong: 'This agrees with our rules.',
  other: 'This is decided by our rules as a whole.',
}

/** Where a case stands. */
export const caseStates = {
  open: 'Open',
  claimed: 'Being looked at',
  answered: 'Answered',
  appealed: 'Appealed',
  closed: 'Closed',
}

/** What related things have in common. */
export const caseTraces = { number: 'same number', link: 'same link', picture: 'same picture' }

/** Why something waits for a look. */
export const caseLooks = {
  firstPage: 'first page of a new owner',
  seenBefore: 'number or link of something held',
  claim: 'somebody says it is theirs',
}
