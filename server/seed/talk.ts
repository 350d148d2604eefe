import { declarations } from '#resources'
import { insertRecords } from '../db/records/bulk.ts'
import type { Executor } from '../db/connection/database.ts'
import { comment, review, reviewAnswer } from './content/index.ts'
import { fillGiven } from './given.ts'
import { chance, choose, daysBefore } from './rows.ts'
import type { Shop } from './shops.ts'

export interface Setting {
  shops: readonly Shop[]
  people: readonly number[]
  now: Date
}

const comments = 840
const ratings = 420
const follows = 1400

/** What people say: comments as pages, ratings with answers, follows. */
export async function fillTalk(db: Executor, setting: Setting): Promise<void> {
  const said = commentRows(setting)
  await insertRecords(db, declarations.comment, said)
  await insertRecords(db, declarations.pageRating, ratingRows(setting))
  await insertRecords(db, declarations.pageFollowing, followRows(setting))
  await fillGiven(db, setting, said)
}

export type SaidRow = ReturnType<typeof commentRows>[number]

function commentRows({ shops, now }: Setting) {
  return Array.from({ length: comments }, (_, n) => {
    const shop = shops[chance(n, 41) < 0.12 ? choose(n, 42, 5) : choose(n, 43, shops.length)]!
    const speaker = shops[choose(n, 44, shops.length)]!
    const { TypeName, TypeId, since } = targetOf(shop, n, now)
    const age = now.getTime() - since.getTime()
    return {
      Id: n + 1,
      CreatedAt: new Date(since.getTime() + chance(n, 46) ** 2 * age),
      PageId: speaker.id,
      Description: comment(n, TypeName, shop.business.motif),
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
  const where = chance(n, 45)
  const post = shop.posts[choose(n, 47, shop.posts.length)]
  const product = shop.products[choose(n, 48, shop.products.length)]
  if (where < 0.6 && post) return { TypeName: 'Post', TypeId: post.id, since: post.at }
  if (where < 0.85 && product) return { TypeName: 'Product', TypeId: product.id, since: product.at }
  return { TypeName: 'Page', TypeId: shop.id, since: daysBefore(now, 200, n) }
}

/** Pairs of a person and a page, each once, nobody with a page of their own. */
function pairs({ shops, people }: Setting, many: number, salt: number): { person: number; shop: Shop }[] {
  const seen = new Set<string>()
  const found: { person: number; shop: Shop }[] = []
  for (let n = 0; found.length < many && n < many * 4; n++) {
    const person = people[choose(n, salt, people.length)]!
    // Some pages are better known than others.
    const shop = shops[Math.floor(chance(n, salt + 1) ** 1.7 * shops.length)]!
    const key = `${person} ${shop.id}`
    if (seen.has(key) || shop.owner === person) continue
    seen.add(key)
    found.push({ person, shop })
  }
  return found
}

const ratingRows = (setting: Setting) =>
  pairs(setting, ratings, 51).map(({ person, shop }, n) => {
    const { stars, description } = review(n, shop.business.motif)
    return {
      CreatedAt: daysBefore(setting.now, chance(n, 53) * 300, n),
      ProfileId: person,
      PageId: shop.id,
      Stars: stars,
      Description: description,
      Answer: description !== null && chance(n, 54) < 0.3 ? reviewAnswer(n, stars) : null,
    }
  })

const followRows = (setting: Setting) =>
  pairs(setting, follows, 61).map(({ person, shop }, n) => ({
    CreatedAt: daysBefore(setting.now, chance(n, 63) * 400, n),
    ProfileId: person,
    PageId: shop.id,
  }))
