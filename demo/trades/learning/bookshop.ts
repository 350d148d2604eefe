import type { Trade } from '../trade.ts'

export const bookshop: Trade = {
  category: {
    name: 'Books and Stationery',
    burmeseName: 'စာအုပ်နှင့် စာရေးကိရိယာ',
    english: 'Novels, textbooks, paper and everything for the first day of school.',
    burmese: 'ဝတ္ထု၊ ကျောင်းသုံးစာအုပ်နှင့် စာရေးကိရိယာများ။',
  },
  kind: 'goods',
  hours: 'shop',
  signs: [
    ['Books', 'စာအုပ်ဆိုင်'],
    ['Books & Stationery', 'စာအုပ်နှင့် စာရေးကိရိယာ'],
    ['Book House', 'စာပေ'],
    ['Stationery', 'စာရေးကိရိယာ'],
  ],
  english: [
    'Novels, translations, poetry and a bench to read the first chapter.',
    'Old books bought by the shelf; first editions kept behind the counter, ask.',
    'We lend comics by the night, as it used to be.',
    'Everything on the school list in one bag, with names written on if you wish.',
  ],
  burmese: [
    'ဝတ္ထု၊ ကဗျာ၊ ဘာသာပြန်၊ ကလေးစာပေ အသစ်အဟောင်း စုံလင်စွာ ရနိုင်ပါသည်။',
    'စာအုပ်ဟောင်းများ ဝယ်ယူပါသည်။ ရှာမတွေ့တဲ့စာအုပ် မှာထားနိုင်ပါတယ်။',
    'နယ်မှ မှာယူသူများ စာတိုက်၊ ကားဂိတ်မှ ပို့ပေးပါသည်။',
    'ကျောင်းသုံးစာအုပ်၊ ဗလာစာအုပ်၊ ခဲတံ၊ ကျောပိုးအိတ် တစ်နေရာတည်းမှာ စုံပါတယ်။',
  ],
  departments: [
    ['ဝတ္ထုနှင့် ကဗျာ', 'Novels, stories, poems'],
    ['ကလေးစာပေ', 'Picture books, comics'],
    ['စာရေးကိရိယာ', 'Stationery and school things'],
  ],
  products: [
    ['မြန်မာဝတ္ထုရှည်', 'လစဉ် အသစ်ဝင်သည်။', 9500, 0, 'pile-of-books'],
    ['ဘာသာပြန် ဝတ္ထု', 'ကမ္ဘာ့ဂန္ထဝင်များ။', 12000, 0, 'open-book'],
    ['ကဗျာစာအုပ်', 'လက်ဆောင်ပေးရန် အဖုံးလှ။', 6500, 0, 'open-book'],
    ['Second-hand English novel', 'Read once, by careful people.', 5000, 0, 'pile-of-books'],
    ['ပုံပြင်စာအုပ် (အရောင်)', '၃ နှစ်မှ ၇ နှစ်။', 4500, 1, 'magazines'],
    ['Alphabet cards က–အ', 'Wood, with pictures.', 12000, 1, 'magazines'],
    ['ကာတွန်းစာအုပ်', 'ငှားရမ်း ၃၀၀ ကျပ်။', 2500, 1, 'magazines'],
    ['ဗလာစာအုပ် (၁၂ အုပ်)', 'စက္ကူအထူ။', 12000, 2, 'pen-and-notebook'],
    ['Ball pens, box of 12', 'Blue or black.', 6000, 2, 'pen-and-notebook'],
    ['ကျောင်းလွယ်အိတ်', 'ရေစိုခံ။', 28000, 2, 'school/shan-bag-with-books'],
    ['ဂျီဩမေတြီဘူး', 'သံ၊ ပလတ်စတစ်။', 4000, 2, 'school/pencils-and-exercise-books'],
    ['A4 paper, 500 sheets', '80 g.', 14500, 2, 'computer/printer'],
  ],
  posts: [
    ['ဒီလ စာအုပ်သစ်များ', 'ဝတ္ထုရှည် ၃ အုပ်၊ ကဗျာ ၂ အုပ်၊ ဘာသာပြန် ၁ အုပ် ဝင်ပါတယ်။ ဆိုင်က ခုံတန်းမှာ ပထမအခန်း ဖတ်ကြည့်နိုင်ပါတယ်။'],
    [
      'A box from Moulmein',
      'Forty old paperbacks, some with pressed flowers and one with a train ticket from 1961. From 2,000 kyat.',
    ],
    ['ကျောင်းဖွင့်ချိန် စာရင်းယူလာပါ', 'ဆရာမပေးတဲ့ စာရင်းကို ဆိုင်မှာပေးထားရင် တစ်အိတ်တည်း စုထည့်ပေးပါတယ်။ ကလေးအမည်ပါ ရေးပေးပါတယ်။'],
    [
      'Story hour, {day} at ten',
      'This week a crow, a crocodile and a very small tailor. Three to seven years, grandmothers welcome.',
    ],
    ['{product} {priceMy}', 'လက်ကျန်နည်းပါတယ်။ နယ်က မှာချင်ရင် စာတိုက်ကနေ ပို့ပေးပါတယ်။'],
    ['We buy shelves', 'Moving house? Somebody’s grandfather read a lot? We come, look, pay fairly and carry.'],
  ],
}
