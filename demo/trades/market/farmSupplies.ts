import type { Trade } from '../trade.ts'

export const farmSupplies: Trade = {
  category: {
    name: 'Farm Supplies',
    burmeseName: 'စိုက်ပျိုးရေးသုံးပစ္စည်းများ',
    english: 'Seed, fertiliser, pumps and feed, with advice for the season.',
    burmese: 'မျိုးစေ့၊ မြေဩဇာ၊ ရေစုပ်စက်နှင့် တိရစ္ဆာန်အစာများ။',
  },
  kind: 'goods',
  hours: 'shop',
  signs: [
    ['Agro', 'စိုက်ပျိုးရေးသုံးပစ္စည်း'],
    ['Seeds & Fertiliser', 'မျိုးစေ့နှင့် မြေဩဇာ'],
    ['Farm Store', 'တောင်သူစတိုး'],
    ['Pumps & Tools', 'ရေစုပ်စက်နှင့် ကိရိယာ'],
  ],
  english: [
    'Tell us the field and the month, we tell you what grows. Payment after harvest for those we know.',
    'Seed with its test date on the bag, fertiliser weighed in front of you, and advice that costs nothing.',
    'Feed for chicken, pigs and fish ponds, with vaccine days announced here.',
    'Water pumps, sprayers and spare parts; we repair what we sell.',
  ],
  burmese: [
    'မြေနမူနာ ယူလာပါက ဘယ်မြေဩဇာ သင့်တော်မယ်ဆိုတာ ပြောပြပေးပါတယ်။',
    'စပါး၊ ပြောင်း၊ ဟင်းသီးဟင်းရွက် မျိုးစေ့မှန်၊ အပင်ပေါက်နှုန်း စမ်းသပ်ပြီးသားများ ရောင်းပါသည်။',
    'ကြက်စာ၊ ဝက်စာ၊ ငါးစာနှင့် တိရစ္ဆာန်ဆေးဝါးများ ရရှိနိုင်ပါသည်။',
    'မြေဩဇာ၊ ပိုးသတ်ဆေး၊ ဆေးဖျန်းပုံး၊ ရေစုပ်စက် လက်လီလက်ကား။ နည်းပညာအကြံပေး အခမဲ့။',
  ],
  departments: [
    ['မျိုးစေ့', 'Seed with its test date'],
    ['မြေဩဇာနှင့် ဆေး', 'Fertiliser and crop protection'],
    ['စက်ကိရိယာ', 'Pumps, sprayers, hand tools'],
    ['တိရစ္ဆာန်စာ', 'Feed for chicken, pigs and fish'],
  ],
  products: [
    ['စပါးမျိုးစေ့ (ပေါ်ဆန်း) တစ်တင်း', 'အပင်ပေါက်နှုန်း ၉၀ ရာခိုင်နှုန်း။', 38000, 0, 'hoe-and-sickle'],
    ['Sweet corn seed, 1 kg', 'Hybrid, ready in 70 days.', 42000, 0, 'packets-of-seed'],
    ['ခရမ်းချဉ်မျိုးစေ့ (ထုပ်)', 'မိုးခံမျိုး။', 9500, 0, 'packets-of-seed'],
    ['Watermelon seed, 500 seeds', 'Red flesh, for the dry season.', 48000, 0, 'packets-of-seed'],
    ['ယူရီးယား ၅၀ ကီလိုအိတ်', 'အလေးချိန် ရှေ့မှာ ချိန်ပြသည်။', 135000, 1, 'sack-of-fertiliser'],
    ['Compound 15-15-15, 50 kg', 'For paddy and beans.', 142000, 1, 'sack-of-fertiliser'],
    ['နွားချေးဆွေး (တစ်အိတ်)', 'ခြံနဲ့ပန်းအိုးအတွက်။', 5000, 1, 'sack-of-fertiliser'],
    ['Neem spray, 1 litre', 'For vegetables close to harvest.', 12500, 1, 'sprayer-for-the-back'],
    ['ဆေးဖျန်းပုံး ၁၆ လီတာ', 'လက်ထိုး၊ အပိုပစ္စည်းရှိသည်။', 48000, 2, 'sprayer-for-the-back'],
    ['Water pump, 3 inch petrol', 'With hose and a season of service.', 480000, 2, 'power-tiller'],
    ['ကြက်စာ ၅၀ ကီလို', 'ကြက်ငယ်၊ ကြက်ကြီး ခွဲရှိသည်။', 88000, 3, 'sack-of-fertiliser'],
    ['Fish pellets, 25 kg', 'Floating, 28 % protein.', 56000, 3, 'sack-of-fertiliser'],
  ],
  posts: [
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
}
