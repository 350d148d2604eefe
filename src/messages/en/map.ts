/** The map of all businesses, and that of a search. */
export const map = {
  businesses: ({ count }: { count: number }) => (count === 1 ? '1 business' : `${count} businesses`),
  listOfPlaces: 'Businesses in this area',
  showList: 'Show list',
  hideList: 'Hide list',
  searchArea: 'Search this area',
  whereIAm: 'Where I am',
  notLocated: 'Your place is not known here. Please allow it in the browser.',
  chooseCategory: 'Category',
  allCategories: 'All categories',
  nothingHere: 'Nothing here',
  showAll: 'Show the whole country',
  loadFailed: 'The businesses here could not be loaded.',
  more: 'Show more',
  listView: 'List View',
  withoutPlace: ({ count }: { count: number }) =>
    count === 1 ? '1 has no place on the map.' : `${count} have no place on the map.`,
  foundHere: 'Found here',
}
