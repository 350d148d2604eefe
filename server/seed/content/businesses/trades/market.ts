import type { TradeWords } from './trade.ts'

export const market = {
  grocery: {
    signs: [
      ['Store', 'စတိုး'],
      ['Mini Mart', 'မီနီမတ်'],
      ['Grocery', 'ကုန်စုံဆိုင်'],
      ['Rice & Oil', 'ဆန်နှင့် ဆီအရောင်းဆိုင်'],
    ],
    hours: 'long',
    english: [
      'Local honey, beans and dried fish from people we know by name.',
      'Everything for the kitchen and the altar. Orders by Viber before ten are on your doorstep by noon.',
      'Wholesale to village shops twice a week; prices are on the board each Monday.',
      'Rice by the pyi or the bag, groundnut oil from our own press, and change in real money, not sweets.',
    ],
    burmese: [
      'ရပ်ကွက်ထဲက အိမ်ရှင်မတွေ အားကိုးတဲ့ ကုန်စုံဆိုင်လေးပါ။ အကြွေအမ်းတိတိကျကျပါ။',
      'လက်လီလက်ကား ရောင်းပါတယ်။ ဖုန်းဆက်မှာရင် အနီးအနား အိမ်အရောက် ပို့ပေးပါတယ်။',
      'ကြက်သွန်၊ အာလူး၊ ငရုတ်၊ ပဲမျိုးစုံ ပွဲရုံဈေးနဲ့ ရောင်းသည်။',
      'ပေါ်ဆန်းမွှေး၊ ဧည့်မထ ဆန်မျိုးစုံ၊ မြေပဲဆီစစ်စစ်နှင့် မီးဖိုချောင်သုံးပစ္စည်း အစုံအလင် ရပါသည်။',
    ],
  },
  fishAndMeat: {
    signs: [
      ['Fresh Fish', 'ငါးအရောင်းဆိုင်'],
      ['Meat & Fish', 'အသားငါး'],
      ['Chicken & Eggs', 'ကြက်သားနှင့် ဥ'],
      ['Seafood', 'ပင်လယ်စာ'],
    ],
    hours: 'morning',
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
  },
  flowerShop: {
    signs: [
      ['Flowers', 'ပန်းဆိုင်'],
      ['Florist', 'ပန်းအလှပြင်'],
      ['Flower House', 'ပန်းအိမ်'],
      ['Orchids', 'သစ်ခွပန်းခြံ'],
    ],
    hours: 'early',
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
  },
  farmSupplies: {
    signs: [
      ['Agro', 'စိုက်ပျိုးရေးသုံးပစ္စည်း'],
      ['Seeds & Fertiliser', 'မျိုးစေ့နှင့် မြေဩဇာ'],
      ['Farm Store', 'တောင်သူစတိုး'],
      ['Pumps & Tools', 'ရေစုပ်စက်နှင့် ကိရိယာ'],
    ],
    hours: 'shop',
    english: [
      'Tell us the field and the month, we tell you what grows. Payment after harvest for those we know.',
      'Seed with its test date on the bag, fertiliser weighed in front of you, and advice that costs nothing.',
      'Feed for chicken, pigs and fish ponds, with vaccine days announced here.',
      'Water pumps, sprayers and spare parts; we repair what we sell.',
    ],
    burmese: [
      'မြေနမူနာ ယူလာပါက ဘယ်မြေဩဇာ သင့်တော်မယ်ဆိုတာ ပြောပြပေးပါတယ်။',
      'စပါး၊ ပြောင်း၊ ဟင်းသီးဟင်းရွက် မျိုးစေ့မှန်၊ အပင်ပေါက်နှုန်း စမ်းသပ်ပြီးသားများ ရောင်းပါသည်။',
      'ကြက်စာ၊ ဝက်စာ၊ ငါးစာနှင့် တိရစ္ဆာန်ဆေးဝါးများ ရရှိနိုင်ပါသည်။',
      'မြေဩဇာ၊ ပိုးသတ်ဆေး၊ ဆေးဖျန်းပုံး၊ ရေစုပ်စက် လက်လီလက်ကား။ နည်းပညာအကြံပေး အခမဲ့။',
    ],
  },
} satisfies Record<string, TradeWords>
