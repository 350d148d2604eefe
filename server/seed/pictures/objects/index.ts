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
import { motorbike } from './motorbikes.ts'
import { carWorkshop, transport } from './roads.ts'
import { computer, phoneShop } from './screens.ts'
import { photoStudio, printing } from './studio.ts'
import { bakery, teaShop } from './teaAndBread.ts'

/** What each trade shows, its best-known thing first. A product's picture is one of these. */
export const things: Record<Motif, readonly Thing[]> = {
  teaShop,
  restaurant,
  streetFood,
  bakery,
  grocery,
  fishAndMeat,
  tailor,
  fashion,
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
  computer,
  school,
  bookshop,
  hardware,
  furniture,
  flowerShop,
  farmSupplies,
  photoStudio,
  printing,
  laundry,
  handicraft,
  gym,
  legal,
  events,
}
