import { percent, pick, weighted } from '../chance.ts'
import { trades, type TradeName } from '../trades/trades.ts'
import { burmeseGreetings, closings, englishGreetings, pageComments } from './pageComments.ts'
import { postComments } from './postComments.ts'
import { productComments } from './productComments.ts'
import { answers, foodTexts, reviewTexts } from './reviews.ts'

/** What a comment stands under (`typeName`, spec 3.20). */
export type CommentTarget = 'Page' | 'Post' | 'Product'

function listFor(target: CommentTarget, trade: TradeName): readonly string[] {
  if (target === 'Page') return pageComments
  if (target === 'Post') return postComments
  return productComments[trades[trade].kind]
}

/** The n-th comment of the demonstration, as one page would write it under another's page, post or product. */
export function comment(n: number, target: CommentTarget, trade: TradeName): string {
  const text = pick(listFor(target, trade), n, 100)
  const burmese = /^[\u1000-\u109f]/.test(text)
  const greeting = percent(n, 101, 34) ? pick(burmese ? burmeseGreetings : englishGreetings, n, 102) : ''
  const closing = percent(n, 103, 26) && /[.။!]$/.test(text) ? pick(closings, n, 104) : ''
  return greeting + text + closing
}

export type Stars = 1 | 2 | 3 | 4 | 5
export type DemoReview = { stars: Stars; description: string | null }

/** Most are pleased; the others write as well. */
const stars = weighted<Stars>([
  [5, 46],
  [4, 31],
  [3, 14],
  [2, 6],
  [1, 3],
])

/** The n-th rating of a page: stars, and words in two of three. */
export function review(n: number, trade: TradeName): DemoReview {
  const given = pick(stars, n, 110)
  if (percent(n, 111, 34)) return { stars: given, description: null }
  const tasted = given >= 3 && trades[trade].kind === 'food' && percent(n, 113, 55)
  return { stars: given, description: pick(tasted ? foodTexts[given as 3 | 4 | 5] : reviewTexts[given], n, 112) }
}

/** What an owner answers to a rating; with the stars it fits their tone, without them it fits any. */
export function reviewAnswer(n: number, given?: number): string {
  const tone = given === undefined ? 'any' : given >= 4 ? 'pleased' : 'sorry'
  return pick(answers[tone], n, 120)
}
