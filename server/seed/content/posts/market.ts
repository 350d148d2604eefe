import type { Notice } from './notice.ts'

export const market = {
  grocery: [
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
  fishAndMeat: [
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
  flowerShop: [
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
  farmSupplies: [
    ['မိုးစပါး မျိုးစေ့ ဝင်ပြီ', 'အပင်ပေါက်နှုန်း စမ်းပြီးသား မျိုးစေ့တွေပါ။ ကိုယ်တိုင်လည်း ၁၀၀ စေ့ စမ်းကြည့်ပြီးမှ ယူပါ။'],
    [
      'Army worm seen near {town}',
      'Look under the leaves in the evening. Bring one in a jar before you buy anything; not every caterpillar needs a bottle.',
    ],
    ['{product} – {priceMy}', 'ရာသီမကုန်ခင် လိုသလောက် ကြိုယူထားပါ။ ရွာအထိ ထော်လာဂျီနဲ့ စုပို့ပေးပါတယ်။'],
    [
      'Pump service day on {day}',
      'Bring the pump, wait in the shade. Seals and oil at cost, labour free for pumps bought here.',
    ],
    ['မြေဩဇာ အတုသတိပြု', 'အိတ်ပါးစပ်ချုပ်ရိုး ပြန်ချုပ်ထားရင် မယူပါနဲ့။ {shop} မှာ အိတ်ဖွင့်ပြီး ချိန်ပြပါတယ်။'],
    ['ကြက်ကာကွယ်ဆေး ထိုးမည်', '{dayMy} မနက်ပိုင်း ဆိုင်ရှေ့မှာ တိရစ္ဆာန်ဆေးကုဆရာ လာပါမယ်။ ကြက်၊ ဘဲ ယူလာခဲ့ပါ။ ဆေးဖိုးပဲ ကျသင့်ပါမယ်။'],
  ],
} satisfies Record<string, readonly Notice[]>
