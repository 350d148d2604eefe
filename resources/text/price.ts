import { toBurmeseDigits } from './digits.ts'
import type { Language } from './language.ts'

const LAKH = 100_000

/**
 * A price in kyat: `1,500 Ks`, ၁,၅၀၀ ကျပ်. With `lakhs`, sums of at least one lakh that come out at two decimals are
 * told as people say them: `15 lakhs`, ၁၅ သိန်း, and သိန်း ၂၀ for round tens. Empty for what is no finite number.
 * Written by us, since Intl prints K for the kyat (contract section 5, 'Prices').
 */
export function formatKyat(amount: number, language: Language, { lakhs = false } = {}): string {
  if (!Number.isFinite(amount)) return ''
  const inLakhs = amount / LAKH
  if (lakhs && inLakhs >= 1 && amount % (LAKH / 100) === 0) return formatLakhs(inLakhs, language)
  return language === 'my' ? `${toBurmeseDigits(grouped(amount))} ကျပ်` : `${grouped(amount)} Ks`
}

function formatLakhs(count: number, language: Language): string {
  if (language === 'en') return `${grouped(count)} ${count === 1 ? 'lakh' : 'lakhs'}`
  const number = toBurmeseDigits(grouped(count))
  return count % 10 === 0 ? `သိန်း ${number}` : `${number} သိန်း`
}

/** Thousands grouped by commas, at most two decimals. */
function grouped(number: number): string {
  const [whole = '', decimals] = String(Math.round(number * 100) / 100).split('.')
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return decimals ? `${groups}.${decimals}` : groups
}
