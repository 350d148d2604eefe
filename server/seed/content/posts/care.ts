import type { Notice } from './notice.ts'

export const care = {
  pharmacy: [
    [
      'သွေးလွန်တုပ်ကွေး သတိပြု',
      'အဖျားကြီး၊ ကိုယ်ပူ၊ အရေပြားမှာ အနီစက်ထွက်ရင် အက်စပရင် မသောက်ပါနဲ့။ ဆေးခန်းပြပါ။ ခြင်ဆေးခွေ၊ ခြင်ထောင်၊ ဓာတ်ဆား ဆိုင်မှာ ရပါတယ်။',
    ],
    [
      'Back in stock: {product}',
      '{price}. If your medicine is missing in {town}, send us a photo of the strip; we ask our suppliers every morning.',
    ],
    ['ည ဖွင့်ချိန်', 'အရေးပေါ်လိုရင် ည ၁၂ နာရီအထိ ဖုန်း {phone} ကို ဆက်နိုင်ပါတယ်။ ဆေးညွှန်းဓာတ်ပုံ ကြိုပို့ထားရင် ပိုမြန်ပါတယ်။'],
    [
      'Free blood pressure mornings',
      'Every {day} from eight to ten. Sit five minutes first, no coffee before. We write it in a little book for you.',
    ],
    ['သက်တမ်းကုန်ဆေး ပြန်လာအပ်ပါ', 'အိမ်က ဆေးဟောင်းတွေကို မြောင်းထဲ မပစ်ပါနဲ့။ {shop} ကို ယူလာပေးရင် စနစ်တကျ စွန့်ပစ်ပေးပါတယ်။'],
    ['{product} {priceMy}', 'မူရင်းအစစ်၊ သက်တမ်းရက် စစ်ပြီးမှ ယူပါ။ အများဝယ်ရင် ဈေးလျှော့ပါတယ်။'],
  ],
  clinic: [
    ['ကလေးအထူးကု {dayMy}တိုင်း', 'ကလေးအထူးကုဆရာဝန်ကြီး {dayMy}တိုင်း ညနေ ၄ နာရီမှ ၇ နာရီ ပြသပေးပါမယ်။ တိုကင် ဖုန်းနဲ့ ကြိုယူပါ။'],
    [
      'Flu season: please wear a mask',
      'If you cough, sit on the veranda; the nurse comes to you. The vaccine for adults is here again.',
    ],
    ['ဓာတ်ခွဲအဖြေ ဖုန်းထဲအထိ', 'သွေးစစ်အဖြေကို Viber နဲ့ ပို့ပေးပါတယ်။ အဖြေအကြောင်း ဆရာဝန်နဲ့ ဖုန်းပြောချင်ရင် ညနေ ၅ နာရီနောက်ပိုင်း ခေါ်ပါ။'],
    [
      'Check your sugar this month',
      'A drop of blood, one minute, 1,500 kyat. Whoever is over forty or has it in the family should know the number.',
    ],
    ['{product}', 'ကျသင့်ငွေ {priceMy} ပါ။ ဆေးခန်းရှေ့က ဈေးနှုန်းဘုတ်မှာလည်း ရေးထားပါတယ်။'],
    ['ဆေးခန်း ခေတ္တပိတ်ခြင်း', 'ဆရာဝန် နယ်ခရီးထွက်မှာမို့ {dayMy} တစ်ရက်ပိတ်ပါမယ်။ အရေးပေါ်ဆို အနီးဆုံးဆေးရုံကို သွားပါ။'],
  ],
  gym: [
    [
      'No joining fee this month',
      '{product}, {price}. Try a day first; if your back hurts after, we did it wrong and owe you an hour.',
    ],
    ['ကွင်းလွတ်ချိန်များ', '{dayMy} ည ၇ နာရီ၊ ၈ နာရီ ကွင်းလွတ်ပါသေးတယ်။ ဖုန်း {phone} ကို ဆက်ပြီး ဘိုကင်ယူပါ။'],
    ['Women’s class moves to 6:30', 'Mon, Wed, Fri. Ma Su leads, the door stays closed, the fan stays on.'],
    ['လက်ဝှေ့ပွဲ အောင်နိုင်သူများ', '{townMy} ပွဲမှာ ကျွန်တော်တို့ကလပ်က တပည့်နှစ်ယောက် အနိုင်ရခဲ့ပါတယ်။ ဂုဏ်ယူပါတယ်။'],
    ['{product} – {priceMy}', 'ကျောင်းသားတွေအတွက် ထပ်လျှော့ပါတယ်။ ကတ်ယူလာခဲ့ပါ။'],
    [
      'New rubber floor',
      'Quieter for the tailor downstairs, kinder to knees. Please do not drop the heavy ones anyway.',
    ],
  ],
  laundry: [
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
} satisfies Record<string, readonly Notice[]>
