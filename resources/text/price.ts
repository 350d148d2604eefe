import { digitsIn, grouped } from './digits.ts'
import type { Writing } from './language.ts'

export const LAKH = 100_000

/**
 * A price in kyat: `1,500 Ks`, ၁,၅၀၀ ကျပ်, 1,500 ကျပ်. With `lakhs`, sums of at least one lakh with at most two decimals
 * are written as people say them: `15 lakhs`, ၁၅ သိန်း, and သိန်း ၂၀ for round tens. Empty for a number that is not finite.
 * The unit is our own, because Intl prints K for the kyat (docs/rules.md#prices).
 */
export function formatKyat(amount: number, writing: Writing, { lakhs = false } = {}): string {
  if (!Number.isFinite(amount)) return ''
  const inLakhs = amount / LAKH
  if (lakhs && inLakhs >= 1 && amount % (LAKH / 100) === 0) return formatLakhs(inLakhs, writing)
  return `${digitsIn(writing.digits, grouped(rounded(amount)))} ${writing.language === 'my' ? 'ကျပ်' : 'Ks'}`
}

/** Two prices: `1,500 – 3,000 Ks`, ၁,၅၀၀ – ၃,၀၀၀ ကျပ်. A unit that both have is written once. */
export function formatKyatRange(from: number, to: number, writing: Writing, options: { lakhs?: boolean } = {}): string {
  const [low, high] = [formatKyat(from, writing, options), formatKyat(to, writing, options)]
  const unit = high.split(/[\d\u1040-\u1049]/).at(-1) ?? ''
  return `${unit !== '' && low.endsWith(unit) ? low.slice(0, -unit.length) : low} – ${high}`
}

function formatLakhs(count: number, { language, digits }: Writing): string {
  if (language === 'en') return `${grouped(count)} ${count === 1 ? 'lakh' : 'lakhs'}`
  const number = digitsIn(digits, grouped(count))
  return count % 10 === 0 ? `သိန်း ${number}` : `${number} သိန်း`
}

/** Rounds to hundredths, because 3.35 × 100,000 is no whole number in floating point. */
export const rounded = (sum: number) => Math.round(sum * 100) / 100
