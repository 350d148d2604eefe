import { tokens } from './tokens.ts'

/**
 * Words that spelling rules cannot join (contract section 5: 'a short variant list'). Each line begins with the form the
 * others are searched as; it is Burmese, so that a name is found in either script. Order and length do not matter.
 */
const families: string[][] = [
  // Two spellings in daily use
  ['လက်ဖက်', 'လဘက်', 'လ္ဘက်', 'လက်ဘက်', 'လဖက်'],
  ['မုန့်', 'မုံ့'],
  ['ကွန်ပျူတာ', 'ကွန်ပြူတာ'],
  ['ကော်ဖီ', 'ကာဖီ', 'coffee'],
  ['တက္ကစီ', 'တက်စီ', 'taxi'],
  ['ဟိုတယ်', 'ဟော်တယ်', 'hotel', 'hotels'],
  ['ပီဇာ', 'ပီဇ္ဇာ', 'pizza'],
  ['ဆူရှီ', 'ဆူရှိ', 'sushi'],
  ['ဘာဂါ', 'ဘာဂါး', 'burger'],
  ['အဲကွန်း', 'အဲယားကွန်း', 'aircon'],
  ['ဆားဗစ်', 'ဆာဗစ်'],
  ['သေတ္တာ', 'သစ်တာ'],
  ['ဖေ့စ်ဘုတ်', 'ဖေ့ဘုတ်', 'ဖေ့စ်ဘွတ်', 'ဖေ့စ်ဘွတ်ခ်', 'facebook'],
  ['တစ်ခု', 'တခု'],
  ['တစ်ယောက်', 'တယောက်'],
  ['တစ်ရက်', 'တရက်'],
  ['တစ်နေ့', 'တနေ့'],
  ['နှင့်', 'နဲ့'],
  // Categories
  ['စားသောက်ဆိုင်', 'restaurant', 'restaurants'],
  ['လက်ဖက်ရည်ဆိုင်', 'tea shop', 'teashop'],
  ['ဈေး', 'market'],
  ['ဆေးဆိုင်', 'pharmacy'],
  ['ဆေးခန်း', 'clinic'],
  ['ဆေးရုံ', 'hospital'],
  ['ကျောင်း', 'school'],
  ['ဘဏ်', 'bank'],
  ['ရွှေဆိုင်', 'gold shop'],
  ['စာအုပ်ဆိုင်', 'bookshop', 'bookstore'],
  // Towns, with the names they bore in English until 1989
  ['မြန်မာ', 'myanmar', 'burma'],
  ['ရန်ကုန်', 'yangon', 'rangoon'],
  ['မန္တလေး', 'mandalay'],
  ['နေပြည်တော်', 'naypyidaw', 'naypyitaw', 'nay pyi taw', 'nay pyi daw'],
  ['မော်လမြိုင်', 'mawlamyine', 'mawlamyaing', 'moulmein'],
  ['ပုသိမ်', 'pathein', 'bassein'],
  ['ပဲခူး', 'bago', 'pegu'],
  ['ပုဂံ', 'bagan', 'pagan'],
  ['ပြည်', 'pyay', 'prome'],
  ['ထားဝယ်', 'dawei', 'tavoy'],
  ['မြိတ်', 'myeik', 'mergui'],
  ['စစ်တွေ', 'sittwe', 'akyab'],
  ['ပြင်ဦးလွင်', 'မေမြို့', 'pyin oo lwin', 'pyinoolwin', 'maymyo'],
  ['တောင်ကြီး', 'taunggyi'],
  ['လားရှိုး', 'lashio'],
  ['မြစ်ကြီးနား', 'myitkyina'],
  ['ဘားအံ', 'hpa an', 'hpaan', 'pa an'],
  ['လွိုင်ကော်', 'loikaw'],
  ['မိတ္ထီလာ', 'meiktila'],
  ['မုံရွာ', 'monywa'],
  ['မကွေး', 'magway', 'magwe'],
  ['တောင်ငူ', 'taungoo', 'toungoo'],
]

type Replacement = { from: string[]; to: string[] }

/** By first token, the longest first, so that လက်ဖက်ရည်ဆိုင် is not cut short by လက်ဖက်. */
const replacements = new Map<string, Replacement[]>()
for (const [standard = '', ...others] of families) {
  const to = tokens(standard)
  for (const from of others.map(tokens)) {
    const [first = ''] = from
    const list = [...(replacements.get(first) ?? []), { from, to }]
    replacements.set(
      first,
      list.sort((a, b) => b.from.length - a.from.length),
    )
  }
}

/**
 * The tokens of a text with every variant put into its standard form: what a search compares. Whole words only; what
 * somebody is still typing is matched against `tokens`.
 */
export function searchTokens(text: string): string[] {
  return standardised(tokens(text))
}

/** Stands between two token sequences so that no query matches across; no token looks like it. */
export const BOUNDARY = '|'

/**
 * What the index of a text holds: its tokens as written (for suggestions) and, where variants make a difference, the
 * standard form after a boundary (for `searchTokens`).
 */
export function indexTokens(text: string): string[] {
  const written = tokens(text)
  const standard = standardised(written)
  const same = standard.length === written.length && standard.every((token, at) => token === written[at])
  return same ? written : [...written, BOUNDARY, ...standard]
}

function standardised(written: string[]): string[] {
  const result: string[] = []
  let at = 0
  while (at < written.length) {
    const token = written[at] ?? ''
    const found = replacements.get(token)?.find(({ from }) => from.every((part, next) => written[at + next] === part))
    result.push(...(found?.to ?? [token]))
    at += found?.from.length ?? 1
  }
  return result
}
