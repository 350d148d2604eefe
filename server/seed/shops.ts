import { declarations } from '#resources'
import { insertRecords, nextId } from '../db/records/bulk.ts'
import type { Executor } from '../db/connection/database.ts'
import { business, post, product, productCategories, type SeedBusiness } from './content/index.ts'
import type { Pool } from './pictures/index.ts'
import { priced } from './pricing.ts'
import { listsOf, chance, choose, daysBefore, pageRow, type Places } from './rows.ts'

/** A page with what stands under it, by id. */
export interface Shop {
  id: number
  business: SeedBusiness
  owner: number
  posts: { id: number; at: Date }[]
  products: { id: number; at: Date }[]
}

interface Setting {
  pool: Pool
  places: Places
  people: readonly number[]
  now: Date
}

const pages = 150
/** Pages that keep a whole shop, with shelves. */
const shopsWithShelves = 26
const productsOfAShop = 13
const postsInAll = 520

/** 150 businesses with their shelves, at least 60, their products, at least 400, and 520 posts over the past year. */
export async function fillShops(db: Executor, setting: Setting): Promise<Shop[]> {
  const shops = await fillPages(db, setting)
  await fillProducts(db, setting, shops)
  await fillPosts(db, setting, shops)
  return shops
}

async function fillPages(db: Executor, { pool, places, people, now }: Setting): Promise<Shop[]> {
  const first = await nextId(db, 'page')
  const shops = Array.from({ length: pages }, (_, n): Shop => {
    // The demo's owner has three pages, the second owner two; the others have one or two each.
    const owner = n < 3 ? people[0]! : n < 5 ? people[1]! : people[3 + (n % (people.length - 3))]!
    return { id: first + n, business: business(n), owner, posts: [], products: [] }
  })
  const row = ({ id, business, owner }: Shop, n: number) => ({
    ...pageRow(n, business, owner, daysBefore(now, 2 + chance(n, 11) * 700, n), places, pool),
    Id: id,
  })
  await insertRecords(db, declarations.page, shops.map(row), ({ Id }) => listsOf(shops[Id - first]!.business, places))
  return shops
}

async function fillProducts(db: Executor, { pool, now }: Setting, shops: Shop[]): Promise<void> {
  const shelves: Record<string, unknown>[] = []
  const goods: Record<string, unknown>[] = []
  let shelf = await nextId(db, 'productCategory')
  let id = await nextId(db, 'product')
  for (const [n, shop] of shops.entries()) {
    const { motif } = shop.business
    const departments = n < shopsWithShelves ? productCategories(motif) : []
    const firstShelf = shelf
    for (const { name, description } of departments) {
      const at = daysBefore(now, 380 - n, shelf)
      shelves.push({
        Id: shelf,
        CreatedAt: at,
        PageId: shop.id,
        Name: name,
        Description: description,
        Thumbnail: pool.product(motif, shelf, n),
      })
      shelf++
    }
    const many = n < shopsWithShelves ? productsOfAShop : 1
    for (let k = 0; k < many; k++) {
      const made = product(motif, k + n * 3)
      const { name, description, productCategory } = made
      const at = daysBefore(now, chance(id, 21) * 330, id)
      goods.push({
        Id: id,
        CreatedAt: at,
        PageId: shop.id,
        Name: name,
        Description: description,
        ...priced(made, motif, id),
        Thumbnail: pool.product(motif, k + n * 3, n),
        ProductCategoryId: departments.length > 0 ? firstShelf + (productCategory % departments.length) : null,
        // Some have found their buyer; they stay in sight with their badge.
        Status: chance(id, 22) < 0.06 ? 2 : 1,
      })
      shop.products.push({ id: id++, at })
    }
  }
  await insertRecords(db, declarations.productCategory, shelves)
  await insertRecords(db, declarations.product, goods)
}

async function fillPosts(db: Executor, { pool, now }: Setting, shops: Shop[]): Promise<void> {
  const first = await nextId(db, 'post')
  const rows = Array.from({ length: postsInAll }, (_, n) => {
    // The demo's own pages post a little more often.
    const shop = shops[chance(n, 31) < 0.06 ? choose(n, 32, 5) : choose(n, 33, shops.length)]!
    const { title, description } = post(shop.business.motif, n, shop.business)
    const at = daysBefore(now, chance(n, 34) ** 1.6 * 360, n)
    shop.posts.push({ id: first + n, at })
    return {
      Id: first + n,
      CreatedAt: at,
      PageId: shop.id,
      Title: title,
      Description: description,
      Thumbnail: chance(n, 35) < 0.8 ? pool.post(shop.business.motif, n) : null,
    }
  })
  await insertRecords(db, declarations.post, rows)
}
