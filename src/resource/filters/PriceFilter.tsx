import { SellOutlinedIcon as Tag } from '#src/elements/icons/opened.tsx'
import { formatKyat, formatKyatRange } from '#resources/text/price.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { useLakhs } from '#src/providers/device/shown.ts'
import type { SearchFilters } from '#src/providers/calls/search.ts'
import type { Writing } from '#src/messages/index.ts'
import type { ChipProps } from './useSearchFilters.ts'
import { FilterChip } from './FilterChip.tsx'

/** Products for so much: from, up to, or both. */
export function PriceFilter({ filters, change, open }: ChipProps) {
  const t = useBrowsingMessages()
  const writing = useLanguage()
  const lakhs = useLakhs()
  const shown = priceRange(filters, { t, writing, lakhs })
  return (
    <FilterChip
      icon={<Tag aria-hidden />}
      isOn={shown !== undefined}
      opens="dialog"
      onTap={() => (shown === undefined ? open('price') : change({ priceFrom: undefined, priceTo: undefined }))}
    >
      {shown ?? t.filters.price}
    </FilterChip>
  )
}

interface PriceFormat {
  t: ReturnType<typeof useBrowsingMessages>
  writing: Writing
  lakhs: boolean
}

/** What the price is narrowed to, in words; undefined where it is not. */
export function priceRange({ priceFrom, priceTo }: SearchFilters, { t, writing, lakhs }: PriceFormat) {
  const sum = (kyat: string) => formatKyat(Number(kyat), writing, { lakhs })
  if (priceFrom && priceTo) return formatKyatRange(Number(priceFrom), Number(priceTo), writing, { lakhs })
  if (priceFrom) return t.filters.priceFrom({ sum: sum(priceFrom) })
  if (priceTo) return t.filters.priceTo({ sum: sum(priceTo) })
  return undefined
}
