/** Sums are in kyat. The kit has no unit, since `Price` is the one sum there is (spec section 3). */
export const isMoney = (name: string) => name === 'Price'
