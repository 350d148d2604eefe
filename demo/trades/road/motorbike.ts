import type { Trade } from '../trade.ts'

export const motorbike: Trade = {
  category: {
    name: 'Motorbikes',
    burmeseName: 'ဆိုင်ကယ်ဆိုင်များ',
    english: 'New and second-hand motorbikes, spare parts and repairs.',
    burmese: 'ဆိုင်ကယ်အသစ်၊ တစ်ပတ်ရစ်၊ အပိုပစ္စည်းနှင့် ပြင်ဆိုင်များ။',
  },
  kind: 'goods',
  weight: 2,
  priceRanges: true,
  hours: 'shop',
  signs: [
    ['Motorbike', 'ဆိုင်ကယ်အရောင်းပြခန်း'],
    ['Motor & Spare Parts', 'ဆိုင်ကယ်နှင့် အပိုပစ္စည်း'],
    ['Bike Repair', 'ဆိုင်ကယ်ပြင်'],
    ['Motor', 'မော်တာ'],
  ],
  english: [
    'New and second-hand, all with papers. Instalments over six or twelve months.',
    'Chains, tubes, brake shoes, bulbs: the small things that stop you on the road.',
    'Honest engines opened on the bench in front of you. Old oil goes to the kilns, not the drain.',
    'Helmets that are helmets. We do not sell the other kind.',
  ],
  burmese: [
    'ဆိုင်ကယ်အသစ်၊ တစ်ပတ်ရစ် လိုင်စင်ပါ/မပါ ရှင်းလင်းစွာ ပြောပြီး ရောင်းပါသည်။ အရစ်ကျရပါသည်။',
    'ချိန်း၊ တာယာ၊ ဘက်ထရီ၊ မီးသီး အပိုပစ္စည်းစုံ မူရင်းနှင့် အဆင့်မီ ပစ္စည်းများ ရပါတယ်။',
    'အင်ဂျင်ဝိုင်လဲ၊ ဘရိတ်ညှိ မိနစ် ၂၀ အတွင်း ပြီးပါသည်။',
    'ပျက်တဲ့နေရာကို ပိုင်ရှင်ရှေ့မှာ ဖြုတ်ပြပြီးမှ ပြင်ပေးပါတယ်။',
  ],
  departments: [
    ['ဆိုင်ကယ်', 'New and second-hand, with papers'],
    ['အပိုပစ္စည်း', 'Spare parts'],
    ['ပြုပြင်ခြင်း', 'Service'],
  ],
  products: [
    ['125cc ဆိုင်ကယ်အသစ်', 'လိုင်စင်အပါ၊ အရစ်ကျ ရသည်။', 3250000, 0, 'motorbike'],
    ['110cc, second-hand 2019', 'One owner, 21,000 km.', 1650000, 0, 'motorbike'],
    ['Scooter 110cc', 'Automatic, new battery.', 2850000, 0, 'scooter'],
    ['လျှပ်စစ်ဆိုင်ကယ်', 'တစ်ခါအားသွင်း ၆၀ ကီလိုမီတာ။', 1900000, 0, 'scooter'],
    ['ချိန်းနှင့် စပရော့ကက် အစုံ', 'မူရင်း။', 48000, 1, 'spare-wheel-and-chain'],
    ['Tyre 2.75-17', 'With tube, fitted.', 42000, 1, 'spare-wheel-and-chain'],
    ['ဘက်ထရီ ၁၂ ဗို့', 'အာမခံ ၆ လ။', 38000, 1, 'carWorkshop/battery'],
    ['Full-face helmet', 'Three sizes; it should be tight.', 65000, 1, 'helmet'],
    ['အင်ဂျင်ဝိုင်လဲ', '၁၀ မိနစ်။', 12000, 2, 'engine-oil-and-gloves'],
    ['Brake shoes, pair, fitted', 'Adjusted and tried on the road.', 14000, 2, 'spare-wheel-and-chain'],
    ['အင်ဂျင်ချ ပြုပြင်', 'ပစ္စည်းဖိုး သီးခြား။', 80000, 2, 'motorbike'],
    ['Raincoat for two', 'The back one stays dry too.', 18000, 1, 'helmet'],
  ],
  posts: [
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
}
