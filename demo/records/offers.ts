import { choose, daysBefore, fraction } from '../chance.ts'
import { pictureOf } from '../pictureNames.ts'
import type { TradeName } from '../trades/trades.ts'
import type { Row } from './batch.ts'

const dayMs = 86_400_000

/** So many days from now, at six in the evening in Yangon. */
function eveningIn(now: Date, days: number): Date {
  const end = new Date(now.getTime() + days * dayMs)
  end.setUTCHours(11, 30, 0, 0)
  return end
}

/** More than half of the offers of the last ten days end, within a week from tomorrow on. */
export function offerTimes(n: number, isOffer: boolean, { at, now }: { at: Date; now: Date }) {
  const isDated = isOffer && now.getTime() - at.getTime() < 10 * dayMs && fraction(n, 39) < 0.6
  return {
    StartsAt: isDated ? at : null,
    EndsAt: isDated ? eveningIn(now, 2 + choose(n, 40, 6)) : null,
    Listed: true,
  }
}

/** What the stall of the demo's owner offers: something until the day after tomorrow, and something that has yet to begin. */
export function ownOffers(firstId: number, PageId: number, trade: TradeName, now: Date): Row[] {
  const offer = { PageId, Pictures: [] }
  const begun = daysBefore(now, 2, 1)
  return [
    {
      ...offer,
      Id: firstId,
      CreatedAt: begun,
      Title: 'ဆယ်ချောင်းဝယ် တစ်ချောင်း လက်ဆောင်',
      Description: 'အကင် ဆယ်ချောင်း ဝယ်တိုင်း တစ်ချောင်း လက်ဆောင်ပေးပါတယ်။ One skewer on the house with every ten.',
      Thumbnail: pictureOf.post(trade, 1),
      StartsAt: begun,
      EndsAt: eveningIn(now, 2),
      Listed: true,
    },
    {
      ...offer,
      Id: firstId + 1,
      CreatedAt: daysBefore(now, 1, 2),
      Title: 'Salads at half price',
      Description: 'Pennywort, tea leaf and ginger salad at half price for a week. အသုပ်အားလုံး တစ်ပတ်လုံး တစ်ဝက်ဈေး။',
      Thumbnail: pictureOf.post(trade, 2),
      StartsAt: eveningIn(now, 3),
      EndsAt: eveningIn(now, 10),
      Listed: false,
    },
  ]
}
