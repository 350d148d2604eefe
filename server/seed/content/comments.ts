import type { Motif } from '../motifs.ts'
import { burmeseGreetings, closings, englishGreetings, pageComments } from './comments/page.ts'
import { postComments } from './comments/post.ts'
import { productComments } from './comments/product.ts'
import { answers, foodTexts, reviewTexts } from './comments/reviews.ts'
import { kindOf } from './kinds.ts'
import { chance, pick, weighted } from './pick.ts'

/** What a comment stands under (`typeName`, spec 3.20). */
export type CommentTarget = 'Page' | 'Post' | 'Product'

function listFor(target: CommentTarget, motif: Motif): readonly string[] {
  if (target === 'Page') return pageComments
  if (target === 'Post') return postComments
  return productComments[kindOf(motif)]
}

/** The n-th comment of the seed, as one page would write it under another's page, post or product. */
export function comment(n: number, target: CommentTarget, motif: Motif): string {
  const text = pick(listFor(target, motif), n, 100)
  const burmese = /^[\u1000-\u109f]/.test(text)
  const greeting = chance(n, 101, 34) ? pick(burmese ? burmeseGreetings : englishGreetings, n, 102) : ''
  const closing = chance(n, 103, 26) && /[.။!]$/.test(text) ? pick(closings, n, 104) : ''
  return greeting + text + closing
}

export type Stars = 1 | 2 | 3 | 4 | 5
export type SeedReview = { stars: Stars; description: string | null }

/** Most are pleased; the others write as well. */
const stars = weighted<Stars>([
  [5, 46],
  [4, 31],
  [3, 14],
  [2, 6],
  [1, 3],
])

/** The n-th rating of a page: stars, and words in two of three. */
export function review(n: number, motif: Motif): SeedReview {
  const given = pick(stars, n, 110)
  if (chance(n, 111, 34)) return { stars: given, description: null }
  const tasted = given >= 3 && kindOf(motif) === 'food' && chance(n, 113, 55)
  return { stars: given, description: pick(tasted ? foodTexts[given as 3 | 4 | 5] : reviewTexts[given], n, 112) }
}

/** What an owner answers to a rating; with the stars it fits their tone, without them it fits any. */
export function reviewAnswer(n: number, given?: number): string {
  const tone = given === undefined ? 'any' : given >= 4 ? 'pleased' : 'sorry'
  return pick(answers[tone], n, 120)
}
