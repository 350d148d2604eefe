import { expect, test } from 'vitest'
import { matchesTypeahead } from './tokens.ts'

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
])('%s matches %s', (name, typed) => expect(matchesTypeahead(name, typed)).toBe(true))

test.each([
  ['လက်ဖက်', 'က'],
  ['ခရမ်း', 'ရန'],
  ['ရန်ကုန်', 'ကန်'],
  ['Green tea', 'gree tea'],
  ['Green tea', 'tea green'],
  ['', 'က'],
])('%s does not match %s', (name, typed) => expect(matchesTypeahead(name, typed)).toBe(false))
