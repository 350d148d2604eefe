import type { Trade } from '../trade.ts'

export const goldJewellery: Trade = {
  category: {
    name: 'Gold and Jewellery',
    burmeseName: 'ရွှေနှင့် လက်ဝတ်ရတနာ',
    english: 'Gold by the kyattha, gems and repairs, with a voucher.',
    burmese: 'ရွှေထည်၊ ကျောက်မျက်၊ ဘောင်ချာအာမခံနှင့် ရောင်းဝယ်ရေး။',
  },
  kind: 'goods',
  hours: 'shop',
  signs: [
    ['Gold Shop', 'ရွှေဆိုင်'],
    ['Gold & Gems', 'ရွှေနှင့် ကျောက်မျက်'],
    ['Jewellery', 'လက်ဝတ်ရတနာ'],
    ['Goldsmith', 'ပန်းထိမ်ဆိုင်'],
  ],
  english: [
    'Sixteen-pe gold with a voucher that says weight, quality and making charge apart. We buy back what we sold.',
    'Rings made to your finger in five days. Stones are set in front of you.',
    'Small savings pieces from half a pe: earrings, plain bands, baby bangles.',
    'Old gold cleaned, chains soldered, pearls restrung, usually the same afternoon.',
  ],
  burmese: [
    'အခေါက်ရွှေ၊ ၁၅ ပဲရည် ရွှေထည်များ အလျော့တွက်၊ လက်ခ သီးခြားပြပြီး ဘောင်ချာနဲ့ ရောင်းပါသည်။',
    'ပတ္တမြား၊ နီလာ၊ ကျောက်စိမ်း ကျောက်စစ်မှန်ကြောင်း စစ်ဆေးချက်နှင့်တကွ ရရှိနိုင်ပါသည်။',
    'မိမိဆိုင်ထည် ပြန်သွင်း၊ လဲလှယ် လက်ခံပါတယ်။ ဈေးနှုန်းကို နေ့စဉ် ကြေညာပါသည်။',
    'လက်ထပ်လက်စွပ်၊ ဆွဲကြိုး၊ လက်ကောက် စိတ်ကြိုက်ဒီဇိုင်း အပ်နှံနိုင်ပါသည်။',
  ],
  departments: [
    ['ရွှေထည်', 'By weight, with a voucher'],
    ['ကျောက်မျက်', 'Ruby, sapphire, jade, pearl'],
    ['ပြုပြင်ခြင်း', 'Cleaning, soldering, resizing'],
  ],
  products: [
    ['ရွှေလက်စွပ် (၁ ပဲ)', 'အလျော့တွက် ၅ ရွေး၊ လက်ခ သီးခြား။', 450000, 0, 'ruby-ring'],
    ['ရွှေနားကပ် (၂ ပဲ)', 'နေ့စဉ်ဝတ် ပုံစံ။', 880000, 0, 'pair-of-earrings'],
    ['Gold chain, 4 pe', 'Box links, clasp tested.', 1750000, 0, 'necklace-on-a-bust'],
    ['ကလေးလက်ကောက် (၂ ပဲ)', 'မွေးကင်းစ လက်ဆောင်။', 870000, 0, 'bangles'],
    ['Plain wedding bands, pair', 'Engraved inside in Burmese or Latin.', 2400000, 0, 'ruby-ring'],
    ['Mogok ruby ring', 'Half carat, with its paper.', 3800000, 1, 'ruby-ring'],
    ['ကျောက်စိမ်းလက်ကောက်', 'အစိမ်းဖျော့၊ ၅၆ မမ။', 650000, 1, 'bangles'],
    ['Pearl necklace', 'Myeik pearls, knotted between each.', 1250000, 1, 'gold-leaf-box-with-pearls'],
    ['နီလာဆွဲသီး', 'အပြာရင့်၊ ငွေကွပ်။', 480000, 1, 'necklace-on-a-bust'],
    ['Chain soldered', 'Usually the same afternoon.', 8000, 2, 'necklace-on-a-bust'],
    ['ရွှေထည် အရောင်တင်', 'ဆေးကြောပေးပြီး ကျောက်စစ်ပေးသည်။', 5000, 2, 'gold-leaf-box-with-pearls'],
    ['Ring resized', 'Up or down two sizes.', 15000, 2, 'ruby-ring'],
  ],
  posts: [
    ['ယနေ့ ရွှေဈေး မေးမြန်းရန်', 'ရွှေဈေးက တစ်နေ့ နှစ်ခါပြောင်းတတ်လို့ ဖုန်း {phone} ကို ဆက်မေးပါ။ အလျော့တွက်၊ လက်ခ သီးခြားပြောပါတယ်။'],
    [
      'Small gold for first savings',
      'A plain ring of one pe, about 450,000 kyat today. Bring it back any year with its voucher and we weigh it in front of you.',
    ],
    ['မင်္ဂလာလက်စွပ် အစုံ', 'ဒီဇိုင်းသစ် {countMy} မျိုး ရပါပြီ။ အမည်ထွင်း အခမဲ့၊ ၅ ရက်အတွင်း အပြီးပေးပါတယ်။'],
    [
      'Cleaning day: {day}',
      'Chains and rings washed and stones checked, no charge, tea while you wait. Bought elsewhere is welcome too.',
    ],
    ['သီတင်းကျွတ် အထူး', 'လက်ခ တစ်ဝက်လျှော့ပေးပါတယ်။ ဘောင်ချာပါ ပြန်ဝယ်ဈေး အပြည့်တွက်ပေးပါမယ်။'],
    ['{product}', 'လက်ရာသေသေသပ်သပ်၊ ဘောင်ချာအပြည့်အစုံပါ။ ဆိုင်မှာ လာကြည့်နိုင်ပါတယ်။ ဓာတ်ပုံထက် ပိုလှပါတယ်။'],
  ],
}
