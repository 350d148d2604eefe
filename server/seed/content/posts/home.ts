import type { Notice } from './notice.ts'

export const home = {
  school: [
    ['အတန်းသစ် ဖွင့်မည်', '{product} အတန်းကို {dayMy} စဖွင့်ပါမယ်။ သင်တန်းကြေး {priceMy} ဖြစ်ပြီး နှစ်ခါခွဲပေးနိုင်ပါတယ်။ ပထမရက် အခမဲ့ စမ်းတက်ပါ။'],
    ['Exam results: well done', 'Nine of twelve passed N4, and the three others know why. We are proud of all twelve.'],
    ['Parents’ evening on {day}', 'Come at five. We show the books, not the grades. Tea and samosas from next door.'],
    ['ကျောင်းပိတ်ရက် သင်တန်းတို', 'နွေရာသီမှာ ကလေးတွေအတွက် အင်္ဂလိပ်စာနဲ့ ပန်းချီ ၆ ပတ်သင်တန်း ရှိပါတယ်။ တစ်တန်း ၁၂ ယောက်ပါ။'],
    ['Free placement test', 'Twenty minutes, no preparation, honest answer. Any weekday after {open}.'],
    ['ဆရာ၊ ဆရာမ အလိုရှိသည်', 'ကလေးချစ်ပြီး စိတ်ရှည်သူ ဖြစ်ရပါမယ်။ အတွေ့အကြုံမရှိလည်း သင်ပေးပါမယ်။ ကိုယ်ရေးရာဇဝင်ကို ကျောင်းရုံးခန်းမှာ လာအပ်ပါ။'],
  ],
  bookshop: [
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
  hardware: [
    ['သွပ်ဈေး မတက်ခင်', 'မိုးမကျခင် အမိုးပြင်ဖို့ ကြိုဝယ်ထားပါ။ {product} {priceMy} ပါ။ အများယူရင် ဆိုက်အရောက် ပို့ပေးပါတယ်။'],
    [
      'Before the rains: gutters',
      'Ten minutes on a ladder in May saves a ceiling in July. Brackets, glue and the ladder are here, the last one to rent.',
    ],
    ['ဆေးအရောင် စက်သစ်', 'အရောင် ၁,၀၀၀ ကျော် ဖျော်နိုင်ပါပြီ။ နမူနာ အစလေးပြရင် တူအောင် ဖျော်ပေးပါတယ်။'],
    ['{product}: {price}', 'Counted together on delivery. If a bag is torn we take it back without a speech.'],
    ['ပန်းရန်ဆရာများ ဆုံပွဲ', '{dayMy} ညနေ ၄ နာရီ ဆိုင်ရှေ့မှာ ဘိလပ်မြေအသစ် သုံးနည်းပြပွဲ ရှိပါတယ်။ လက်ဖက်ရည် ဧည့်ခံပါမယ်။'],
    ['Rent, don’t buy', 'Grinder, drill, concrete mixer by the day. Leave your card, bring it back clean.'],
  ],
  furniture: [
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
} satisfies Record<string, readonly Notice[]>
