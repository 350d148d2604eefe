import type { Trade } from '../trade.ts'

export const phoneShop: Trade = {
  category: {
    name: 'Mobile Phones',
    burmeseName: 'ဖုန်းဆိုင်များ',
    english: 'Handsets, top-up, screens and batteries changed while you wait.',
    burmese: 'ဟန်းဆက်၊ ဖုန်းဘေလ်၊ မှန်နှင့် ဘက်ထရီ လဲလှယ်ပေးသော ဆိုင်များ။',
  },
  kind: 'goods',
  weight: 3,
  hours: 'late',
  signs: [
    ['Mobile', 'မိုဘိုင်း'],
    ['Phones & Accessories', 'ဖုန်းနှင့် ဆက်စပ်ပစ္စည်း'],
    ['Mobile Service', 'ဖုန်းပြုပြင်ရေး'],
    ['Mobile Zone', 'မိုဘိုင်းဇုန်'],
  ],
  english: [
    'New handsets with box and warranty card, second-hand ones with a week to change your mind.',
    'Bring the old one, pay the difference. We wipe it in front of you.',
    'Screens and batteries changed in an hour. Your photos stay on your phone; we do not look.',
    'Top-up, bills, SIM registration and the cable you forgot.',
  ],
  burmese: [
    'ဖုန်းအသစ်၊ တစ်ပတ်ရစ် ဘူးပြည့်အာမခံဖြင့် ရောင်းဝယ်၊ အလဲအထပ် လုပ်ပါသည်။',
    'ကာဗာ၊ မှန်ကပ်၊ နားကြပ်၊ ပါဝါဘဏ့် အမျိုးစုံ လက်လီလက်ကား ရပါတယ်။',
    'မှန်ကွဲ၊ ဘက်ထရီအားနည်း၊ အားသွင်းပေါက်ပျက် တစ်နာရီအတွင်း ပြင်ပေးပါတယ်။',
    'ဖုန်းဘေလ်၊ ဒေတာပက်ကေ့၊ ဆင်းမ်ကတ်မှတ်ပုံတင် ဝန်ဆောင်မှု ပေးပါသည်။',
  ],
  departments: [
    ['ဟန်းဆက်', 'New and second-hand'],
    ['ဆက်စပ်ပစ္စည်း', 'Covers, chargers, power banks'],
    ['ပြုပြင်ခြင်း', 'Screens, batteries, water'],
  ],
  products: [
    ['Android 128 GB, 6.7"', 'Box and one-year card.', 620000, 0, 'smartphone'],
    ['Android 64 GB (တစ်ပတ်ရစ်)', 'မှန်သစ်၊ ၇ ရက် အာမခံ။', 230000, 0, 'smartphone'],
    ['ခလုတ်ဖုန်း', 'ဘက်ထရီ တစ်ပတ်ခံ၊ မီးပါ။', 65000, 0, 'smartphone'],
    ['Tablet 10"', 'For lessons; cover included.', 480000, 0, 'tablet'],
    ['Power bank 20,000 mAh', 'For days without light.', 52000, 1, 'charger-and-power-bank'],
    ['အမြန်အားသွင်းခေါင်း ၃၃ ဝပ်', 'ကြိုးပါ။', 25000, 1, 'charger-and-power-bank'],
    ['မှန်ကပ် (9H)', 'ကပ်ပေးပြီး။', 5000, 1, 'smartphone'],
    ['Bluetooth earphones', 'Calls clear enough for the bus.', 38000, 1, 'headphones'],
    ['ဖုန်းကာဗာ', 'မော်ဒယ်စုံ။', 7000, 1, 'sim-card-and-phone-cases'],
    ['Screen change', 'From this price; told before.', 85000, 2, 'smartphone'],
    ['ဘက်ထရီလဲ', 'တစ်နာရီ။', 45000, 2, 'charger-and-power-bank'],
    ['ရေဝင် သန့်ရှင်းရေး', 'မရရင် ပိုက်ဆံမယူပါ။', 20000, 2, 'smartphone'],
  ],
  posts: [
    ['မှန်ကွဲ တစ်နာရီအတွင်း', 'မော်ဒယ်အများစုအတွက် မှန်အဆင်သင့်ရှိပါတယ်။ မလာခင် မော်ဒယ် Viber ကပို့မေးပါ။ ပြင်နေတုန်း ဘေးမှာ ထိုင်ကြည့်လို့ရပါတယ်။'],
    ['{product} – {price}', 'Sealed box, warranty card filled in at the counter. Your old phone counts toward it.'],
    ['တစ်ပတ်ရစ် အသစ်ဝင်', '{countMy} လုံးဝင်ပါတယ်။ ၇ ရက်အတွင်း မကြိုက်ရင် ပြန်လဲပေးတယ်။ iCloud၊ Google အကောင့် ရှင်းပြီးသားပါ။'],
    [
      'Top-up bonus ends on {day}',
      'Data packs from 1,000 kyat. If a pack did not arrive, bring the number; we complain for you.',
    ],
    ['ဖုန်းမဝယ်ခင် စစ်ရန် ၅ ချက်', 'IMEI၊ ဘက်ထရီ၊ ကင်မရာ၊ အသံ၊ အကောင့်။ မသိရင် ဆိုင်ကို ယူလာပြပါ။ မဝယ်ဖြစ်လည်း အခမဲ့ ပြောပြပေးပါတယ်။'],
    [
      'Power banks for long evenings',
      'Tested here with a lamp and patience: the one that says 20,000 gives about 12,500. We sell it anyway, with the truth on a sticker.',
    ],
  ],
}
