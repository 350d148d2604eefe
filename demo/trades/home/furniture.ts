import type { Trade } from '../trade.ts'

export const furniture: Trade = {
  category: {
    name: 'Furniture',
    burmeseName: 'ပရိဘောဂဆိုင်များ',
    english: 'Teak, rattan and flat-pack; beds, altars and shop counters.',
    burmese: 'ကျွန်း၊ ကြိမ်နှင့် အသင့်ဆင် ပရိဘောဂများ။',
  },
  kind: 'goods',
  hours: 'shop',
  signs: [
    ['Furniture', 'ပရိဘောဂ'],
    ['Teak House', 'ကျွန်းထည်'],
    ['Rattan & Bamboo', 'ကြိမ်နှင့် ဝါး'],
    ['Home Living', 'အိမ်အသုံးအဆောင်'],
  ],
  english: [
    'Beds, wardrobes and desks to order in three weeks; drawings first, money after.',
    'Teak that was dried a full year, joined without nails. Bring the measure of your door as well.',
    'Rattan chairs woven here, repaired here, twenty years later too.',
    'Altars, shop counters, school benches. Free delivery in town, second floor included.',
  ],
  burmese: [
    'ဆိုင်ခန်းကောင်တာ၊ ရုံးစားပွဲ အတိုင်းအတာအတိုင်း လုပ်ပေးပါသည်။',
    'ကျွန်းသားခြောက် အာမခံ ခုတင်၊ ဗီရို၊ စားပွဲ၊ ဘုရားစင် စိတ်ကြိုက် အပ်နှံနိုင်ပါသည်။',
    'ကြိမ်ကုလားထိုင်၊ ဝါးဆက်တီ လက်ရာကောင်း ရက်လုပ်ပေးပါသည်။ အဟောင်းလည်း ပြင်ပါတယ်။',
    'မြို့တွင်း အခမဲ့ပို့၊ တပ်ဆင်ပေးပါတယ်။ အရစ်ကျ ပေးချေနိုင်ပါသည်။',
  ],
  departments: [
    ['အိပ်ခန်း', 'Beds and wardrobes'],
    ['ဧည့်ခန်း', 'Chairs, tables, altars'],
    ['ရုံးနှင့် ဆိုင်', 'Desks, counters, benches'],
  ],
  products: [
    ['ကျွန်းခုတင် (၅ ပေ)', 'သစ်ခြောက်၊ သံမပါ ဆက်။', 850000, 0, 'hotel/bed-for-the-night'],
    ['Wardrobe, two doors', 'Mirror inside.', 620000, 0, 'wardrobe'],
    ['မွေ့ရာ ၆ လက်မ', 'ကျောမနာ။', 240000, 0, 'hotel/bed-for-the-night'],
    ['ကလေးပုခက်', 'ကြိမ်။', 65000, 0, 'cradle-and-stool'],
    ['Rattan chair', 'Woven by hand, mended for life.', 95000, 1, 'rattan-chair'],
    ['ဆက်တီ အစုံ', 'ကုလားထိုင် ၄ လုံး၊ စားပွဲ ၁ လုံး။', 780000, 1, 'armchair'],
    ['ဘုရားစင်', 'ပန်းပုလက်ရာ။', 350000, 1, 'wardrobe'],
    ['Low tea table', 'Teak offcuts, no two alike.', 85000, 1, 'table-and-lamp'],
    ['စာရေးစားပွဲ', 'အံဆွဲ ၃ ခု။', 190000, 2, 'table-and-lamp'],
    ['Shop counter, per foot', 'Glass front.', 75000, 2, 'wardrobe'],
    ['School bench for three', 'Ten or more on order.', 60000, 2, 'table-and-lamp'],
  ],
  posts: [
    ['ကျွန်းခုတင် အသစ်တင်ပြီ', 'သစ်ခြောက် တစ်နှစ်ထားပြီးမှ လုပ်ထားတာပါ။ ၈၅၀,၀၀၀ ကျပ်က စပါတယ်။ အိမ်တံခါးအကျယ်ကို တိုင်းလာခဲ့ပါနော်။'],
    [
      'Before and after',
      'A rattan chair from 1974, rewoven this week for the granddaughter. Do not throw them away; ask {phone} first.',
    ],
    ['{product}', 'မြို့တွင်း အခမဲ့ပို့၊ အပေါ်ထပ်အထိ တင်ပေးပါတယ်။ အရစ်ကျ ၃ လ ရပါတယ်။'],
    [
      'Small cracks, smaller prices',
      'Six tables with honest faults stand at the back, up to 30 % less. The faults are marked with chalk.',
    ],
    ['ဘုရားစင် ပန်းပုလက်ရာ', 'ပန်းပုဆရာကိုယ်တိုင် ထွင်းထားတဲ့ ဘုရားစင် အရွယ် ၃ မျိုး ရပါပြီ။ ရက် ၂၀ အတွင်း စိတ်ကြိုက်လည်း အပ်နိုင်ပါတယ်။'],
    [
      'Order by {day} for Thadingyut',
      'The workshop is closed over the festival. What is ordered now sits in your house before the lights are lit.',
    ],
  ],
}
