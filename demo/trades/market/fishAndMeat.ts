import type { Trade } from '../trade.ts'

export const fishAndMeat: Trade = {
  category: {
    name: 'Fish and Meat',
    burmeseName: 'အသားငါးဆိုင်များ',
    english: 'Fresh from the boat and the morning market, cut as you ask.',
    burmese: 'မနက်တိုင်း လတ်ဆတ်သော အသားငါးကို စိတ်ကြိုက် ခုတ်ထစ်ပေးသော ဆိုင်များ။',
  },
  kind: 'goods',
  hours: 'morning',
  signs: [
    ['Fresh Fish', 'ငါးအရောင်းဆိုင်'],
    ['Meat & Fish', 'အသားငါး'],
    ['Chicken & Eggs', 'ကြက်သားနှင့် ဥ'],
    ['Seafood', 'ပင်လယ်စာ'],
  ],
  english: [
    'From the boat at four, on the ice at five, mostly gone by ten. Call in the evening to keep a big one.',
    'Chicken, pork and mutton cut as you say, weighed on a scale you can read.',
    'Chicken dressed this morning and eggs by the tray from our own sheds; heads and feet set aside for your soup.',
    'Prawns by size, crabs tied and lively. We pack in ice for the highway bus.',
  ],
  burmese: [
    'နေ့စဉ် မနက် ၅ နာရီ ငါးလတ်၊ ပုစွန်လတ် ရောက်ပါတယ်။ အကြေးခွာ၊ ခုတ်ထစ် အခမဲ့ပါ။',
    'ချိန်သားမှန်၊ အသားလတ်ဆတ်၊ ဆိုင်များအတွက် လက်ကားဈေး သီးသန့်ရှိသည်။',
    'ကြက်သား၊ ဘဲသား၊ ကြက်ဥ ခြံထွက် တိုက်ရိုက်ဈေးဖြင့် ရနိုင်ပါတယ်။',
    'နယ်မှ မှာယူပါက ရေခဲသေတ္တာဖြင့်ထုပ်ပြီး ကားဂိတ်ချပေးပါသည်။',
  ],
  departments: [
    ['ငါးနှင့် ပုစွန်', 'River and sea, on ice since five'],
    ['အသား', 'Chicken, pork and mutton, cut as you ask'],
    ['ခြောက်နှင့် ဥ', 'Dried fish, eggs and paste'],
  ],
  products: [
    ['ငါးမြစ်ချင်း (တစ်ပိဿာ)', 'အကြေးခွာ၊ ခုတ်ထစ် အခမဲ့။', 11000, 0, 'fish-on-ice'],
    ['ငါးခူ (တစ်ပိဿာ)', 'အရှင်၊ မုန့်ဟင်းခါးချက်ရန်။', 13000, 0, 'fish-on-ice'],
    ['Hilsa, whole (about 1 viss)', 'Ask for one with roe.', 38000, 0, 'fish-on-ice'],
    ['ပုစွန်ထုပ် (တစ်ပိဿာ)', '၁၀ ကောင်ဝင်အရွယ်။', 46000, 0, 'prawns'],
    ['Mud crab, tied (one)', 'Heavy for its size.', 15000, 0, 'crab'],
    ['ကြက်သား (တစ်ပိဿာ)', 'မနက်သတ်၊ ခြံထွက်။', 14500, 1, 'whole-chicken'],
    ['Village chicken, whole', 'Lean and slow; for soup.', 24000, 1, 'whole-chicken'],
    ['ဝက်သုံးထပ်သား (တစ်ပိဿာ)', 'အရေပါ/မပါ ရွေးယူပါ။', 19000, 1, 'meat-and-cleaver-on-the-board'],
    ['Mutton, 1 viss', 'Ordered the evening before.', 36000, 1, 'meat-and-cleaver-on-the-board'],
    ['ကြက်ဥ (၁၀ လုံး)', 'ခြံတိုက်ရိုက်၊ ကွဲရင်လဲပေးသည်။', 4500, 2, 'grocery/tray-of-eggs'],
    ['ငါးရံ့ခြောက် (၁၀ ကျပ်သား)', 'အငန်လျှော့ နေလှန်း။', 7500, 2, 'fish-on-ice'],
    ['Dried hilsa roe', 'A little goes far. Wrapped for travel.', 18000, 2, 'fish-on-ice'],
  ],
  posts: [
    ['မနက်ဖြန် ငါးသလောက် ဝင်မယ်', 'ဥပါတဲ့ အကောင်ကြီးတွေပါ။ ဒီည ၈ နာရီမတိုင်ခင် {phone} ကို ဖုန်းဆက်မှာထားရင် ဖယ်ထားပေးမယ်။'],
    [
      'Prawns by size today',
      'Tens, fifteens and twenties to the viss, still jumping at six this morning. Peeled on request, no charge.',
    ],
    ['{product} – {priceMy}', 'ချိန်သားမှန်၊ လတ်ဆတ်အာမခံပါ။ မကြိုက်ရင် ပြန်လဲပေးပါတယ်။'],
    ['ဥပုသ်နေ့ ဆိုင်ပိတ်ပါမည်', 'လပြည့်နေ့မို့ အသားဆိုင် တစ်ရက်ပိတ်ပါမယ်။ မနက်ဖြန် မနက် ၅ နာရီ ပြန်ဖွင့်ပါမည်။'],
    [
      'We pack for the bus',
      'Fish in foam and ice, tied and labelled, at the highway gate by seven in the evening. It arrives cold; we have tried it with our own dinner.',
    ],
    ['ကြက်ဥဈေး {dayMy}', 'ကြက်ဥ ၁၀ လုံး ၄,၅၀၀ ကျပ်၊ အကွဲပါရင် ချက်ချင်းလဲပေးပါတယ်။ ဘဲဥလည်း နည်းနည်းရှိပါသေးတယ်။'],
  ],
}
