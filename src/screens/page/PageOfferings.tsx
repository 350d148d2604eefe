import { useMessages } from '#src/messages/index.ts'
import { PostCard } from '#src/resource/cards/PostCard.tsx'
import { ProductCard } from '#src/resource/cards/ProductCard.tsx'
import type { ListQuery } from '#src/resource/queries.ts'
import { Section } from '#src/resource/detail/Section.tsx'
import { CardRow } from '#src/resource/list/CardRow.tsx'
import { useList } from '#src/resource/list/useList.ts'

export const productsOf = (id: string) => ({ name: 'product', filter: { byPageId: id } }) as const satisfies ListQuery
export const postsOf = (id: string) => ({ name: 'post', filter: { byPageId: id } }) as const satisfies ListQuery

/** The page's products; nothing when it has none. */
export function PageProducts({ id }: { id: string }) {
  const t = useMessages()
  const list = useList(productsOf(id))
  if (list.items.length === 0) return null
  return (
    <Section title={t.page.products}>
      <CardRow list={list} cardWidthPx={176} card={(product) => <ProductCard product={product} />} />
    </Section>
  )
}

/** The page's posts; nothing when it has none. */
export function PagePosts({ id }: { id: string }) {
  const t = useMessages()
  const list = useList(postsOf(id))
  if (list.items.length === 0) return null
  return (
    <Section title={t.page.posts}>
      <CardRow list={list} cardWidthPx={288} card={(post) => <PostCard post={post} />} />
    </Section>
  )
}
