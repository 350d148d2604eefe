import type { DemoArticle } from './article.ts'
import { busGates } from './busGates.ts'
import { childrenOnline } from './childrenOnline.ts'
import { photographs } from './photographs.ts'
import { prices } from './prices.ts'
import { rainySeason } from './rainySeason.ts'
import { receipts } from './receipts.ts'
import { savingData } from './savingData.ts'
import { shopPage } from './shopPage.ts'
import { tailorChoice } from './tailorChoice.ts'
import { teaWords } from './teaWords.ts'
import { thingyan } from './thingyan.ts'
import { unicode } from './unicode.ts'

/** Twelve pieces for people who use a directory of Myanmar, newest first; seven in English, five in Burmese. */
export const articles: readonly DemoArticle[] = [
  shopPage,
  receipts,
  photographs,
  unicode,
  prices,
  tailorChoice,
  busGates,
  thingyan,
  childrenOnline,
  teaWords,
  rainySeason,
  savingData,
]
