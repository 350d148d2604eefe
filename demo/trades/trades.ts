import { beautySalon } from './care/beautySalon.ts'
import { clinic } from './care/clinic.ts'
import { gym } from './care/gym.ts'
import { pharmacy } from './care/pharmacy.ts'
import { bakery } from './food/bakery.ts'
import { restaurant } from './food/restaurant.ts'
import { streetFood } from './food/streetFood.ts'
import { teaShop } from './food/teaShop.ts'
import { furniture } from './home/furniture.ts'
import { handicraft } from './home/handicraft.ts'
import { hardware } from './home/hardware.ts'
import { bookshop } from './learning/bookshop.ts'
import { school } from './learning/school.ts'
import { farmSupplies } from './market/farmSupplies.ts'
import { fishAndMeat } from './market/fishAndMeat.ts'
import { flowerShop } from './market/flowerShop.ts'
import { grocery } from './market/grocery.ts'
import { carWorkshop } from './road/carWorkshop.ts'
import { hotel } from './road/hotel.ts'
import { motorbike } from './road/motorbike.ts'
import { transport } from './road/transport.ts'
import { travel } from './road/travel.ts'
import { events } from './services/events.ts'
import { laundry } from './services/laundry.ts'
import { legal } from './services/legal.ts'
import { photoStudio } from './services/photoStudio.ts'
import { printing } from './services/printing.ts'
import { computer } from './technology/computer.ts'
import { phoneShop } from './technology/phoneShop.ts'
import { fashion } from './wear/fashion.ts'
import { goldJewellery } from './wear/goldJewellery.ts'
import { tailor } from './wear/tailor.ts'
import type { Trade } from './trade.ts'

/** The 32 trades, in the order people ask for them, which is that of the category grid. */
export const trades = {
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
} satisfies Record<string, Trade>

export type TradeName = keyof typeof trades

export const tradeNames = Object.keys(trades) as TradeName[]

export type DemoCategory = { key: TradeName; name: string; burmeseName: string; description: string }

/** The grid of the Dir tab (spec 2.86): one category a trade, in the order people ask for them. */
export const categories: readonly DemoCategory[] = tradeNames.map((key) => {
  const { name, burmeseName, english, burmese } = trades[key].category
  return { key, name, burmeseName, description: `${english} ${burmese}` }
})
