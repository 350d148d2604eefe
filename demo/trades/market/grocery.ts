import type { Trade } from '../trade.ts'

export const grocery: Trade = {
  category: {
    name: 'Groceries',
    burmeseName: 'ကုန်စုံဆိုင်များ',
    english: 'Rice, oil, onions and everything a kitchen runs out of.',
    burmese: 'ဆန်၊ ဆီ၊ ကြက်သွန်မှစ၍ မီးဖိုချောင်သုံး ကုန်စုံများ။',
  },
  kind: 'goods',
  weight: 5,
  hours: 'long',
  signs: [
    ['Store', 'စတိုး'],
    ['Mini Mart', 'မီနီမတ်'],
    ['Grocery', 'ကုန်စုံဆိုင်'],
    ['Rice & Oil', 'ဆန်နှင့် ဆီအရောင်းဆိုင်'],
  ],
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
  departments: [
    ['ဆန်၊ ဆီ၊ ပဲ', 'By the pyi, the viss or the bag'],
    ['မီးဖိုချောင်', 'Onions, spices, sauces and dry goods'],
    ['အိမ်သုံး', 'Soap, paper and what runs out at night'],
  ],
  products: [
    ['ရွှေဘိုပေါ်ဆန်းမွှေး (၂၄ ပြည်အိတ်)', 'ဆန်သစ်၊ ကျောက်ခဲမပါ။', 165000, 0, 'sack-of-rice'],
    ['ဧည့်မထဆန် (တစ်ပြည်)', 'နေ့စဉ်စားဆန်။', 4800, 0, 'sack-of-rice'],
    ['မြေပဲဆီစစ်စစ် (တစ်ပိဿာ)', 'ဆီဆုံကြိတ်၊ ရောမထား။', 19500, 0, 'oil-and-tins'],
    ['Chickpeas, 1 viss', 'New crop, cleaned.', 8500, 0, 'sack-of-rice'],
    ['ကြက်သွန်နီ (တစ်ပိဿာ)', 'ဆိပ်ဖြူကြက်သွန်၊ ခြောက်ခြောက်။', 4500, 1, 'onions-and-chillies'],
    ['Dried chilli, 10 ticals', 'Long, red and not shy.', 3000, 1, 'onions-and-chillies'],
    ['ငပိရည် (ပုလင်း)', 'ငါးငပိ စစ်စစ်။', 3500, 1, 'oil-and-tins'],
    ['ပုစွန်ခြောက် (၁၀ ကျပ်သား)', 'မြိတ်ထွက်၊ အရွယ်လတ်။', 9500, 1, 'fishAndMeat/prawns'],
    ['Condensed milk, tin', 'For the tea; by the case cheaper.', 3800, 1, 'oil-and-tins'],
    ['Mountain honey, 1 litre', 'From Shan hills, strained twice.', 22000, 1, 'oil-and-tins'],
    ['ဆပ်ပြာမှုန့် ၁ ကီလို', 'လက်မကြမ်း၊ အမြှုပ်ထွက်။', 6500, 2, 'laundry/soap-powder'],
    ['Drinking water, 20 l', 'Bottle returned or 6,000 kept as deposit.', 1200, 2, 'oil-and-tins'],
  ],
  posts: [
    ['ဆန်သစ်ဝင်ပြီ', 'ရွှေဘိုပေါ်ဆန်း ဆန်သစ် ရောက်ပါပြီ။ အိတ်လိုက်၊ ပြည်လိုက် ရပါတယ်။ ထမင်းချက်ကြည့်ပြီးမှ အိတ်လိုက်ယူလည်း ရပါတယ်။'],
    [
      'Price board, week of {day}',
      '{product}: {price}. {other}: {otherPrice}. Prices hold until Sunday unless the wholesale market goes mad.',
    ],
    ['ကြက်သွန်ဈေး ကျပါပြီ', 'ဒီအပတ် ကြက်သွန်နီဈေး ကျလာလို့ {shop} မှာလည်း လျှော့ရောင်းပါတယ်။ အများယူရင် ထပ်ညှိမယ်။'],
    [
      'Order before ten, cook at noon',
      'Send your list on Viber or read it to us on {phone}. Delivery in the quarter is free above 20,000 kyat.',
    ],
    ['{product} {priceMy}', 'ဆိုင်မှာ လက်ကျန် {countMy} ခုပဲ ရှိတော့တယ်။ ဖုန်းဆက်ပြီး ဖယ်ထားခိုင်းလို့ ရပါတယ်။'],
    ['အကြွေအမ်း သကြားလုံး မဟုတ်ပါ', 'ဆိုင်မှာ အကြွေလုံလောက်အောင် ပြင်ထားပါတယ်။ ၅၀ တန်၊ ၁၀၀ တန် ပိုနေသူများ လာလဲလို့လည်း ရပါတယ်။'],
  ],
}
