import { business } from '../businesses/business.ts'
import type { DemoBusiness } from '../businesses/shape.ts'
import { choose, daysBefore, fraction } from '../chance.ts'
import { comment } from '../comments/comment.ts'
import { pictureOf } from '../pictureNames.ts'
import { post } from '../posts/post.ts'
import { conditionOf } from '../products/condition.ts'
import { priced } from '../products/price.ts'
import { product } from '../products/product.ts'
import type { PlaceIds, Row } from './batch.ts'
import { pageRow } from './page.ts'

/** Days over which the added rows spread. */
const span = 1000

/** A page that rows are made for, and which business it is taken for. */
export interface VolumeShop {
  id: number
  business: DemoBusiness
}

export const shopsOf = (pages: readonly number[]): VolumeShop[] => pages.map((id) => ({ id, business: business(id) }))

/**
 * Rows by the thousand, from the same generators as the world's. A row follows from its id and from what is there: the
 * ids of profiles, the pages, the posts with their pages, the ids of places.
 */
export const volumeRow = {
  page: (id: number, now: Date, profiles: readonly number[], places: PlaceIds): Row => ({
    ...pageRow(
      id,
      business(id),
      profiles[choose(id, 81, profiles.length)]!,
      daysBefore(now, fraction(id, 82) * span, id),
      places,
    ),
    Id: id,
  }),

  post: (id: number, now: Date, shops: readonly VolumeShop[]): Row => {
    const shop = shops[choose(id, 71, shops.length)]!
    const { trade } = shop.business
    const { title, description } = post(trade, id, shop.business)
    return {
      Id: id,
      CreatedAt: daysBefore(now, fraction(id, 72) * span, id),
      PageId: shop.id,
      Title: title,
      Description: description,
      Thumbnail: fraction(id, 73) < 0.7 ? pictureOf.post(trade, id) : null,
    }
  },

  product: (id: number, now: Date, shops: readonly VolumeShop[]): Row => {
    const shop = shops[choose(id, 74, shops.length)]!
    const { trade } = shop.business
    const made = product(trade, id)
    return {
      Id: id,
      CreatedAt: daysBefore(now, fraction(id, 75) * span, id),
      PageId: shop.id,
      Name: made.name,
      Description: made.description,
      ...priced(made, trade, id),
      Condition: conditionOf(made, trade, id),
      Thumbnail: pictureOf.product(made, id),
      Status: fraction(id, 76) < 0.05 ? 2 : 1,
    }
  },

  comment: (
    id: number,
    now: Date,
    shops: readonly VolumeShop[],
    posts: readonly { Id: number; PageId: number }[],
  ): Row => {
    const target = posts[choose(id, 77, posts.length)]!
    const speaker = shops[choose(id, 78, shops.length)]!
    return {
      Id: id,
      CreatedAt: daysBefore(now, fraction(id, 79) * 300, id),
      PageId: speaker.id,
      Description: comment(id, 'Post', speaker.business.trade),
      TypeName: 'Post',
      TypeId: target.Id,
      TargetPageId: target.PageId,
    }
  },
}
