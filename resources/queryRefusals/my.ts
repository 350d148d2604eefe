import type { queryRefusals as english } from './en.ts'

/** What is wrong with a query's filters, orders and boxes. */
export const queryRefusals: typeof english = {
  bounds: 'bounds တွင် အနောက်၊ တောင်၊ အရှေ့၊ မြောက် ဒီဂရီများကို 96.1,16.7,96.2,16.9 ကဲ့သို့ ထည့်ပါ။',
  zoom: ({ most }: { most: number }) => `zoom တွင် 0 မှ ${most} အထိ ကိန်းပြည့် ထည့်ပါ။`,
  near: 'near တွင် လတ္တီတွဒ်နှင့် လောင်ဂျီတွဒ် ထည့်ပါ။',
  nearestNeedsNear: 'order=nearest ကို သုံးလျှင် near ဖြင့် တည်နေရာလည်း ထည့်ပါ။',
  following: 'following သည် 1 သို့မဟုတ် 0 ဖြစ်ရပါမည်။',
  rated: 'rated တွင် ကြယ်ပွင့် ၁ မှ ၅ ထည့်ပါ။',
  kyat: ({ name }) => `${name} တွင် ငွေပမာဏကို ကျပ်ဖြင့် ထည့်ပါ။ ဥပမာ 5000။`,
  within: 'within တွင် ကီလိုမီတာ အရေအတွက် ထည့်ပါ။',
  withinNeedsNear: 'within ကို သုံးလျှင် near ဖြင့် တည်နေရာလည်း ထည့်ပါ။',
  openNow: 'openNow သည် ၁ သို့မဟုတ် ၀ ဖြစ်ရပါမည်။',
  region: 'region တွင် တိုင်း သို့မဟုတ် ပြည်နယ်အမည် ထည့်ပါ။',
  suggestedSource: ({ sources }) => `source သည် ${sources} ထဲမှ တစ်ခု ဖြစ်ရပါမည်။`,
}
