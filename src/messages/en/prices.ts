/** The price list of a page's people. */
export const prices = {
  title: 'Price list',
  hint: 'A price is saved when you leave its box.',
  duplicateOf: ({ name }: { name: string }) => `Duplicate: ${name}`,
  copiedFrom: ({ name }: { name: string }) =>
    `This is filled in like “${name}”. Change what differs. Further pictures and a file are not copied.`,
  unsent: 'Not saved yet',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved',
  undo: 'Undo',
  stillForSale: 'Still for sale?',
  yes: 'Yes',
  noSold: 'No, sold',
  renewed: 'Thank you. We ask again in two months.',
}
