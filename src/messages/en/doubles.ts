/** Pages that a new one may double. */
export const doubles = {
  title: 'Is it here already?',
  text: 'This looks like the business you are adding. Nothing you typed is lost.',
  checking: 'Looking whether it is here already...',
  sameNumber: 'Same phone number',
  alike: 'Similar name',
  away: ({ metres }: { metres: number }) => `${metres} m away`,
  thisIsIt: 'This is it',
  another: 'Mine is another',
}
