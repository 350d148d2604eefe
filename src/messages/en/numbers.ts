/** Numbers by day: of a page for its people, of the site for whoever runs it. */
export const numbers = {
  title: 'Numbers',
  week: 'Weeks',
  day: 'Days',
  month: '30 days',
  steps: 'Put together by',
  lastDays: ({ days }: { days: string }) => `Last ${days} days`,
  details: 'Details',
  when: 'When',
  before: 'Before',
  beforeDays: ({ days }: { days: string }) => `The ${days} days before`,
  asTable: 'As a table',
  told: ({ label, count, days }: { label: string; count: string; days: string }) =>
    `${label}: ${count} in ${days} days.`,
  same: ({ label, count, days }: { label: string; count: string; days: string }) =>
    `${label}: ${count} in ${days} days, as many as in the ${days} days before.`,
  changed: ({ label, count, total, days }: { label: string; count: string; total: string; days: string }) =>
    `${label}: ${count} in ${days} days, after ${total} in the ${days} days before.`,
  none: 'Nobody has opened it yet. Share its address, or hang up its QR code.',
  noneInTime: 'Nothing in this time.',
  ofWhat: 'Of what',
  all: 'The page with all that is on it',
  pageAlone: 'The page alone',
  items: 'Posts and products',
  words: 'Searches that led here',
  wordsNote: 'A word is shown from five searches on.',
  noWords: 'No word has been searched for five times yet.',
  word: 'Word',
  times: 'Times',
  private: 'Counted by day, without who it was. What your own team does is not counted.',
  doNext: 'Do next',
  siteTitle: 'At a glance',
  caseAges: 'Open cases by age in days',
  searches: 'Searches',
  newOf: ({ what }: { what: string }) => `New: ${what}`,
}

/** What the people of a page are asked to do next. */
export const tasks = {
  rating: ({ name, stars, most }: { name: string; stars: number; most: number }) =>
    `Answer ${name}: ${stars} of ${most} stars`,
  comment: ({ name }: { name: string }) => `Answer the comment of ${name}`,
  prices: ({ count }: { count: number }) =>
    count === 1 ? 'Say whether 1 product is still for sale' : `Say whether ${count} products are still for sale`,
  suggestions: ({ count }: { count: number }) => (count === 1 ? 'Answer 1 suggestion' : `Answer ${count} suggestions`),
  stillHere: 'Say that you are still here',
  website: 'Your website does not open: change its link',
  hours: 'Add your open hours',
  phone: 'Add a phone number',
  pin: 'Put the pin on the map',
  picture: 'Add a picture',
  product: 'Add your first product',
}

/** What visitors do with a page. */
export const actKinds = {
  view: 'Opened',
  call: 'Called',
  message: 'Written to',
  directions: 'Directions',
  save: 'Saved',
  share: 'Shared',
  search: 'Found by a search',
}
