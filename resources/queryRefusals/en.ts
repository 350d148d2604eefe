/** What is wrong with a query's filters, orders and boxes. */
export const queryRefusals = {
  bounds: 'bounds must be west, south, east and north in degrees, such as 96.1,16.7,96.2,16.9.',
  zoom: ({ most }: { most: number }) => `zoom must be a whole number from 0 to ${most}.`,
  near: 'near must be a latitude and a longitude, such as 16.8,96.15.',
  nearestNeedsNear: 'order=nearest needs a place to be near to: near=16.8,96.15.',
  following: 'following is 1 or 0.',
  rated: 'rated is a number of stars from 1 to 5.',
  kyat: ({ name }: { name: string }) => `${name} must be an amount in kyat, such as 5000.`,
  within: 'within must be a number of kilometres, such as 5.',
  withinNeedsNear: 'within needs a place to be near to: near=16.8,96.15.',
  openNow: 'openNow must be 1 or 0.',
  region: 'region must be the name of a region.',
  suggestedSource: ({ sources }: { sources: string }) => `source must be one of ${sources}.`,
}
