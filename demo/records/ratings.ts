import { choose, daysBefore, fraction } from '../chance.ts'
import { review, reviewAnswer } from '../comments/comment.ts'
import type { Batch, WorldStart } from './batch.ts'
import type { Shop } from './shops.ts'

interface Start extends WorldStart {
  shops: readonly Shop[]
  people: readonly number[]
}

const ratings = 420
const follows = 1400

/** Ratings with answers, and who follows whom. */
export const ratingBatches = (start: Start): Batch[] => [
  { table: 'pageRating', rows: ratingRows(start) },
  { table: 'pageFollowing', rows: followRows(start) },
]

/** Pairs of a person and a page, each once, nobody with a page of their own. */
function pairs({ shops, people }: Start, many: number, salt: number): { person: number; shop: Shop }[] {
  const seen = new Set<string>()
  const found: { person: number; shop: Shop }[] = []
  for (let n = 0; found.length < many && n < many * 4; n++) {
    const person = people[choose(n, salt, people.length)]!
    // Some pages are better known than others.
    const shop = shops[Math.floor(fraction(n, salt + 1) ** 1.7 * shops.length)]!
    const key = `${person} ${shop.id}`
    if (seen.has(key) || shop.owner === person) continue
    seen.add(key)
    found.push({ person, shop })
  }
  return found
}

const ratingRows = (start: Start) =>
  pairs(start, ratings, 51).map(({ person, shop }, n) => {
    const { stars, description } = review(n, shop.business.trade)
    return {
      CreatedAt: daysBefore(start.now, fraction(n, 53) * 300, n),
      ProfileId: person,
      PageId: shop.id,
      Stars: stars,
      Description: description,
      Answer: description !== null && fraction(n, 54) < 0.3 ? reviewAnswer(n, stars) : null,
    }
  })

const followRows = (start: Start) =>
  pairs(start, follows, 61).map(({ person, shop }, n) => ({
    CreatedAt: daysBefore(start.now, fraction(n, 63) * 400, n),
    ProfileId: person,
    PageId: shop.id,
  }))
