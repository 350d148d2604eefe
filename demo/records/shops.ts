import { business } from '../businesses/business.ts'
import type { DemoBusiness } from '../businesses/shape.ts'
import { choose, daysBefore, fraction } from '../chance.ts'
import { pictureOf } from '../pictureNames.ts'
import { post } from '../posts/post.ts'
import { conditionOf } from '../products/condition.ts'
import { priced } from '../products/price.ts'
import { product, productCategories } from '../products/product.ts'
import type { Batch, PlaceIds, Row, WorldStart } from './batch.ts'
import { offerTimes, ownOffers } from './offers.ts'
import { pageRow } from './page.ts'

/** A page with what stands under it, by id. */
export interface Shop {
  id: number
  business: DemoBusiness
  owner: number
  posts: { id: number; at: Date }[]
  products: { id: number; at: Date }[]
}

interface Start extends WorldStart {
  places: PlaceIds
  people: readonly number[]
}

const pages = 150
/** Pages that keep a whole shop, with shelves. */
const shopsWithShelves = 26
const productsOfAShop = 13
const postsInAll = 520

/** How many pictures a gallery has: none for most, else up to `most`. */
const galleryOf = (n: number, salt: number, most: number) =>
  fraction(n, salt) < 0.4 ? 1 + choose(n, salt + 1, most) : 0

/** 150 businesses with their shelves, at least 60, their products, at least 400, and 520 posts over the past year. */
export function shopBatches(start: Start): { batches: Batch[]; shops: Shop[] } {
  const first = start.firstIds.page
  const shops = Array.from({ length: pages }, (_, n): Shop => {
    // The demo's owner has three pages, the second owner two; the others have one or two each.
    const { people } = start
    const owner = n < 3 ? people[0]! : n < 5 ? people[1]! : people[3 + (n % (people.length - 3))]!
    return { id: first + n, business: business(n), owner, posts: [], products: [] }
  })
  const rows = shops.map(({ id, business, owner }, n) => ({
    ...pageRow(n, business, owner, daysBefore(start.now, 2 + fraction(n, 11) * 700, n), start.places),
    Id: id,
    Pictures: pictureOf.gallery(business.trade, n, galleryOf(n, 36, 7), pictureOf.cover(business.trade, n)),
  }))
  return { batches: [{ table: 'page', rows }, ...productBatches(start, shops), postBatch(start, shops)], shops }
}

function productBatches({ now, firstIds }: Start, shops: readonly Shop[]): Batch[] {
  const shelves: Row[] = []
  const goods: Row[] = []
  let shelf = firstIds.productCategory
  let id = firstIds.product
  for (const [n, shop] of shops.entries()) {
    const { trade } = shop.business
    const departments = n < shopsWithShelves ? productCategories(trade) : []
    const firstShelf = shelf
    for (const { name, description } of departments) {
      shelves.push({
        Id: shelf,
        CreatedAt: daysBefore(now, 380 - n, shelf),
        PageId: shop.id,
        Name: name,
        Description: description,
        Thumbnail: pictureOf.product(product(trade, shelf), n),
      })
      shelf++
    }
    const many = n < shopsWithShelves ? productsOfAShop : 1
    for (let k = 0; k < many; k++) {
      const made = product(trade, k + n * 3)
      const at = daysBefore(now, fraction(id, 21) * 330, id)
      goods.push({
        Id: id,
        CreatedAt: at,
        PageId: shop.id,
        Name: made.name,
        Description: made.description,
        ...priced(made, trade, id),
        Condition: conditionOf(made, trade, id),
        Thumbnail: pictureOf.product(made, n),
        Pictures: galleryOf(id, 37, 2) > 0 ? [pictureOf.product(made, n + 1)] : [],
        ProductCategoryId: departments.length > 0 ? firstShelf + (made.productCategory % departments.length) : null,
        // Some have found their buyer; they stay in sight with their badge.
        Status: fraction(id, 22) < 0.06 ? 2 : 1,
      })
      shop.products.push({ id: id++, at })
    }
  }
  return [
    { table: 'productCategory', rows: shelves },
    { table: 'product', rows: goods },
  ]
}

function postBatch({ now, firstIds }: Start, shops: readonly Shop[]): Batch {
  const first = firstIds.post
  const [own] = shops as [Shop]
  const rows = Array.from({ length: postsInAll }, (_, n) => {
    // The demo's own pages post a little more often.
    const shop = shops[fraction(n, 31) < 0.06 ? choose(n, 32, 5) : choose(n, 33, shops.length)]!
    const { title, description, isOffer } = post(shop.business.trade, n, shop.business)
    const at = daysBefore(now, fraction(n, 34) ** 1.6 * 360, n)
    shop.posts.push({ id: first + n, at })
    const { trade } = shop.business
    const picture = fraction(n, 35) < 0.8 ? pictureOf.post(trade, n) : null
    return {
      Id: first + n,
      CreatedAt: at,
      PageId: shop.id,
      Title: title,
      Description: description,
      Thumbnail: picture,
      Pictures: picture ? pictureOf.gallery(trade, n, galleryOf(n, 38, 5), picture) : [],
      ...offerTimes(n, isOffer, { at, now }),
    }
  })
  return { table: 'post', rows: [...rows, ...ownOffers(first + postsInAll, own.id, own.business.trade, now)] }
}
