import { applies, requireResource, type Product } from '#resources'
import { formatKyat, formatKyatRange } from '#resources/text/price.ts'
import { choiceOf, type Messages, type Writing } from '#src/messages/index.ts'

export type Priced = Pick<Product, 'Price' | 'PriceKind' | 'PriceTo' | 'PriceUnit'>

interface Speaking {
  t: Messages
  writing: Writing
  /** sums told in lakhs, as far as they can be */
  lakhs?: boolean
}

const { PriceTo } = requireResource('product').fields

/** A price as two pieces: the sum, or how to come by it; and what is to be said of it. */
export function priceParts(product: Priced, { t, writing, lakhs = false }: Speaking): readonly [string, string | null] {
  const { Price, PriceKind, PriceUnit } = product
  if (PriceKind === 'call') return [t.page.callForPrice, null]
  if (Price === null) return [t.page.priceOnRequest, null]
  const sum = formatKyat(Price, writing, { lakhs })
  if (PriceKind === 'negotiable') return [sum, t.page.negotiable]
  if (PriceKind === 'perUnit' && PriceUnit) return [sum, t.page.perUnit({ unit: choiceOf(t, PriceUnit) })]
  if (PriceTo && applies(PriceTo, product))
    return product.PriceTo === null
      ? [t.page.priceFrom({ sum }), null]
      : [formatKyatRange(Price, product.PriceTo, writing, { lakhs }), null]
  return [sum, null]
}

/** A price in one line. */
export const priceText = (product: Priced, speaking: Speaking): string =>
  priceParts(product, speaking).filter(Boolean).join(' · ')
