import type { To } from 'react-router'
import type { Page, Post, Product } from '#resources'
import type { NarrowedName } from '#resources/narrowing.ts'
import { Text } from '#src/elements/Text.tsx'
import { TextLink } from '#src/elements/TextLink.tsx'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { rememberSearch } from '#src/providers/device/storage.ts'
import { BusinessCard, BusinessCardSkeleton } from '#src/resource/cards/BusinessCard.tsx'
import { PostCard, PostCardSkeleton } from '#src/resource/cards/PostCard.tsx'
import { ProductCard, ProductCardSkeleton } from '#src/resource/cards/ProductCard.tsx'
import { narrowedQuery, type Narrowing } from '#src/resource/filters/narrowedQuery.ts'
import { ColumnGrid } from '#src/resource/list/ColumnGrid.tsx'
import { useList } from '#src/resource/list/useList.ts'
import { useSpellingCorrections } from '#src/resource/search/DidYouMean.tsx'
import { isPartOf, leftOut, shownOfPart } from './partsOfText.ts'
import styles from './PartResults.module.css'

interface PartResultsProps {
  name: NarrowedName
  narrowing: Narrowing & { text: string }
  to: (text: string) => To
}

/**
 * Below an empty list: nothing has all of the text, so each part of it that something has is shown with its first results and with what
 * it leaves out (docs/rules.md#public-search).
 */
export function PartResults({ name, narrowing, to }: PartResultsProps) {
  const t = useBrowsingMessages()
  const { data = [] } = useSpellingCorrections(narrowing.text)
  const parts = data.filter((one) => isPartOf(narrowing.text, one))
  if (parts.length === 0) return null
  return (
    <div className={styles.parts}>
      <Text className={styles.said}>{t.filters.nothingHasAll}</Text>
      {parts.map((part) => (
        <Part key={part} part={part} {...{ name, narrowing, to }} />
      ))}
    </div>
  )
}

function Part({ part, name, narrowing, to }: PartResultsProps & { part: string }) {
  const t = useBrowsingMessages()
  const { items, isLoading } = useList(partQuery(name, narrowing, part))
  const without = leftOut(narrowing.text, part)
  const { columns, card, skeleton } = shown[name]
  // It may be found in another source only.
  if (!isLoading && items.length === 0) return null
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          <TextLink className={styles.link} to={to(part)} onClick={() => rememberSearch(part)}>
            {part}
          </TextLink>
        </h2>
        {without && <Text color="muted">{t.filters.leftOut({ words: without })}</Text>}
      </div>
      <ColumnGrid columns={columns}>
        {isLoading ? skeleton : items.map((item) => <div key={item.id}>{card(item)}</div>)}
      </ColumnGrid>
      <TextLink className={styles.link} to={to(part)} onClick={() => rememberSearch(part)}>
        {t.filters.allOf({ text: part })}
      </TextLink>
    </section>
  )
}

/** The first results of a part, under the same filters. */
export const partQuery = (name: NarrowedName, narrowing: Narrowing, part: string) => ({
  ...narrowedQuery(name, { ...narrowing, text: part }),
  perPage: shownOfPart,
})

const shown = {
  page: {
    columns: 'rows',
    card: (item: unknown) => <BusinessCard page={item as Page} from={null} />,
    skeleton: <BusinessCardSkeleton />,
  },
  product: {
    columns: 'directory',
    card: (item: unknown) => <ProductCard product={item as Product} priority={false} />,
    skeleton: <ProductCardSkeleton />,
  },
  post: {
    columns: 'feed',
    card: (item: unknown) => <PostCard post={item as Post} priority={false} />,
    skeleton: <PostCardSkeleton />,
  },
} as const
