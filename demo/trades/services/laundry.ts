import type { Trade } from '../trade.ts'

export const laundry: Trade = {
  category: {
    name: 'Laundries',
    burmeseName: 'ပင်မင်းဆိုင်များ',
    english: 'Washed, ironed and back the next day.',
    burmese: 'လျှော်၊ မီးပူတိုက်ပြီး နောက်တစ်နေ့ ပြန်ရသော ဆိုင်များ။',
  },
  kind: 'work',
  hours: 'long',
  signs: [
    ['Laundry', 'ပင်မင်းဆိုင်'],
    ['Wash & Iron', 'လျှော်ဖွပ်မီးပူ'],
    ['Dry Clean', 'အခြောက်လျှော်'],
    ['Laundry Service', 'အဝတ်လျှော်ဝန်ဆောင်မှု'],
  ],
  english: [
    'By the piece or by the kilo, back next evening, each shirt with its numbered tag.',
    'In the rains we dry inside with fans, so nothing smells of yesterday.',
    'Dry clean for jackets and silk; blankets and curtains too big for your machine.',
    'We pick up and bring back in the quarter; just hang the bag on the door.',
  ],
  burmese: [
    'အထည်ရေတွက် သို့မဟုတ် ကီလိုဖြင့် လျှော်ပေးပြီး နောက်တစ်ရက် ပြန်ယူနိုင်ပါသည်။',
    'မိုးရာသီမှာလည်း အခြောက်ခံစက်ရှိလို့ အနံ့မထွက်ပါ။',
    'စောင်၊ ခြင်ထောင်၊ လိုက်ကာ၊ ဂျာကင် အကြီးစားများ လက်ခံပါတယ်။',
    'အိမ်လာယူ၊ အိမ်ပြန်ပို့ ရပါတယ်။ အဖြူအရောင် ခွဲလျှော်ပါသည်။',
  ],
  departments: [
    ['နေ့စဉ်အဝတ်', 'By the piece or by the kilo'],
    ['အခြောက်လျှော်', 'Silk, suits, wool'],
    ['အကြီးစား', 'Blankets, curtains, carpets'],
  ],
  products: [
    ['လျှော်ဖွပ်မီးပူ (တစ်ထည်)', 'အဖြူ ခွဲလျှော်သည်။', 800, 0, 'washing-machine'],
    ['Wash and fold, 1 kg', 'Back next evening.', 2500, 0, 'folded-clothes'],
    ['မီးပူသာ (တစ်ထည်)', 'မနက်ပို့ ညနေရ။', 400, 0, 'iron'],
    ['Monthly bag, 20 kg', 'Picked up twice a week.', 42000, 0, 'folded-clothes'],
    ['Express, same day', 'Before nine in, by six out.', 1500, 0, 'washing-machine'],
    ['ကုတ်အင်္ကျီ အခြောက်လျှော်', '၃ ရက်။', 9000, 1, 'washing-on-the-line'],
    ['Silk htamein', 'By hand, pressed under cloth.', 4500, 1, 'fashion/htamein-and-blouse-on-a-hanger'],
    ['မင်္ဂလာဝတ်စုံ', 'ဘူးနှင့် ထုပ်ပေးသည်။', 25000, 1, 'fashion/dress-on-the-dummy'],
    ['စောင် (နှစ်ယောက်)', 'အခြောက်ခံစက်ဖြင့်။', 6000, 2, 'folded-clothes'],
    ['Curtains, per metre', 'Taken down and hung again for 5,000.', 1800, 2, 'washing-on-the-line'],
    ['ခြင်ထောင်', 'အပေါက် ဖာပေးသည်။', 3000, 2, 'washing-on-the-line'],
  ],
  posts: [
    ['မိုးရာသီလည်း မနံပါ', 'အခြောက်ခံစက် တပ်ပြီးပါပြီ။ မိုးရွာနေလည်း နောက်တစ်ရက် ညနေ ပြန်ရပါတယ်။'],
    [
      'Left behind in pockets this week',
      'One key, two SIM cards, 4,500 kyat and a love letter, unread. Ask at the counter.',
    ],
    ['စောင်၊ လိုက်ကာ လျှော်ချိန်', 'ဆောင်းတွင်းမတိုင်ခင် စောင်ထုတ်လျှော်ကြပါစို့။ {product} {priceMy} ကပဲ စပါတယ်။'],
    [
      'Pick-up round on {day}',
      'Hang the bag on the gate before eight. The boy with the blue bicycle takes it; he rings twice.',
    ],
    ['ဝန်ထမ်း တစ်ဦး လိုအပ်သည်', 'မီးပူတိုက်တတ်သူ ဦးစားပေး။ နေ့လယ်စာ ကျွေးပါတယ်။ ဆိုင်မှာ လာပြောပါ။'],
    ['Monthly bags are cheaper', 'Twenty kilos, folded, twice a week collected. Offices in {town}: ask for towels.'],
  ],
}
