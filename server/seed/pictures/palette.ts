import type { Motif } from '../motifs.ts'

/** What is on the stalls: the colours of the brand (docs/experience.md#look) and of the things themselves. */
export const tone = {
  mangosteen: '#6A1B4D',
  plum: '#8E2F66',
  turmeric: '#F3B229',
  saffron: '#E8842C',
  chilli: '#D2402F',
  brick: '#B4553A',
  rose: '#E58A94',
  blush: '#F6CDBF',
  leaf: '#3F8F4F',
  deepLeaf: '#1F5C43',
  lime: '#9CC04B',
  teal: '#2E8B85',
  sky: '#8CC4CF',
  indigo: '#34427E',
  jade: '#4FA98A',
  cream: '#FFF4DF',
  paper: '#FBEBD0',
  sand: '#E9CFA3',
  wood: '#B9793F',
  darkWood: '#7A4526',
  rattan: '#D6A55C',
  steel: '#B9C4C9',
  iron: '#5C5566',
  ink: '#3A2A3E',
  gold: '#E9A91F',
  tea: '#C9824A',
  clay: '#C4673F',
  white: '#FFFBF2',
  glass: '#CFE8E6',
} as const

/** The colours a thing may wear: its own one, a second one beside it, a third for small marks. */
export type Hues = { a: string; b: string; c: string }

/** Colourings that go well together on cream; a variant takes one. */
export const hues: readonly Hues[] = [
  { a: tone.chilli, b: tone.turmeric, c: tone.cream },
  { a: tone.teal, b: tone.turmeric, c: tone.cream },
  { a: tone.mangosteen, b: tone.rose, c: tone.turmeric },
  { a: tone.leaf, b: tone.turmeric, c: tone.cream },
  { a: tone.indigo, b: tone.saffron, c: tone.cream },
  { a: tone.saffron, b: tone.mangosteen, c: tone.cream },
  { a: tone.jade, b: tone.plum, c: tone.turmeric },
  { a: tone.plum, b: tone.turmeric, c: tone.blush },
]

/** Soft backgrounds: the wall, the shape on it, the table before it. */
export type Ground = { wall: string; shape: string; table: string }

export const grounds: readonly Ground[] = [
  { wall: '#FBE3B4', shape: '#F7C765', table: '#C77B45' },
  { wall: '#CFE6DC', shape: '#9FD0BF', table: '#E0B27A' },
  { wall: '#F8D5C8', shape: '#F0AC9A', table: '#8E4A5C' },
  { wall: '#DDE8C4', shape: '#B6D18C', table: '#B9793F' },
  { wall: '#EBD3E0', shape: '#D49CBC', table: '#6A1B4D' },
  { wall: '#CFE3EC', shape: '#97C6D6', table: '#D99A5B' },
  { wall: '#FBEBD0', shape: '#F0CC9A', table: '#3F7F6A' },
  { wall: '#F9D9A8', shape: '#F0A35C', table: '#7A3A4A' },
]

/** Every motif's own colours: its walls and awnings, so that a row of categories is a row of different stalls. */
export const wears: Record<Motif, { hues: Hues; ground: number }> = {
  teaShop: { hues: { a: tone.teal, b: tone.turmeric, c: tone.cream }, ground: 0 },
  restaurant: { hues: { a: tone.chilli, b: tone.turmeric, c: tone.cream }, ground: 7 },
  streetFood: { hues: { a: tone.saffron, b: tone.chilli, c: tone.cream }, ground: 3 },
  bakery: { hues: { a: tone.rose, b: tone.turmeric, c: tone.cream }, ground: 6 },
  grocery: { hues: { a: tone.leaf, b: tone.turmeric, c: tone.cream }, ground: 3 },
  fishAndMeat: { hues: { a: tone.indigo, b: tone.rose, c: tone.cream }, ground: 5 },
  tailor: { hues: { a: tone.plum, b: tone.turmeric, c: tone.blush }, ground: 4 },
  fashion: { hues: { a: tone.mangosteen, b: tone.rose, c: tone.turmeric }, ground: 2 },
  goldJewellery: { hues: { a: tone.mangosteen, b: tone.turmeric, c: tone.jade }, ground: 4 },
  beautySalon: { hues: { a: tone.rose, b: tone.plum, c: tone.turmeric }, ground: 2 },
  pharmacy: { hues: { a: tone.leaf, b: tone.chilli, c: tone.cream }, ground: 1 },
  clinic: { hues: { a: tone.teal, b: tone.chilli, c: tone.cream }, ground: 5 },
  hotel: { hues: { a: tone.indigo, b: tone.turmeric, c: tone.cream }, ground: 7 },
  travel: { hues: { a: tone.saffron, b: tone.teal, c: tone.cream }, ground: 5 },
  transport: { hues: { a: tone.chilli, b: tone.indigo, c: tone.turmeric }, ground: 0 },
  carWorkshop: { hues: { a: tone.indigo, b: tone.saffron, c: tone.cream }, ground: 6 },
  motorbike: { hues: { a: tone.chilli, b: tone.turmeric, c: tone.cream }, ground: 1 },
  phoneShop: { hues: { a: tone.plum, b: tone.turmeric, c: tone.sky }, ground: 5 },
  computer: { hues: { a: tone.teal, b: tone.saffron, c: tone.cream }, ground: 4 },
  school: { hues: { a: tone.leaf, b: tone.saffron, c: tone.cream }, ground: 0 },
  bookshop: { hues: { a: tone.brick, b: tone.teal, c: tone.turmeric }, ground: 6 },
  hardware: { hues: { a: tone.saffron, b: tone.indigo, c: tone.cream }, ground: 1 },
  furniture: { hues: { a: tone.jade, b: tone.plum, c: tone.turmeric }, ground: 6 },
  flowerShop: { hues: { a: tone.rose, b: tone.turmeric, c: tone.plum }, ground: 3 },
  farmSupplies: { hues: { a: tone.leaf, b: tone.saffron, c: tone.cream }, ground: 0 },
  photoStudio: { hues: { a: tone.indigo, b: tone.turmeric, c: tone.rose }, ground: 4 },
  printing: { hues: { a: tone.teal, b: tone.plum, c: tone.turmeric }, ground: 0 },
  laundry: { hues: { a: tone.sky, b: tone.saffron, c: tone.cream }, ground: 1 },
  handicraft: { hues: { a: tone.chilli, b: tone.turmeric, c: tone.deepLeaf }, ground: 7 },
  gym: { hues: { a: tone.mangosteen, b: tone.saffron, c: tone.lime }, ground: 3 },
  legal: { hues: { a: tone.deepLeaf, b: tone.turmeric, c: tone.cream }, ground: 6 },
  events: { hues: { a: tone.mangosteen, b: tone.turmeric, c: tone.rose }, ground: 2 },
}
