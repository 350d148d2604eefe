import type { Trade } from '../trade.ts'

export const gym: Trade = {
  category: {
    name: 'Gyms and Sports',
    burmeseName: 'အားကစားနှင့် ကာယဗလ',
    english: 'Weights, lethwei, football pitches by the hour.',
    burmese: 'ကာယဗလ၊ လက်ဝှေ့နှင့် နာရီငှား ဘောလုံးကွင်းများ။',
  },
  kind: 'work',
  hours: 'gym',
  signs: [
    ['Gym', 'ကာယဗလ'],
    ['Fitness', 'ကျန်းမာကြံ့ခိုင်ရေး'],
    ['Lethwei Club', 'ရိုးရာလက်ဝှေ့သင်တန်း'],
    ['Futsal', 'ဖူဆယ်ကွင်း'],
  ],
  english: [
    'Free weights, rowing machines and a trainer who corrects your back before your numbers.',
    'No joining fee. Pay by the day, month or half year.',
    'Lethwei for beginners, women’s class three mornings a week.',
    'Artificial grass, lights until eleven. Book by the hour, balls and bibs included.',
  ],
  burmese: [
    'စက်ပစ္စည်းစုံ၊ နည်းပြပါရှိပြီး အမျိုးသမီးသီးသန့်ချိန် ရှိပါသည်။',
    'လစဉ်ကြေး သက်သာပြီး ရေချိုးခန်း၊ သော့ခတ်ဗီရို ပါဝင်သည်။',
    'အသက် ၈ နှစ်မှစ၍ လက်ဝှေ့၊ ကရာတေး အခြေခံ သင်ကြားပေးပါတယ်။',
    'မြက်တုကွင်း တစ်နာရီငှား၊ ညမီးပါ။ ဖုန်းဖြင့် ကြိုတင်ဘိုကင်ယူပါ။',
  ],
  departments: [
    ['အသင်းဝင်ကြေး', 'Day, month, half year'],
    ['သင်တန်း', 'Classes and personal training'],
    ['ကွင်းငှား', 'Pitches and rooms by the hour'],
  ],
  products: [
    ['Day pass', 'Shower and locker included.', 5000, 0, 'dumb-bells'],
    ['လစဉ်ကြေး', 'အချိန်ကန့်သတ်မရှိ။', 60000, 0, 'kettlebell'],
    ['Half year', 'One month can be paused.', 300000, 0, 'barbell-on-the-rack'],
    ['ကျောင်းသား လစဉ်ကြေး', 'ကျောင်းသားကတ် ပြပါ။', 45000, 0, 'dumb-bells'],
    ['Personal trainer, 12 sessions', 'Plan and food notes.', 240000, 1, 'barbell-on-the-rack'],
    ['လက်ဝှေ့အခြေခံ (၁ လ)', 'တစ်ပတ် ၃ ရက်။', 70000, 1, 'boxing-gloves'],
    ['Women’s morning class', 'Mon, Wed, Fri at 6:30.', 50000, 1, 'kettlebell'],
    ['ယောဂ (တစ်ကြိမ်)', 'ဖျာ ပါဝင်သည်။', 8000, 1, 'kettlebell'],
    ['ဖူဆယ်ကွင်း (နေ့၊ ၁ နာရီ)', 'ဘောလုံး၊ အင်္ကျီ ပါသည်။', 25000, 2, 'football'],
    ['Futsal pitch, night hour', 'With lights.', 35000, 2, 'football'],
    ['Hall for table tennis, hour', 'Two tables, bats to borrow.', 8000, 2, 'chinlone'],
  ],
  posts: [
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
}
