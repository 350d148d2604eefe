import { isApplicable, declarations, type Product } from '#resources'
import { formatKyat, formatKyatRange } from '#resources/text/price.ts'
import { choiceOf, type Messages, type Writing } from '#src/messages/index.ts'

export type Priced = Pick<Product, 'Price' | 'PriceKind' | 'PriceTo' | 'PriceUnit'>

interface PriceFormat {
  t: Messages
  writing: Writing
  /** amounts in lakhs where possible */
  lakhs?: boolean
}

const { PriceTo } = declarations.product.fields

/** A price in two parts: the amount, or how to ask for it; and a remark. */
export function priceParts(
  product: Priced,
  { t, writing, lakhs = false }: PriceFormat,
): readonly [string, string | null] {
  const { Price, PriceKind, PriceUnit } = product
  if (PriceKind === 'call') return [t.page.callForPrice, null]
  if (Price === null) return [t.page.priceOnRequest, null]
  const sum = formatKyat(Price, writing, { lakhs })
  if (PriceKind === 'negotiable') return [sum, t.page.negotiable]
  if (PriceKind === 'perUnit' && PriceUnit)
    return [sum, t.page.perUnit({ unit: choiceOf(t, declarations.product, 'PriceUnit', PriceUnit) })]
  if (PriceTo && isApplicable(PriceTo, product))
    return product.PriceTo === null
      ? [t.page.priceFrom({ sum }), null]
      : [formatKyatRange(Price, product.PriceTo, writing, { lakhs }), null]
  return [sum, null]
}

export const priceText = (product: Priced, format: PriceFormat): string =>
  priceParts(product, format).filter(Boolean).join(' · ')
