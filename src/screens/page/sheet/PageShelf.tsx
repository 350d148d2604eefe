import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Page } from '#resources'
import { Button } from '#src/elements/Button.tsx'
import { useMessages } from '#src/messages/index.ts'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import { productsOf } from '#src/providers/queries.ts'
import { ProductCard } from '#src/resource/cards/ProductCard.tsx'
import { ProductLine } from '#src/resource/cards/ProductLine.tsx'
import { Section } from '#src/resource/detail/Section.tsx'
import { CardRow } from '#src/resource/list/CardRow.tsx'
import { SectionList } from '#src/resource/list/SectionList.tsx'
import { soldLast } from '#src/resource/list/soldLast.ts'
import { useList } from '#src/resource/list/useList.ts'
import styles from './pageShelf.css?inline'

/** So that two and a part of the third stand beside each other on a phone. */
const cardWidthPx = 140
/** That many are seen without swiping. */
const few = 2

/** The page's products, two on the first screen, all of them as a list of prices; nothing when it has none. */
export function PageShelf({ page, loading }: { page: Page; loading: ReactNode }) {
  const t = useMessages()
  const list = soldLast(useList(productsOf(String(page.Id))))
  const [isWhole, setWhole] = useState(false)
  const shelf = useRef<HTMLDivElement>(null)
  // The button is gone: reading goes on with the first of the list.
  useEffect(() => {
    const first = isWhole && shelf.current?.querySelector<HTMLElement>('li > a')
    if (first) focusQuietly(first)
  }, [isWhole])
  if (list.isLoading) return loading
  if (list.items.length === 0) return null
  const all = list.hasMore && list.items.length >= 20 ? t.page.allProducts : t.lists.all({ count: list.items.length })
  return (
    <div ref={shelf} className="page-shelf">
      {/* The build writes the browser's styles shorter than the server's. */}
      <style suppressHydrationWarning>{styles}</style>
      <Section
        title={t.page.products}
        action={
          !isWhole &&
          list.items.length > few && (
            <Button size="small" onClick={() => setWhole(true)}>
              {all}
            </Button>
          )
        }
      >
        {isWhole ? (
          <SectionList className="page-prices" list={list} empty={t.lists.noResults} more={t.page.moreProducts}>
            {list.items.map((product) => (
              <li key={product.Id}>
                <ProductLine product={product} />
              </li>
            ))}
          </SectionList>
        ) : (
          <CardRow list={list} cardWidthPx={cardWidthPx} card={(product) => <ProductCard product={product} />} />
        )}
      </Section>
    </div>
  )
}
