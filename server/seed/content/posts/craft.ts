import type { Notice } from './notice.ts'

export const craft = {
  handicraft: [
    ['လက်မှုပြပွဲမှာ တွေ့ကြမယ်', '{dayMy}က စပြီး သုံးရက် {townMy} မှာ ပြခန်းဖွင့်ပါမယ်။ လုပ်နေတာကိုပါ ထိုင်ကြည့်လို့ရပါတယ်။'],
    [
      'Seven months later',
      'The bowls we started in the rains got their last coat today. 120,000 kyat each. There are nine.',
    ],
    ['ရက်ကန်းသမား အမည်ပါ', 'အထည်တိုင်းမှာ ရက်သူရဲ့ အမည်ကို ထည့်ပေးထားပါတယ်။ ဒီလ ရက်သူက မနန်းဆိုင်ပါ။'],
    [
      'Watch and ask',
      'The workshop is open to visitors on {day}. Children may paint a small umbrella and take it home.',
    ],
    ['{product} {priceMy}', 'လက်ဖြစ်မို့ တစ်ခုနဲ့တစ်ခု မတူပါဘူး။ ပုံပို့ပေးမယ်၊ ကြိုက်တာ ရွေးပါ။'],
    [
      'Packed for the aeroplane',
      'We wrap so that it survives your suitcase. If it breaks on the way, send the picture and we send another.',
    ],
  ],
  legal: [
    ['အိမ်ငှားစာချုပ် မချုပ်ခင်', 'ပိုင်ရှင်မှန်မမှန်၊ စရန်ငွေ၊ ပြန်အပ်ရက် သုံးချက်ကို စာနဲ့ ရေးပါ။ နှုတ်နဲ့ မယုံပါနဲ့။ မသေချာရင် {shop} ကို လာမေးပါ။'],
    [
      'Tax dates to remember',
      'Quarterly payments fall due at the end of the month. Clients get a call from us; others may set an alarm.',
    ],
    ['ရုံးချိန် ပြောင်းလဲခြင်း', '{dayMy} ကစပြီး မနက် {openMy} မှ {closeMy} အထိ ဖွင့်ပါမယ်။ ရက်ချိန်း ဖုန်း {phone} နဲ့ ယူပါ။'],
    [
      'Questions we are asked every week',
      'Does a receipt count? Often. Does a promise? Seldom. Does a photo of the paper? Less than the paper. Bring the paper.',
    ],
    ['ကုမ္ပဏီ မှတ်ပုံတင် ၃၅၀,၀၀၀ ကျပ်', 'လိုအပ်တဲ့ စာရွက်စာတမ်း စာရင်းကို Viber ကနေ အခမဲ့ ပို့ပေးပါတယ်။ အချိန် ၂ ပတ်ခန့် ကြာပါတယ်။'],
    [
      'Free half hours on {day}',
      'For those who have never sat in a lawyer’s office. Four places; first to call, first to sit.',
    ],
  ],
  events: [
    ['မင်္ဂလာရက် ကျန်သေးလား', 'တန်ဆောင်မုန်းလ စနေ၊ တနင်္ဂနွေ {countMy} ရက်ပဲ ကျန်ပါတော့တယ်။ ခန်းမ၊ စင်မြင့်၊ အကျွေးအမွေး တစ်နေရာတည်း စုံပါတယ်။'],
    [
      'A wedding in the rain',
      'Four hundred guests, two hours of storm, one long tent. Nobody got wet but the drummer, who likes it.',
    ],
    ['{product} – {priceMy}', 'အလှူရှင်တွေ စိတ်အေးရအောင် အချိန်မီ ပို့၊ ပြန်သိမ်းပေးပါတယ်။'],
    [
      'Chairs for {count}00 people',
      'New covers in cream and in mangosteen. Delivered before dawn on {day}, gone before dark.',
    ],
    ['ရှင်ပြုရာသီ ဘိုကင်', 'နွေကျောင်းပိတ်ရက် ရှင်ပြုပွဲတွေအတွက် မဏ္ဍပ်၊ ဝတ်စုံ၊ မြင်း၊ ဆိုင်းဝိုင်း စီစဉ်ပေးပါတယ်။'],
    ['Tasting on {day}', 'Five dishes, small plates, no obligation. Bring the aunt who decides.'],
  ],
} satisfies Record<string, readonly Notice[]>
