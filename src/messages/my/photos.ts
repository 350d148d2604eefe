import type { photos as english } from '../en/photos.ts'

export const photos: typeof english = {
  title: 'ဓာတ်ပုံ အများအပြား',
  hint: 'ဓာတ်ပုံ ၃၀ အထိ တစ်ကြိမ်တည်း ရွေးပါ။ တစ်ပုံစီ ပစ္စည်းတစ်ခု ဖြစ်ပါမည်။ ဘေးတွင် အမည်နှင့် ဈေးနှုန်း ရေးပါ။',
  choose: 'ဓာတ်ပုံများ ရွေးရန်',
  more: 'နောက်ထပ် ဓာတ်ပုံများ',
  photo: ({ number }) => `ဓာတ်ပုံ ${number}`,
  remove: ({ number }) => `ဓာတ်ပုံ ${number} ကို ဖယ်ရှားရန်`,
  removed: 'ဓာတ်ပုံကို ဖယ်ရှားပြီးပါပြီ။',
  full: ({ most, names }) => `ဓာတ်ပုံ ${most} ပုံသာ ဆံ့ပါသည်။ မပါသည်များ - ${names}`,
  preparing: 'ပြင်ဆင်နေပါသည်...',
  waiting: 'စောင့်နေပါသည်',
  sending: ({ number }) => `ဓာတ်ပုံ ${number} ကို ပို့နေပါသည်`,
  done: 'လူတိုင်း မြင်ရပါပြီ။',
  unanswered: 'အကြောင်းပြန်မလာပါ။ အလိုအလျောက် ထပ်ပို့ပါမည်။',
  offline: 'အင်တာနက် မရှိပါ။ လိုင်းပြန်ရလျှင် ပို့ပါမည်။',
  send: ({ count }) => `ပစ္စည်း ${count} ခု တင်မည်`,
  doneOf: ({ done, count }) => `${count} ခုအနက် ${done} ခု တင်ပြီးပါပြီ`,
  allDone: ({ count }) => `ပစ္စည်း ${count} ခု တင်ပြီးပါပြီ။`,
  toList: 'စာရင်းသို့ သွားရန်',
}
