import { expect, test } from 'vitest'
import { holds } from './holds.ts'

test.each([
  ['ကမာရွတ်', 'က'],
  ['ရန်ကုန်', 'ရန'],
  ['မန္တလေး', 'မန်တလေး'],
  ['သီရိစျေး', 'ဈေး'],
  ['ရွှေ ပုစွန်', 'ရွှေပု'],
  ['မန္တလေး Mandalay', 'လေး man'],
  ['Green tea', 'EEN T'],
  ['Green tea', 'gree'],
  ['ဆိုင်ခွဲ-၂', 'ဆိုင်ခွဲ 2'],
  ['Tea', ' ၊ '],
])('%s holds %s', (name, typed) => expect(holds(name, typed)).toBe(true))

test.each([
  ['လက်ဖက်', 'က'],
  ['ခရမ်း', 'ရန'],
  ['ရန်ကုန်', 'ကန်'],
  ['Green tea', 'gree tea'],
  ['Green tea', 'tea green'],
  ['', 'က'],
])('%s does not hold %s', (name, typed) => expect(holds(name, typed)).toBe(false))
