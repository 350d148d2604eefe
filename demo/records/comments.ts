import { choose, daysBefore, fraction } from '../chance.ts'
import { comment } from '../comments/comment.ts'
import type { Shop } from './shops.ts'

const comments = 840

export type CommentRow = ReturnType<typeof commentRows>[number]

/** What pages write under each other's posts, products and pages. */
export function commentRows(shops: readonly Shop[], now: Date) {
  return Array.from({ length: comments }, (_, n) => {
    const shop = shops[fraction(n, 41) < 0.12 ? choose(n, 42, 5) : choose(n, 43, shops.length)]!
    const speaker = shops[choose(n, 44, shops.length)]!
    const { TypeName, TypeId, since } = targetOf(shop, n, now)
    const age = now.getTime() - since.getTime()
    return {
      Id: n + 1,
      CreatedAt: new Date(since.getTime() + fraction(n, 46) ** 2 * age),
      PageId: speaker.id,
      Description: comment(n, TypeName, shop.business.trade),
      TypeName,
      TypeId,
      TargetPageId: shop.id,
    }
  })
}

/** A post most of the time, else a product or the page itself. */
function targetOf(
  shop: Shop,
  n: number,
  now: Date,
): { TypeName: 'Page' | 'Post' | 'Product'; TypeId: number; since: Date } {
  const where = fraction(n, 45)
  const post = shop.posts[choose(n, 47, shop.posts.length)]
  const product = shop.products[choose(n, 48, shop.products.length)]
  if (where < 0.6 && post) return { TypeName: 'Post', TypeId: post.id, since: post.at }
  if (where < 0.85 && product) return { TypeName: 'Product', TypeId: product.id, since: product.at }
  return { TypeName: 'Page', TypeId: shop.id, since: daysBefore(now, 200, n) }
}
