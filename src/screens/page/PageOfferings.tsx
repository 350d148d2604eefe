import type { AnyRecord, Page } from '#resources'
import { formatDay } from '#resources/text/date.ts'
import { TextLink } from '#src/elements/TextLink.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { sourceTitle, useLanguage, useMessages } from '#src/messages/index.ts'
import { PostCard } from '#src/resource/cards/PostCard.tsx'
import { ProductLine } from '#src/resource/cards/ProductLine.tsx'
import { postsOf, productsOf } from '#src/providers/queries.ts'
import { Section } from '#src/resource/detail/Section.tsx'
import { SectionList } from '#src/resource/list/SectionList.tsx'
import { CardRow } from '#src/resource/list/CardRow.tsx'
import { useList } from '#src/resource/list/useList.ts'
import { paths } from '#src/paths.ts'
import { PageLocation } from './PageLocation.tsx'
import { underPage } from './underPage.ts'
import styles from './PageOfferings.module.css'

/** What a page has and where it is: beneath the first screenful, so its code comes after the screen. */
export const PageOfferings = ({ page }: { page: Page }) => (
  <>
    {/* A blocked page still opens by id, but its items are hidden. */}
    <div data-page={page.Id}>
      <PageProducts id={String(page.Id)} />
      <PagePosts id={String(page.Id)} />
      {underPage.map((one) => (
        <PageOthers key={one.resource.name} id={String(page.Id)} {...one} />
      ))}
    </div>
    <PageLocation page={page} />
  </>
)

/** The page's products as a list of prices; nothing when it has none. */
function PageProducts({ id }: { id: string }) {
  const t = useMessages()
  const list = useList(productsOf(id))
  if (list.items.length === 0) return null
  return (
    <Section title={t.page.products}>
      <SectionList
        className={styles.prices}
        list={list}
        empty={t.lists.noResults}
        more={t.page.moreProducts}
        first={{
          few: 6,
          all: list.hasMore && list.items.length >= 20 ? t.page.allProducts : t.lists.all({ count: list.items.length }),
        }}
      >
        {list.items.map((product) => (
          <li key={product.Id} className={styles.price}>
            <ProductLine product={product} />
          </li>
        ))}
      </SectionList>
    </Section>
  )
}

/** The page's posts; nothing when it has none. */
function PagePosts({ id }: { id: string }) {
  const t = useMessages()
  const list = useList(postsOf(id))
  if (list.items.length === 0) return null
  return (
    <Section title={t.page.posts}>
      <CardRow list={list} cardWidthPx={288} card={(post) => <PostCard post={post} />} />
    </Section>
  )
}

/** The records of a declaration without a design of its own: their names, and the day of each; nothing when there are none. */
function PageOthers({ id, resource, query, dayOf }: { id: string } & (typeof underPage)[number]) {
  const t = useMessages()
  const writing = useLanguage()
  const list = useList(query(id))
  if (list.items.length === 0) return null
  const rows = list.items.map((item) => {
    const record = item as unknown as AnyRecord
    return { id: record.Id, name: shownText(record[resource.title]), day: shownText(dayOf(record)) }
  })
  return (
    <Section title={sourceTitle(t, resource.name)}>
      <SectionList list={list} empty={t.lists.noResults} more={t.lists.more}>
        {rows.map(({ id, name, day }) => (
          <li key={id} className={styles.other}>
            <TextLink to={paths.view(resource.name, id)}>{name ?? t.lists.noName}</TextLink>
            {day && <time dateTime={day}>{formatDay(day, writing)}</time>}
          </li>
        ))}
      </SectionList>
    </Section>
  )
}
