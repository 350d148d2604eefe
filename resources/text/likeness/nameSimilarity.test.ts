import { expect, test } from 'vitest'
import { comparedName, similarityOf } from './nameSimilarity.ts'

const similarity = (one: string, other: string) => similarityOf(comparedName(one), comparedName(other))

test.each([
  ['Golden Star Tea Shop', 'Golden Star Teashop'],
  ['Shwe Pyi Tea House', 'ရွှေပြည် လက်ဖက်ရည်ဆိုင်'],
  ['U Ba Thein Tea House', 'ဦးဘသိန်း လက်ဖက်ရည်ဆိုင်'],
  ['Ko Htet Kyay Oh', 'ကိုထက်ကြေးအိုး'],
  ['Thiri Cafe & Tea (သီရိ)', 'သီရိ'],
  ['Mingalar 24 Store', 'Mingalar Store'],
  ['ဖြိုးဖြိုး ကုန်စုံဆိုင်', 'ဖြိုးဖြိုး စတိုး'],
  ['လကို', 'La Ko'],
])('%s and %s are alike', (one, other) => expect(similarity(one, other)).toBeGreaterThanOrEqual(0.6))

test.each([
  ['Golden Star Tea Shop', 'Lucky Star Tea Shop'],
  ['Golden Tea Shop', 'Golden Restaurant'],
  ['Basic Education Primary School No. 1', 'Basic Education Primary School No. 2'],
  ['ရွှေပြည် လက်ဖက်ရည်ဆိုင်', 'ရွှေလက်ရာ ထမင်းဟင်းစုံ'],
  ['ဒေါ်တင်တင် မုန့်ဟင်းခါး', 'ဒေါ်စောရင် မြန်မာထမင်းဆိုင်'],
  ['City Pharmacy', 'Century Pharmacy'],
])('%s and %s are not', (one, other) => expect(similarity(one, other)).toBeLessThan(0.6))

test('a name without letters is like none', () => expect(similarity('!!!', '???')).toBe(0))
