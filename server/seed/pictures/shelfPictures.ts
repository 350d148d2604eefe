import type { Motif } from '../motifs.ts'
import { pick } from './ink.ts'

/** A thing by its place in `things`; with a trade before it when the picture is borrowed from there. */
type Shown = number | readonly [Motif, number]

/**
 * What picture each product of seed/content/products gets, in the order of its list, so that a samosa is shown as a
 * samosa. A test holds both lists to the same length.
 */
const shelves: Record<Motif, readonly Shown[]> = {
  teaShop: [0, 0, 0, 0, 5, 5, 5, 3, 1, 1, ['restaurant', 2], 6],
  restaurant: [1, 1, 4, 0, ['teaShop', 6], 3, 2, 3, 1, 5, 1, 4],
  streetFood: [
    ['restaurant', 2],
    ['restaurant', 2],
    ['restaurant', 2],
    ['restaurant', 2],
    ['restaurant', 2],
    ['teaShop', 6],
    3,
    0,
    0,
    1,
    2,
    2,
  ],
  bakery: [1, 2, 4, 0, 0, 0, 4, 2, 3, 2, ['restaurant', 5]],
  grocery: [1, 1, 2, 1, 5, 5, 2, ['fishAndMeat', 1], 2, 2, ['laundry', 4], 2],
  fishAndMeat: [0, 0, 0, 1, 4, 3, 3, 2, 2, ['grocery', 3], 0, 0],
  tailor: [['fashion', 0], ['fashion', 0], ['fashion', 3], 3, 2, 2, 1, 2, 1, 4, 0],
  fashion: [['tailor', 3], ['tailor', 3], ['tailor', 3], 0, 4, 4, 0, 3, 2, 5, ['school', 0], 1],
  goldJewellery: [0, 3, 1, 2, 0, 0, 2, 4, 1, 1, 4, 0],
  beautySalon: [3, 3, 4, 4, 0, 4, 1, 2, 1, 3, 1],
  pharmacy: [3, 1, 4, 3, 2, 3, 4, 0, ['clinic', 3], ['clinic', 2], 4, 4],
  clinic: [0, 1, 0, 2, 2, 3, 3, 3, 4, 4, 4, 1],
  hotel: [0, 0, 1, 1, 0, 4, ['teaShop', 0], ['restaurant', 1], ['carWorkshop', 0], ['motorbike', 2], 3],
  travel: [2, 4, 2, 0, 0, 0, 3, 2, ['motorbike', 2], 1, 0],
  transport: [['travel', 0], ['travel', 0], ['travel', 0], ['travel', 0], 1, 1, 4, 0, 2, 1, 0],
  carWorkshop: [3, 0, 3, 0, 1, 3, 1, 4, 2, 2, 0],
  motorbike: [0, 0, 2, 2, 3, 3, ['carWorkshop', 4], 1, 4, 3, 0, 1],
  phoneShop: [0, 0, 0, 4, 2, 2, 0, 1, 3, 0, 2, 0],
  computer: [0, 0, 1, 1, 4, 3, ['printing', 4], 1, 5, 5, 0, 1],
  school: [3, 1, 2, 2, 1, 1, 4, 0, ['computer', 1], ['computer', 0], ['tailor', 0]],
  bookshop: [0, 1, 1, 0, 4, 4, 4, 3, 3, ['school', 0], ['school', 2], ['computer', 4]],
  hardware: [4, 5, 5, 3, 1, 1, 5, 7, 2, 0, 6, 6],
  furniture: [['hotel', 0], 2, ['hotel', 0], 4, 3, 0, 2, 1, 1, 2, 1],
  flowerShop: [2, 1, 4, 0, 3, 1, 1, 1, 0, 0, 1],
  farmSupplies: [4, 5, 5, 5, 2, 2, 2, 6, 6, 1, 2, 2],
  photoStudio: [3, 3, 1, 2, 0, 0, 0, 3, 2, 2, 2],
  printing: [3, 3, 0, 3, 2, 2, 2, 1, 0, ['bookshop', 0], ['computer', 1]],
  laundry: [0, 3, 1, 3, 0, 2, ['fashion', 0], ['fashion', 3], 3, 2, 2],
  handicraft: [0, 0, 0, ['goldJewellery', 2], ['tailor', 3], ['tailor', 3], ['tailor', 3], 1, 1, 2, 4, 4],
  gym: [0, 1, 4, 0, 4, 3, 1, 1, 5, 5, 2],
  legal: [0, 3, 2, 2, 2, 2, 4, 4, 4, 4, 1],
  events: [3, 5, 5, 2, 2, ['restaurant', 1], ['restaurant', 2], 4, 0, 0, 2],
}

/** The trade and the thing that product `productIndex` of `motif` is shown by; the list goes round. */
export function shownBy(motif: Motif, productIndex: number): readonly [Motif, number] {
  const shown = pick(shelves[motif], productIndex)
  return typeof shown === 'number' ? [motif, shown] : shown
}

/** How many products of a trade have a picture chosen for them. */
export const chosenPictures = (motif: Motif): number => shelves[motif].length

/** The post picture (trade and variant) each article is shown with, in the order of seed/content/articles. */
export const articlePictures: readonly (readonly [Motif, number])[] = [
  ['teaShop', 3],
  ['legal', 4],
  ['photoStudio', 3],
  ['phoneShop', 0],
  ['grocery', 3],
  ['tailor', 3],
  ['travel', 4],
  ['events', 4],
  ['school', 4],
  ['teaShop', 2],
  ['farmSupplies', 1],
  ['computer', 4],
]
