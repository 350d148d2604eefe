import type { Trade } from '../trade.ts'

export const clinic: Trade = {
  category: {
    name: 'Clinics and Doctors',
    burmeseName: 'ဆေးခန်းနှင့် ဆရာဝန်များ',
    english: 'General and specialist doctors, dentists and laboratories.',
    burmese: 'အထွေထွေရောဂါကု၊ အထူးကု၊ သွားနှင့် ဓာတ်ခွဲခန်းများ။',
  },
  kind: 'work',
  hours: 'clinic',
  signs: [
    ['Clinic', 'ဆေးခန်း'],
    ['Family Clinic', 'မိသားစုဆေးခန်း'],
    ['Dental Clinic', 'သွားနှင့် ခံတွင်းဆေးခန်း'],
    ['Specialist Clinic', 'အထူးကုဆေးခန်း'],
  ],
  english: [
    'General doctor every evening, children’s doctor on Saturdays. Take a number by phone from noon.',
    'We take time to explain. Home visits for the old and for those who cannot walk.',
    'Fillings, cleaning and braces, painless as far as honest dentistry goes. Prices are on the wall.',
    'Blood tests with the result the same day, sent as a picture if you like.',
  ],
  burmese: [
    'ဖုန်းဖြင့် တိုကင်ကြိုယူနိုင်ပါတယ်။ ဓာတ်ခွဲအဖြေ တစ်ရက်တည်း ရပါသည်။',
    'သက်ကြီးရွယ်အိုများအတွက် အိမ်တိုင်ရာရောက် ကုသမှု ပေးပါတယ်။',
    'သွားဖာ၊ သွားနုတ်၊ သွားညှိ၊ သွားတုစိုက် ခေတ်မီကိရိယာများဖြင့် ကုသပေးပါသည်။',
    'အထွေထွေရောဂါ၊ ကလေး၊ သားဖွားမီးယပ် အထူးကုဆရာဝန်များ ရက်သတ်မှတ်ချက်ဖြင့် ပြသနိုင်ပါသည်။',
  ],
  departments: [
    ['ဆရာဝန်ပြသခြင်း', 'Consultations'],
    ['ဓာတ်ခွဲ', 'Laboratory and pictures'],
    ['သွားနှင့် မျက်စိ', 'Teeth and eyes'],
  ],
  products: [
    ['အထွေထွေရောဂါကု ပြသခ', 'ဆေးဖိုး သီးခြား။', 12000, 0, 'stethoscope'],
    ['Specialist consultation', 'By appointment; bring old papers.', 25000, 0, 'doctors-coat'],
    ['အိမ်တိုင်ရာရောက် ကုသမှု', 'မြို့တွင်း၊ ညပိုင်း ဈေးကွာသည်။', 35000, 0, 'stethoscope'],
    ['ကလေးကာကွယ်ဆေးထိုး', 'အမျိုးအစားအလိုက် ကြိုမေးပါ။', 30000, 0, 'syringe-and-vials'],
    ['သွေးစစ် (အခြေခံ)', 'CP၊ သွေးချို၊ ဆီး။', 28000, 1, 'syringe-and-vials'],
    ['Full check-up', 'Blood, urine, ECG and an hour to explain.', 150000, 1, 'health-card-with-a-heart'],
    ['အာထရာဆောင်း', 'အဖြေ တစ်ရက်တည်း။', 35000, 1, 'health-card-with-a-heart'],
    ['X-ray, chest', 'Picture on your phone too.', 22000, 1, 'health-card-with-a-heart'],
    ['သွားဖာ (တစ်ချောင်း)', 'အရောင်တူ ဖာဆေး။', 35000, 2, 'clean-tooth'],
    ['Teeth cleaning', 'Forty minutes, no lecture.', 40000, 2, 'clean-tooth'],
    ['သွားနုတ်', 'ထုံဆေးဖြင့်။', 25000, 2, 'clean-tooth'],
    ['Eye test and glasses', 'Frame from 18,000 more.', 15000, 2, 'doctors-coat'],
  ],
  posts: [
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
}
