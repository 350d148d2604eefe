import type { Notice } from './notice.ts'

export const road = {
  hotel: [
    ['ဆောင်းရာသီ အခန်းကြိုတင်', 'ဒီဇင်ဘာနဲ့ ဇန်နဝါရီ စနေ၊ တနင်္ဂနွေ အခန်းတွေ ပြည့်ခါနီးပါပြီ။ နှစ်ယောက်ခန်း တစ်ည ၆၅,၀၀၀ ကျပ်ပါ။'],
    [
      'Green season prices',
      'From June to September rooms are a third less, and the hills are greener than any photograph. Umbrellas at the desk.',
    ],
    ['ဘုရားဖူးအဖွဲ့များအတွက်', 'လူ ၂၀ အထက် အဖွဲ့လိုက်ဆို အထူးဈေးရှိပါတယ်။ ကားရပ်နေရာကျယ်ပြီး မနက် ၄ နာရီမှာ ရေနွေး အဆင်သင့်ပါ။'],
    [
      'Hot water repaired on the third floor',
      'Thank you for your patience and for the funny note. Breakfast tomorrow includes an apology in the form of mango.',
    ],
    [
      'မိသားစုခန်း လွတ်ပါပြီ',
      'လေးယောက်အိပ်ခန်း တစ်ည ၁၁၀,၀၀၀ ကျပ်ပါ။ အခန်းသန့်ရှင်းရေး နေ့စဉ်လုပ်ပါတယ်။ မနက်စာနဲ့ ဝိုင်ဖိုင် ပါဝင်ပါတယ်။ ဖုန်း {phone} နဲ့ ကြိုတင်ယူနိုင်ပါတယ်။',
    ],
    [
      'Sunrise from our roof',
      'Coffee is ready at 5:30. The door to the roof is open for guests and, on {day}, for neighbours too.',
    ],
  ],
  travel: [
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
  transport: [
    ['သင်္ကြန် ကားလက်မှတ် ရောင်းပြီ', 'ဧပြီ ၁၀ ရက်ကနေ ၂၀ ရက်အထိ လက်မှတ်တွေ ဖွင့်ရောင်းပါပြီ။ ဈေးတင်မရောင်းပါ။ တစ်ဦး ၄ စောင်အထိ ဝယ်နိုင်ပါတယ်။'],
    [
      'Road news, {day}',
      'One lane between mile 115 and 118, add forty minutes. Night buses leave thirty minutes earlier so that nobody waits for breakfast.',
    ],
    ['ပါဆယ် ထုပ်နည်း', 'ဖုန်းနံပါတ်နှစ်ခုကို စာလုံးကြီးကြီး ရေးပါ။ ကွဲလွယ်ပစ္စည်းဆို ဂိတ်မှာ ပြောပါ။ တန်ဖိုးကြီးပစ္စည်း မထည့်ပါနဲ့။'],
    ['{product}: {price}', 'Fuel went down, so the fare goes down. We wanted to be the first to say so.'],
    ['ပစ္စည်း လာရွေးပါ', 'ဂိတ်မှာ ပါဆယ် {countMy} ထုပ် လာမယူသေးပါ။ ဖုန်းဆက်မရလို့ ဒီမှာ ကြေညာပါတယ်။ မှတ်ပုံတင် ယူလာပါ။'],
    [
      'New coach on the line',
      'Seats two and one, charging at every seat, a driver who slept. From {day}, evening departure.',
    ],
  ],
  carWorkshop: [
    ['မိုးမတွင်း ကားစစ်ဆေးရန်', 'ဝိုက်ပါ၊ ဘရိတ်၊ တာယာ၊ မီး လေးခု စစ်ပါ။ {shop} မှာ မိနစ် ၂၀ အတွင်း အခမဲ့ စစ်ပေးပါတယ်။ ပြင်စရာရှိမှ ကျသင့်ပါမယ်။'],
    ['Before Thingyan: aircon', 'Everybody comes in the last week. Come now: gas 45,000 kyat, half an hour, coffee.'],
    ['{product} – {priceMy}', 'ပစ္စည်းဟောင်း ပြန်ပေးပါတယ်။ အာမခံစာရွက်ပါ ရေးပေးပါတယ်။'],
    [
      'Why your brakes squeal',
      'Mostly dust, sometimes the last two millimetres. It costs nothing to look, and quite a lot not to.',
    ],
    ['ခရီးဝေးသွားမလား', 'အင်ဂျင်ဝိုင်၊ ရေ၊ ဖန်ဘတ်၊ စပယ်ယာတာယာ စစ်ပြီးမှ ထွက်ပါ။ လမ်းမှာ ပျက်ရင် {phone} ကို ခေါ်နိုင်ပါတယ်။'],
    ['A mechanic wanted', 'Two years with Japanese engines, clean hands by habit. Lunch and Sundays are yours.'],
  ],
  motorbike: [
    ['အရစ်ကျ ၆ လ၊ ၁၂ လ', 'စပေါ် ၃၀ ရာခိုင်နှုန်းနဲ့ ယူနိုင်ပါပြီ။ မှတ်ပုံတင်နဲ့ အိမ်ထောင်စုစာရင်း မိတ္တူ ယူလာပါ။ {town} မှာ နေသူများ ဦးစားပေးပါတယ်။'],
    [
      'A 110cc in the yard, 1,650,000 kyat',
      'One owner, 21,000 km, papers clean. Ride it round the block; hear it cold in the morning if you like, we open at {open}.',
    ],
    ['ဦးထုပ် အစစ်ဝယ်ပါ', 'ဈေးပေါဦးထုပ်က ကြက်ဥခွံလိုပါပဲ။ စံချိန်မီ ဦးထုပ် ၆၅,၀၀၀ ကျပ်က စပါတယ်။ ဆိုဒ်တိုင်းပြီးမှ ယူပါ။'],
    ['Chain, oil, tyres', 'Three things, ten minutes, every second Sunday. Or leave it to us for 12,000 kyat.'],
    ['တစ်ပတ်ရစ် {countMy} စီး ဝင်ပြီ', 'လိုင်စင်ရှင်းရှင်းလင်းလင်းပါ။ အင်ဂျင်နံပါတ် စစ်ပြီးမှ ဝယ်ပါ။ ဆိုင်မှာ စာချုပ်ချုပ်ပေးပါတယ်။'],
    ['မိုးရာသီ ဘရိတ်စစ်', 'ရေစိုလမ်းမှာ ဘရိတ်ညီဖို့ အရေးကြီးပါတယ်။ ဘရိတ်ညှိ အခမဲ့ ဒီလကုန်အထိ။'],
  ],
} satisfies Record<string, readonly Notice[]>
