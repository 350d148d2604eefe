import type { actKinds as englishKinds, numbers as english, tasks as englishTasks } from '../en/numbers.ts'

export const numbers: typeof english = {
  title: 'ကိန်းဂဏန်းများ',
  week: 'ပတ်အလိုက်',
  day: 'ရက်အလိုက်',
  month: 'ရက် ၃၀ အလိုက်',
  steps: 'စုစည်းပုံ',
  lastDays: ({ days }) => `ပြီးခဲ့သော ${days} ရက်`,
  details: 'အသေးစိတ်',
  when: 'ရက်စွဲ',
  before: 'ယခင်',
  beforeDays: ({ days }) => `ယခင် ${days} ရက်`,
  asTable: 'ဇယားဖြင့် ကြည့်ရန်',
  told: ({ label, count, days }) => `${label} - ${days} ရက်အတွင်း ${count} ကြိမ် ဖြစ်ပါသည်။`,
  same: ({ label, count, days }) => `${label} - ${days} ရက်အတွင်း ${count} ကြိမ်၊ ယခင် ${days} ရက်နှင့် တူပါသည်။`,
  changed: ({ label, count, total, days }) =>
    `${label} - ${days} ရက်အတွင်း ${count} ကြိမ်၊ ယခင် ${days} ရက်တွင် ${total} ကြိမ် ဖြစ်ပါသည်။`,
  none: 'မည်သူမျှ မကြည့်ရသေးပါ။ လိပ်စာကို မျှဝေပါ၊ သို့မဟုတ် QR ကုဒ်ကို ချိတ်ပါ။',
  noneInTime: 'ဤကာလအတွင်း မရှိပါ။',
  ofWhat: 'ကြည့်လိုသည့်အရာ',
  all: 'စာမျက်နှာနှင့် ၎င်းပေါ်ရှိ အရာအားလုံး',
  pageAlone: 'စာမျက်နှာသာ',
  items: 'ပို့စ်နှင့် ပစ္စည်းများ',
  words: 'ဤနေရာသို့ ရောက်စေသော ရှာဖွေမှုများ',
  wordsNote: 'စကားလုံးတစ်လုံးကို ငါးကြိမ်နှင့်အထက် ရှာမှ ပြပါသည်။',
  noWords: 'ငါးကြိမ် ရှာထားသော စကားလုံး မရှိသေးပါ။',
  word: 'စကားလုံး',
  times: 'အကြိမ်',
  private: 'မည်သူဖြစ်သည်ကို မမှတ်ဘဲ ရက်အလိုက်သာ ရေတွက်ပါသည်။ သင့်စာမျက်နှာ၏ စီမံသူများ လုပ်သည်ကို မရေတွက်ပါ။',
  doNext: 'ဆက်လုပ်ရန်',
  siteTitle: 'နေ့အလိုက် ကိန်းဂဏန်းများ',
  caseAges: 'မပြီးသေးသော အမှုများ၏ ကြာမြင့်ရက်',
  searches: 'ရှာဖွေမှုများ',
  newOf: ({ what }) => `အသစ် - ${what}`,
}

export const tasks: typeof englishTasks = {
  rating: ({ name, stars, most }) => `${name} အား စာပြန်ရန် - ကြယ် ${most} ပွင့်အနက် ${stars} ပွင့်`,
  comment: ({ name }) => `${name} ၏ မှတ်ချက်ကို စာပြန်ရန်`,
  prices: ({ count }) => `ပစ္စည်း ${count} ခု ရောင်းနေဆဲလား ပြောရန်`,
  hours: 'ဖွင့်ချိန် ထည့်ရန်',
  phone: 'ဖုန်းနံပါတ် ထည့်ရန်',
  pin: 'မြေပုံပေါ်တွင် နေရာ မှတ်ရန်',
  picture: 'ဓာတ်ပုံ ထည့်ရန်',
  product: 'ပထမဆုံး ပစ္စည်း ထည့်ရန်',
}

export const actKinds: typeof englishKinds = {
  view: 'ကြည့်သည်',
  call: 'ဖုန်းခေါ်သည်',
  message: 'စာပို့သည်',
  directions: 'လမ်းကြောင်း',
  save: 'သိမ်းသည်',
  share: 'မျှဝေသည်',
  search: 'ရှာ၍ တွေ့သည်',
}
