import type { Trade } from '../trade.ts'

export const events: Trade = {
  category: {
    name: 'Events and Catering',
    burmeseName: 'ပွဲစီစဉ်ရေးနှင့် ဧည့်ခံကျွေးမွေးရေး',
    english: 'Weddings, novitiations, donations: tents, chairs, sound and food.',
    burmese: 'မင်္ဂလာဆောင်၊ ရှင်ပြု၊ အလှူပွဲများအတွက် မဏ္ဍပ်၊ အသံနှင့် အကျွေးအမွေး။',
  },
  kind: 'work',
  priceRanges: true,
  hours: 'shop',
  signs: [
    ['Events', 'ပွဲစီစဉ်ရေး'],
    ['Wedding Planner', 'မင်္ဂလာပွဲစီစဉ်ရေး'],
    ['Catering', 'ဧည့်ခံကျွေးမွေးရေး'],
    ['Tents & Sound', 'မဏ္ဍပ်နှင့် အသံချဲ့စက်'],
  ],
  english: [
    'Novitiation tents, thrones and the procession, with or without an elephant on wheels.',
    'Stage, flowers, music and the master of ceremonies; one phone number for the whole day.',
    'Rice and curry for two hundred, served hot at the same minute.',
    'Chairs, tables, fans and sound to rent; brought before dawn, gone before dark.',
  ],
  burmese: [
    'မင်္ဂလာဆောင်၊ ရှင်ပြု၊ အိမ်တက်၊ အလှူပွဲများ အစအဆုံး စီစဉ်ပေးပါသည်။',
    'အခမ်းအနားမှူး၊ တီးဝိုင်း၊ ဗီဒီယို တစ်နေရာတည်း စုံပါသည်။',
    'ဒံပေါက်၊ ကြာဇံဟင်းခါး၊ မုန့်ဟင်းခါး အလှူ အယောက် ၅၀ မှစ၍ ချက်ပေးပါတယ်။',
    'မဏ္ဍပ်၊ စားပွဲကုလားထိုင်၊ အသံချဲ့စက်၊ မီးအလှ ငှားရမ်းနိုင်ပါသည်။',
  ],
  departments: [
    ['ငှားရမ်းခြင်း', 'Tents, chairs, sound'],
    ['အကျွေးအမွေး', 'Cooking for guests'],
    ['အစီအစဉ်', 'Whole days, planned'],
  ],
  products: [
    ['မဏ္ဍပ် (၂၀×၃၀ ပေ)', 'ဆောက်ခ၊ ဖျက်ခ ပါသည်။', 180000, 0, 'pavilion'],
    ['Chair, per day', 'Covers 300 more.', 500, 0, 'table-and-chairs'],
    ['စားပွဲဝိုင်း (၁၀ ယောက်)', 'ကုလားထိုင် မပါ။', 4000, 0, 'table-and-chairs'],
    ['Sound set, small', 'Two speakers, two microphones, one man.', 80000, 0, 'loudspeaker-and-microphone'],
    ['မီးစက် ၁၀ ကီလိုဝပ်', 'တစ်ရက်၊ ဆီပါ။', 150000, 0, 'loudspeaker-and-microphone'],
    ['ဒံပေါက် (အယောက် ၁၀၀)', 'ကြက်၊ သနပ်၊ ဟင်းချို။', 650000, 1, 'restaurant/plate-of-rice-and-dishes'],
    ['Mohinga for 100', 'Cooked in your yard.', 280000, 1, 'restaurant/mohinga-with-noodles'],
    ['ရေခဲမုန့်လှည်း (၂၀၀)', 'ကလေးများ ပျော်ရွှင်စေရန်။', 160000, 1, 'balloons-and-present'],
    ['ရှင်ပြုပွဲ အစုံ', 'မဏ္ဍပ်၊ ဝတ်စုံ၊ လှည့်လည်။', 2800000, 2, 'festival-lanterns'],
    ['Wedding, 150 guests', 'Hall, stage, food, MC.', 4500000, 2, 'festival-lanterns'],
    ['အခမ်းအနားမှူး', '၃ နာရီ။', 150000, 2, 'loudspeaker-and-microphone'],
  ],
  posts: [
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
}
