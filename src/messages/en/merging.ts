/** Pages that may be one business, and making them one. */
export const merging = {
  doubles: 'Possible duplicates',
  doublesText:
    'Pages with the same number or web address come first. Then pages near each other whose names are alike or sound alike, the newest first.',
  noneYet: 'None of those that were looked at so far.',
  none: 'No pages look like duplicates.',
  sameNumber: 'Same number',
  sameLink: 'Same web address',
  alikeName: 'Names alike',
  apart: ({ metres }: { metres: string }) => `${metres} m apart`,
  compare: 'Side by side',
  compareOf: ({ name, kept }: { name: string; kept: string }) => `${name} and ${kept} side by side`,
  notSame: 'Not the same',
  notSameOf: ({ name, kept }: { name: string; kept: string }) => `${name} and ${kept} are not the same`,
  toldApart: 'They are not listed together any more.',
  more: 'Look at more names',
  allSeen: 'All pages have been compared.',
  title: 'Merge two pages',
  text: ({ name, kept }: { name: string; kept: string }) =>
    `“${kept}” stays. What belongs to “${name}” goes there, and its old address leads there.`,
  stays: 'Stays',
  goes: 'Goes',
  exchange: 'Exchange',
  goesAlong: 'What goes along',
  nothingAlong: 'Nothing belongs to it.',
  onlyOnce: 'Of two ratings or follows of one person the newer stays.',
  notAlong: 'Its owner gets no rights here, unless you choose the owner below. An open offer of the page ends.',
  choose: 'Which value is kept',
  same: 'All their values are the same.',
  gone: 'One of the two is no longer here.',
  mergedInto: 'Merged into this one',
  keptSince: ({ count, shown }: { count: number; shown: string }) =>
    count === 1
      ? 'Undone. One thing that was changed since stays as it is.'
      : `Undone. ${shown} things that were changed since stay as they are.`,
  other: 'The page that stays',
  typeIt: 'Type its name or number.',
}
