import { tokens } from './tokens.ts'

/**
 * Words that spelling rules cannot join (docs/rules.md#variants). Each line begins with the form the
 * others are searched as; it is Burmese, so that a name is found in either script. Order and length do not matter.
 */
const families: string[][] = [
  // Two spellings in daily use
  ['လက်ဖက်', 'လဘက်', 'လ္ဘက်', 'လက်ဘက်', 'လဖက်'],
  ['မုန့်', 'မုံ့'],
  ['မင်္ဂလာ', 'မဂ်လာ'],
  ['ကွန်ပျူတာ', 'ကွန်ပြူတာ', 'computer', 'computers'],
  ['ဖုန်း', 'phone', 'phones'],
  ['ဆိုင်ကယ်', 'motorbike', 'motorbikes', 'motorcycle', 'motorcycles'],
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
  ['ထဘီ', 'ထမီ', 'htamein', 'htamain', 'thamein'],
  ['ကဖေး', 'cafe'],
  ['ဖုန်းပြင်', 'ဖုန်းပြုပြင်', 'phone repair', 'mobile repair'],
  ['ကွန်ပျူတာပြင်', 'ကွန်ပျူတာပြုပြင်', 'computer repair'],
  // What is called so in English too
  ['မုန့်ဟင်းခါး', 'mohinga', 'mohingar', 'mohinka', 'mont hin gar'],
  ['မုန့်တီ', 'mont di', 'montdi', 'mondi'],
  ['ကြေးအိုး', 'kyay oh', 'kyayoh'],
  ['ခေါက်ဆွဲ', 'khao swe', 'khauk swe', 'noodle', 'noodles'],
  ['လက်ဖက်သုပ်', 'laphet thoke', 'lahpet thoke', 'tea leaf salad'],
  ['ဒံပေါက်', 'ဒန်ပေါက်', 'danbauk', 'biryani'],
  ['ပလာတာ', 'palata', 'paratha'],
  ['လုံချည်', 'longyi', 'longyis', 'longgyi'],
  ['သနပ်ခါး', 'thanaka', 'thanakha'],
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
  ['ကားဝပ်ရှော့', 'ကားပြင်ဆိုင်', 'ကားပြင်', 'car workshop', 'car workshops', 'car repair'],
  ['တည်းခိုခန်း', 'guest house', 'guest houses', 'guesthouse'],
  // Towns, with the names they bore in English until 1989
  ['မြန်မာ', 'myanmar', 'burma'],
  ['ရန်ကုန်', 'yangon', 'rangoon'],
  ['မန္တလေး', 'မန်းလေး', 'mandalay'],
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
  // The standard form for itself: so a known word is seen in a line without spaces, and stays whole.
  for (const from of [to, ...others.map(tokens)]) {
    const [first = ''] = from
    const list = [...(replacements.get(first) ?? []), { from, to }]
    replacements.set(
      first,
      list.sort((a, b) => b.from.length - a.from.length),
    )
  }
}

/** A stretch of tokens: a word of the list in its standard form, or one token as it was written. */
export interface Stretch {
  tokens: readonly string[]
  /** How many of the written tokens it stands for. */
  length: number
  /** Whether it is a word of the list. */
  known: boolean
}

/** The written tokens, cut where words of the list stand. */
export function stretches(written: readonly string[]): Stretch[] {
  const result: Stretch[] = []
  let at = 0
  while (at < written.length) {
    const token = written[at] ?? ''
    const found = replacements.get(token)?.find(({ from }) => from.every((part, next) => written[at + next] === part))
    result.push({ tokens: found?.to ?? [token], length: found?.from.length ?? 1, known: found !== undefined })
    at += found?.from.length ?? 1
  }
  return result
}

/** Tokens with every variant put into its standard form: what a search compares beside what was written. */
export const standardised = (written: readonly string[]): string[] => stretches(written).flatMap(({ tokens }) => tokens)

/** The tokens of a text in standard form. Whole words only; what somebody is still typing is matched against `tokens`. */
export const searchTokens = (text: string): string[] => standardised(tokens(text))

/** How a text may be met: its tokens as written and, where variants make a difference, in standard form. */
export function tokenForms(text: string): string[][] {
  const written = tokens(text)
  const standard = standardised(written)
  return standard.length === written.length && standard.every((token, at) => token === written[at])
    ? [written]
    : [written, standard]
}
