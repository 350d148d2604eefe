import type { Trade } from '../trade.ts'

export const travel: Trade = {
  category: {
    name: 'Travel and Tours',
    burmeseName: 'ခရီးသွားလုပ်ငန်းများ',
    english: 'Pilgrimages, tickets and day trips with a guide.',
    burmese: 'ဘုရားဖူးခရီးစဉ်၊ လက်မှတ်နှင့် ဧည့်လမ်းညွှန်ဝန်ဆောင်မှု။',
  },
  kind: 'work',
  hours: 'shop',
  signs: [
    ['Travel & Tours', 'ခရီးသွားလုပ်ငန်း'],
    ['Pilgrim Tours', 'ဘုရားဖူးခရီးစဉ်'],
    ['Tickets', 'လက်မှတ်အရောင်းဌာန'],
    ['Trails', 'ခရီးလမ်းညွှန်'],
  ],
  english: [
    'Small groups, local guides, and the price says what is not included as well.',
    'Pilgrimages with rice at noon and no shop stops. Seats are confirmed when half is paid.',
    'Bus, train and air tickets without running across the town. We send them to your phone.',
    'Trekking from one to four days; we carry the water and know the dogs.',
  ],
  burmese: [
    'အဖွဲ့လိုက် ကားငှား၊ ဟိုတယ်၊ အစားအသောက် စီစဉ်ပေးပါတယ်။',
    'ကျိုက်ထီးရိုး၊ ပုဂံ၊ ပုပ္ပား၊ ရွှေစက်တော် ဘုရားဖူးခရီးစဉ်များ ရာသီအလိုက် ထွက်ပါသည်။',
    'လေယာဉ်၊ ကား၊ ရထားလက်မှတ် ဖုန်းဖြင့် မှာယူနိုင်ပြီး လက်မှတ်ကို Viber ဖြင့် ပို့ပေးပါသည်။',
    'ဒေသခံဧည့်လမ်းညွှန်များနှင့် တောင်တက်ခရီး၊ ရွာလည်ခရီး စီစဉ်ပေးပါသည်။',
  ],
  departments: [
    ['ဘုရားဖူးခရီးစဉ်', 'Pilgrimages, from one to ten days'],
    ['လက်မှတ်', 'Bus, train and air'],
    ['ဧည့်လမ်းညွှန်', 'Guides, cars, day trips'],
  ],
  products: [
    ['ကျိုက်ထီးရိုး ၁ ည ၂ ရက်', 'ကားခ၊ တောင်တက်ကား၊ တည်းခိုခ ပါဝင်သည်။', 85000, 0, 'suitcase'],
    ['ပုဂံ–ပုပ္ပား ၃ ရက်ခရီး', 'မြန်မာထမင်း ၅ နပ် ပါဝင်သည်။', 220000, 0, 'hot-air-balloon'],
    ['Mandalay and Pyin Oo Lwin, 4 days', 'Hotel, breakfast, every entrance fee.', 320000, 0, 'suitcase'],
    ['ရွှေစက်တော် အသွားအပြန်', 'ရာသီချိန်သာ ထွက်သည်။', 65000, 0, 'express-bus'],
    ['Yangon–Mandalay night coach', 'Seat 2+1, blanket, water.', 48000, 1, 'express-bus'],
    ['ရန်ကုန်–တောင်ကြီး ကားလက်မှတ်', 'ထိုင်ခုံရွေးနိုင်သည်။', 45000, 1, 'express-bus'],
    ['Yangon–Nyaung-U flight', 'Price of the day; the fee is ours.', 260000, 1, 'aeroplane'],
    ['ရထားအိပ်စင်လက်မှတ်', 'ကြိုတင် ၃ ရက်။', 32000, 1, 'suitcase'],
    ['Temples at dawn, e-bike', 'Half a day, guide, coffee.', 45000, 2, 'motorbike/scooter'],
    ['Kalaw to Inle, 3 days on foot', 'Food, houses to sleep in, bags sent ahead.', 190000, 2, 'boat-on-the-lake'],
    ['၁၂ ယောက်စီးကား တစ်ရက်ငှား', 'ဒရိုင်ဘာ ပါ၊ ဆီ မပါ။', 150000, 2, 'express-bus'],
  ],
  posts: [
    [
      'ကျိုက်ထီးရိုး ခရီးစဉ် ထွက်မည်',
      '{dayMy} ည ၉ နာရီ ထွက်ပြီး နောက်ညနေ ပြန်ရောက်ပါမယ်။ ထိုင်ခုံ {countMy} ခုံပဲ ကျန်ပါတော့တယ်။ တစ်ဝက်ကြိုသွင်းရင် ခုံသေပါပြီ။',
    ],
    [
      'Three seats left for {day}',
      'Popa and the river, one day, 45,000 kyat each: everything we said included, nothing we did not say added. Leaves at six.',
    ],
    ['ရွှေစက်တော်ပွဲတော် ခရီးစဉ်', 'ပွဲတော်ရက်အတွင်း အပတ်စဉ် ထွက်ပါတယ်။ ကြိုးတံတား၊ အောက်စက်တော်၊ အထက်စက်တော် ဖူးမယ်။ ထမင်းသုံးနပ် ကျွေးပါတယ်။'],
    [
      'Refunds, plainly',
      'Cancelled by you seven days before: all back but the bank fee. Cancelled by rain: all back. Cancelled by us: all back and tea.',
    ],
    ['ကားလက်မှတ် ဖုန်းထဲရောက်', 'လက်မှတ်ကို Viber နဲ့ ပို့ပေးတာမို့ ဆိုင်ကို လာစရာမလိုပါ။ ထိုင်ခုံပုံစံ ပို့ပေးပြီး ရွေးနိုင်ပါတယ်။'],
    [
      'Trekking season opens',
      'Trails are dry, guides are bored. One to four days; we carry the water and know the dogs.',
    ],
  ],
}
