import type { prices as english } from '../en/prices.ts'

export const prices: typeof english = {
  title: 'ဈေးနှုန်း စာရင်း',
  hint: 'ဈေးနှုန်းကို အကွက်မှ ထွက်လျှင် သိမ်းပါသည်။',
  duplicateOf: ({ name }) => `ပုံတူပွားရန် - ${name}`,
  copiedFrom: ({ name }) => `“${name}” အတိုင်း ဖြည့်ထားပါသည်။ မတူသည်များကို ပြင်ပါ။ နောက်ထပ်ပုံများနှင့် ဖိုင်ကို မကူးပါ။`,
  unsent: 'မသိမ်းရသေးပါ',
  save: 'သိမ်းမည်',
  saving: 'သိမ်းနေပါသည်...',
  saved: 'သိမ်းပြီးပါပြီ',
  undo: 'မူလအတိုင်း ပြန်ထားရန်',
  stillForSale: 'ရောင်းရန် ရှိသေးပါသလား။',
  yes: 'ရှိပါသေးသည်',
  noSold: 'ရောင်းပြီးပါပြီ',
  renewed: 'ကျေးဇူးတင်ပါသည်။ နှစ်လအကြာတွင် ထပ်မေးပါမည်။',
}
