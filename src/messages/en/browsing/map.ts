/** The map of all businesses, and that of a search. */
export const map = {
  businesses: ({ count }: { count: number }) => (count === 1 ? '1 business' : `${count} businesses`),
  listOfPlaces: 'Businesses in this area',
  searchArea: 'Search this area',
  whereIAm: 'Where I am',
  notLocated: 'Your place is not known here. Please allow it in the browser.',
  chooseCategory: 'Category',
  nothingHere: 'Nothing here',
  showAll: 'Show the whole country',
  loadFailed: 'The businesses here could not be loaded.',
  more: 'Show more',
  withoutPlace: ({ count }: { count: number }) =>
    count === 1 ? '1 has no place on the map.' : `${count} have no place on the map.`,
  foundHere: 'Found here',
  wholePage: 'Whole page',
  besideTown: ({ km, direction, town }: { km: number; direction: string; town: string }) =>
    `${km} km ${direction} of ${town}`,
  north: 'north',
  northEast: 'north-east',
  east: 'east',
  southEast: 'south-east',
  south: 'south',
  southWest: 'south-west',
  west: 'west',
  northWest: 'north-west',
  metres: ({ count }: { count: number }) => `${count} m`,
  kilometres: ({ count }: { count: number }) => `${count} km`,
}
