import type { Trade } from '../trade.ts'

export const bakery: Trade = {
  category: {
    name: 'Bakeries and Cakes',
    burmeseName: 'မုန့်တိုက်နှင့် ကိတ်မုန့်များ',
    english: 'Bread, cakes to order and sweets for guests.',
    burmese: 'ပေါင်မုန့်၊ မွေးနေ့ကိတ်နှင့် ဧည့်ခံမုန့်များ။',
  },
  kind: 'food',
  hours: 'early',
  signs: [
    ['Bakery', 'မုန့်တိုက်'],
    ['Cake House', 'ကိတ်မုန့်ဆိုင်'],
    ['Bread & Cake', 'ပေါင်မုန့်နှင့် ကိတ်'],
    ['Sweets', 'မုန့်မျိုးစုံ'],
  ],
  english: [
    'Bread comes out at six and again at three. Birthday cakes with any name, in Burmese letters too, one day ahead.',
    'Butter cakes, coconut puffs and semolina sanwinmakin cut to the weight you want.',
    'We bake for tea shops in the whole quarter; ask for our price by the tray.',
    'Little sugar, real eggs. Eggless cakes for the sabbath on order.',
  ],
  burmese: [
    'မွေးနေ့ကိတ်၊ မင်္ဂလာကိတ်များ စိတ်ကြိုက်ဒီဇိုင်းဖြင့် တစ်ရက်ကြိုတင် မှာယူနိုင်ပါသည်။',
    'နေ့စဉ် ဖုတ်တဲ့ ပေါင်မုန့်၊ ထောပတ်မုန့်၊ ဆနွင်းမကင်း လတ်လတ်ဆတ်ဆတ် ရပါတယ်။',
    'အလှူမုန့်ဗူးများ လက်ကားဈေးဖြင့် ပြုလုပ်ပေးပါသည်။',
    'အချိုလျှော့၊ ဥမပါ၊ နွားနို့မပါ စသဖြင့် မှာလို့ရတဲ့ အိမ်လုပ်မုန့်ဆိုင်ပါ။',
  ],
  departments: [
    ['ပေါင်မုန့်', 'Bread, baked twice a day'],
    ['ကိတ်မုန့်', 'Cakes, whole or by the slice; one day ahead for names'],
    ['မြန်မာမုန့်', 'Semolina, coconut and sticky rice'],
  ],
  products: [
    ['ပေါင်မုန့် (တစ်လုံး)', 'မနက် ၆ နာရီနှင့် မွန်းလွဲ ၃ နာရီ ထွက်သည်။', 2500, 0, 'loaf-of-bread'],
    ['Butter roll', 'Soft, with real butter.', 1000, 0, 'buns-on-a-tray'],
    ['Coconut puff', 'Flaky, sold warm after three.', 1200, 0, 'butter-crescent'],
    ['မွေးနေ့ကိတ် ၁ ပေါင်', 'အမည်ထိုးပေးသည်၊ တစ်ရက်ကြိုမှာပါ။', 25000, 1, 'cake-with-cream'],
    ['Birthday cake, 2 pounds', 'Chocolate, vanilla or strawberry; candles included.', 45000, 1, 'cake-with-cream'],
    ['မင်္ဂလာကိတ် သုံးဆင့်', 'ဒီဇိုင်းပြပြီး အပ်နှံနိုင်သည်။', 280000, 1, 'cake-with-cream'],
    ['Swiss roll', 'Pandan or strawberry, cut in ten.', 8000, 1, 'butter-crescent'],
    ['ဆနွင်းမကင်း', 'အုန်းနို့၊ ထောပတ်၊ ဘိန်းစေ့။', 6000, 2, 'buns-on-a-tray'],
    ['ပုသိမ်ဟာလဝါ (ဘူး)', 'လက်ဆောင်ပေးရန် ဘူးလှလှဖြင့်။', 9000, 2, 'iced-cupcake'],
    ['Shwe htamin tray', 'Golden sticky rice with coconut, for guests.', 15000, 2, 'buns-on-a-tray'],
    ['အလှူမုန့်ဘူး', 'ကိတ်၊ မုန့်သုံးမျိုး၊ ရေသန့်။ ၅၀ ဘူးမှ လက်ခံသည်။', 3500, 2, 'restaurant/lunch-boxes'],
  ],
  posts: [
    ['Bread at six and at three', 'Warm loaves twice a day. On {day} we also bake the seeded one; twelve loaves only.'],
    ['မွေးနေ့ကိတ် ဒီဇိုင်းသစ် {countMy} မျိုး', 'ကလေးတွေကြိုက်တဲ့ ပုံစံသစ်တွေ ရပါပြီ။ အမည်ထိုးဖို့ စာလုံးပေါင်းကို Viber ကပို့ပေးရင် မမှားတော့ပါဘူး။'],
    ['{product} – {priceMy}', 'ဒီနေ့ဖုတ် ဒီနေ့ရောင်းပါ။ ညနေ ၆ နာရီနောက်ပိုင်း ကျန်တာ တစ်ဝက်ဈေး။'],
    ['အလှူမုန့်ဘူး', 'ကထိန်၊ ရှင်ပြု၊ ဆွမ်းကပ်အတွက် မုန့်ဘူး {countMy}၀ မှစ၍ လက်ခံပါတယ်။ သုံးရက်လောက် ကြိုမှာပေးပါနော်။'],
    ['Strawberry weeks', 'The hill farms are sending boxes again. Tarts, cream cakes and jam until the season ends.'],
    ['ဆီထမင်းနဲ့ ဆနွင်းမကင်း', 'သီတင်းကျွတ် ကန်တော့ပွဲအတွက် ဗန်းလိုက်မှာလို့ ရပါပြီ။ ဈေးက ပုံမှန်အတိုင်းပါပဲ။'],
  ],
}
