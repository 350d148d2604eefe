import type { search as english } from '../en/search.ts'

export const search: typeof english = {
  suggestions: 'အကြံပြုချက်များ',
  suggestionCount: ({ count }) => `အကြံပြုချက် ${count} ခု`,
  kinds: ({ what }) => `${what}များ`,
  atOnce: 'သင့်အနီးတွင်',
  searchFor: ({ text }) => `“${text}” ကို ရှာရန်`,
  searchOpenly: ({ text }) => `အကောင့်မဝင်ဘဲ “${text}” ကို ရှာရန်`,
  recent: 'မကြာသေးမီက ရှာထားသည်များ',
  forget: ({ text }) => `ရှာဖွေမှတ်တမ်းမှ “${text}” ကို ဖယ်ရှားရန်`,
  forgetAll: 'ရှာဖွေမှတ်တမ်း ရှင်းရန်',
  forgotten: 'ရှာဖွေမှတ်တမ်းမှ ဖယ်ရှားပြီးပါပြီ။',
  didYouMean: 'ဤသို့ ရှာလိုပါသလား -',
  town: 'မြို့နယ်',
  openNow: 'ယခု ဖွင့်ထားသည်',
  nearMe: 'အနီးအနား',
  locating: 'သင့်တည်နေရာကို ရှာနေပါသည်...',
  noPlace: 'သင့်တည်နေရာကို မသိရပါ။ ဘရောက်ဇာတွင် တည်နေရာ သုံးခွင့် ပေးပါ၊ သို့မဟုတ် မြို့နယ် ရွေးပါ။',
}
