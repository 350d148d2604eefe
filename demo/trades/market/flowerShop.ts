import type { Trade } from '../trade.ts'

export const flowerShop: Trade = {
  category: {
    name: 'Flowers',
    burmeseName: 'ပန်းဆိုင်များ',
    english: 'For the altar, for a wedding, for an apology.',
    burmese: 'ဘုရားပန်း၊ မင်္ဂလာပန်းနှင့် လက်ဆောင်ပန်းစည်းများ။',
  },
  kind: 'goods',
  hours: 'early',
  signs: [
    ['Flowers', 'ပန်းဆိုင်'],
    ['Florist', 'ပန်းအလှပြင်'],
    ['Flower House', 'ပန်းအိမ်'],
    ['Orchids', 'သစ်ခွပန်းခြံ'],
  ],
  english: [
    'Fresh every morning from the hills: roses, gladioli, chrysanthemums, and jasmine by the string.',
    'Wedding cars, stages and hand bouquets. Show us a picture; we tell you honestly what the season allows.',
    'Altar flowers kept for regulars on sabbath eves.',
    'Bouquets brought to her door, with a card in your words and your spelling.',
  ],
  burmese: [
    'ဘုရားပန်း၊ လက်ဆောင်ပန်း၊ မင်္ဂလာကား အလှဆင်ပန်း အမျိုးမျိုး မှာယူနိုင်ပါသည်။',
    'ပြင်ဦးလွင်ပန်း လတ်လတ်ဆတ်ဆတ် နေ့စဉ်ဝင်ပါတယ်။ ဥပုသ်နေ့အတွက် ကြိုမှာထားလို့ရပါတယ်။',
    'လက်ဆောင်ပန်းစည်းများ မြို့တွင်းအရောက် ပို့ပေးပါသည်။',
    'စံပယ်ကုံး၊ နှင်းဆီ၊ ဒေလီယာ၊ ဂန္ဓမာ လက်လီလက်ကား ရပါတယ်။',
  ],
  departments: [
    ['ဘုရားပန်း', 'Altar flowers, fresh each morning'],
    ['ပန်းစည်း', 'Bouquets and boxes, delivered in town'],
    ['မင်္ဂလာပန်း', 'Cars, stages and hand bouquets'],
  ],
  products: [
    ['စံပယ်ကုံး (တစ်ကုံး)', 'မနက်ခူး၊ ည အထိ မွှေးသည်။', 1000, 0, 'jasmine-garland'],
    ['နှင်းဆီ (၁၀ ပွင့်)', 'ပြင်ဦးလွင်နှင်းဆီ အနီ၊ အဖြူ၊ ပန်းရောင်။', 6000, 0, 'bunch-of-roses-in-paper'],
    ['ဂန္ဓမာ တစ်စည်း', 'ဘုရားအိုးအတွက် ၁ ပတ်ခံသည်။', 4000, 0, 'basket-of-marigolds'],
    ['Gladioli, 10 stems', 'Open slowly if the water is changed.', 5000, 0, 'vase-of-flowers'],
    ['သစ်ခွအိုး', 'အပွင့်ပါ၊ ပြုစုနည်း ပြောပြပေးသည်။', 28000, 1, 'orchid-in-a-pot'],
    ['Hand bouquet, small', 'What the season has, tied without plastic.', 18000, 1, 'bunch-of-roses-in-paper'],
    ['Box of 24 roses', 'With a card in your words.', 55000, 1, 'bunch-of-roses-in-paper'],
    ['ဘွဲ့နှင်းသဘင် ပန်းစည်း', 'ဓာတ်ပုံရိုက်ရန် အရောင်ရွေးနိုင်သည်။', 25000, 1, 'bunch-of-roses-in-paper'],
    ['မင်္ဂလာကား အလှဆင်', 'ရှေ့ပန်း၊ လက်ကိုင်ပန်း ပါဝင်သည်။', 150000, 2, 'vase-of-flowers'],
    ['Wedding stage, standard', 'Eight metres, fresh flowers, taken down by us.', 1200000, 2, 'vase-of-flowers'],
    ['သတို့သမီး လက်ကိုင်ပန်း', 'ဒီဇိုင်းပုံပြပြီး မှာနိုင်သည်။', 65000, 2, 'bunch-of-roses-in-paper'],
  ],
  posts: [
    ['ပြင်ဦးလွင်ပန်း ရောက်ပြီ', 'နှင်းဆီ၊ ဒေလီယာ၊ ဂန္ဓမာ လတ်လတ်ဆတ်ဆတ် မနက်ကမှ ရောက်ပါတယ်။ ဘုရားပန်း တစ်စည်း ၂,၀၀၀ ကျပ်က စပါတယ်။'],
    [
      'She said yes, twice this week',
      'Both bouquets were white roses with one red. If you need courage tied with ribbon, we open at {open}.',
    ],
    ['{product}', '{priceMy} ပါ။ မြို့တွင်း ပို့ခ အခမဲ့၊ ကတ်ပေါ်မှာ ရေးချင်တာ Viber ကပို့ပေးပါ။'],
    [
      'How to make them last',
      'Cut two fingers off the stems, slanting, under water. Change the water daily. No sugar, no aspirin, no sun.',
    ],
    ['မင်္ဂလာရာသီ ဘိုကင်', 'တန်ဆောင်မုန်း၊ နတ်တော်လအတွက် မင်္ဂလာကားနဲ့ စင်မြင့် ဘိုကင်များ စတင်လက်ခံနေပါပြီ။ ရက်ရာဇာတွေ မြန်မြန်ပြည့်တတ်ပါတယ်။'],
    ['စံပယ်ကုံး ညနေတိုင်း', 'ညနေ ၄ နာရီမှာ စံပယ်ကုံးအသစ် သီပါတယ်။ ကားဆရာများ ဝင်ယူလို့ရအောင် လမ်းဘေးမှာပဲ ချိတ်ထားပါတယ်။'],
  ],
}
