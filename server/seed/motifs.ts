/**
 * The 32 trades a seeded business can be in (spec 2.86). One category each; the words for a trade
 * stand in seed/content, its picture in the code that draws pictures, and both find each other by these keys.
 */
export const motifs = [
  'teaShop',
  'restaurant',
  'streetFood',
  'bakery',
  'grocery',
  'fishAndMeat',
  'tailor',
  'fashion',
  'goldJewellery',
  'beautySalon',
  'pharmacy',
  'clinic',
  'hotel',
  'travel',
  'transport',
  'carWorkshop',
  'motorbike',
  'phoneShop',
  'computer',
  'school',
  'bookshop',
  'hardware',
  'furniture',
  'flowerShop',
  'farmSupplies',
  'photoStudio',
  'printing',
  'laundry',
  'handicraft',
  'gym',
  'legal',
  'events',
] as const

export type Motif = (typeof motifs)[number]
