import type { Motif } from '../../motifs.ts'
import type { Thing } from '../thing.ts'
import { beautySalon, goldJewellery } from './beauty.ts'
import { furniture, hardware } from './building.ts'
import { fashion, tailor } from './cloth.ts'
import { farmSupplies, flowerShop } from './growing.ts'
import { clinic, pharmacy } from './health.ts'
import { gym, legal } from './gymAndLaw.ts'
import { handicraft, laundry } from './home.ts'
import { hotel, travel } from './journeys.ts'
import { bookshop, school } from './learning.ts'
import { fishAndMeat, grocery } from './market.ts'
import { restaurant, streetFood } from './meals.ts'
import { events } from './occasions.ts'
import { flatBread, grilledFish, leafSalad, lunchBoxes, onionsAndChillies } from './moreFood.ts'
import {
  bulbAndPadlock,
  canvasShoes,
  football,
  pipesAndSheets,
  seedPackets,
  solarPanel,
  sprayer,
  tableAndChairs,
  waterTank,
} from './moreGoods.ts'
import { motorbike } from './motorbikes.ts'
import { carWorkshop, transport } from './roads.ts'
import { computer, phoneShop } from './screens.ts'
import { photoStudio, printing } from './studio.ts'
import { bakery, teaShop } from './teaAndBread.ts'

/** What each trade shows, its best-known thing first. A product's picture is one of these. */
export const things: Record<Motif, readonly Thing[]> = {
  teaShop: [...teaShop, flatBread, leafSalad],
  restaurant: [...restaurant, grilledFish, lunchBoxes],
  streetFood,
  bakery,
  grocery: [...grocery, onionsAndChillies],
  fishAndMeat,
  tailor,
  fashion: [...fashion, canvasShoes],
  goldJewellery,
  beautySalon,
  pharmacy,
  clinic,
  hotel,
  travel,
  transport,
  carWorkshop,
  motorbike,
  phoneShop,
  computer: [...computer, solarPanel],
  school,
  bookshop,
  hardware: [...hardware, pipesAndSheets, bulbAndPadlock, waterTank],
  furniture,
  flowerShop,
  farmSupplies: [...farmSupplies, seedPackets, sprayer],
  photoStudio,
  printing,
  laundry,
  handicraft,
  gym: [...gym, football],
  legal,
  events: [...events, tableAndChairs],
}
