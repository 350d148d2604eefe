import type { Trade } from '../trade.ts'

export const transport: Trade = {
  category: {
    name: 'Buses and Cargo',
    burmeseName: 'ကားဂိတ်နှင့် ကုန်စည်ပို့ဆောင်ရေး',
    english: 'Highway buses, parcels from gate to gate and house moves.',
    burmese: 'အဝေးပြေးကား၊ ဂိတ်ချကုန်စည်နှင့် အိမ်ပြောင်းအိမ်ရွှေ့။',
  },
  kind: 'work',
  hours: 'gate',
  signs: [
    ['Express', 'အမြန်ယာဉ်လိုင်း'],
    ['Cargo', 'ကုန်စည်ပို့ဆောင်ရေး'],
    ['Highway Bus', 'အဝေးပြေးကား'],
    ['Moving Service', 'အိမ်ပြောင်းဝန်ဆောင်မှု'],
  ],
  english: [
    'Day and night coaches with water, blanket and a driver who sleeps between trips.',
    'Trucks from one to ten tons, with hands to carry and straps that hold.',
    'Parcels from gate to gate. Write both phone numbers large; we call when it arrives.',
    'House moves in one morning; fridges go standing up.',
  ],
  burmese: [
    'နေ့စဉ် မနက်၊ ညနေ ကားထွက်ရှိပြီး ရေသန့်၊ စောင်၊ မုန့် ပါဝင်သည်။',
    'တစ်တန်မှ ဆယ်တန်အထိ ကုန်ကားငှားရမ်းနိုင်ပြီး အလုပ်သမားပါ ပါဝင်ပါသည်။',
    'ပါဆယ်ထုပ်များ ဂိတ်ချ ပို့ပေးပါတယ်။ ပစ္စည်းရောက်လျှင် ဖုန်းဆက်အကြောင်းကြားပါသည်။',
    'အိမ်ပြောင်း၊ ရုံးပြောင်း တာဝန်ယူ ထုပ်ပိုးသယ်ယူပေးပါသည်။',
  ],
  departments: [
    ['ခရီးသည်', 'Seats'],
    ['ကုန်စည်', 'Parcels and cargo'],
    ['ကားငှား', 'Trucks and moving'],
  ],
  products: [
    ['ရန်ကုန်–မန္တလေး (နေ့ကား)', 'မနက် ၈ နာရီ ထွက်သည်။', 38000, 0, 'travel/express-bus'],
    ['Yangon–Mandalay VIP', '27 seats, leaves at 21:00.', 52000, 0, 'travel/express-bus'],
    ['ရန်ကုန်–နေပြည်တော်', 'တစ်နေ့ ၄ ကြိမ်။', 22000, 0, 'travel/express-bus'],
    ['Yangon–Mawlamyine', 'Five hours, one stop.', 20000, 0, 'travel/express-bus'],
    ['ပါဆယ် ၅ ကီလိုအထိ', 'ဂိတ်ချ၊ ရောက်လျှင် ဖုန်းဆက်သည်။', 3500, 1, 'parcels'],
    ['Parcel up to 20 kg', 'Gate to gate, next morning.', 7000, 1, 'parcels'],
    ['ကုန်အိတ် (၅၀ ကီလို)', 'လက်ကား ဈေးညှိနိုင်သည်။', 9000, 1, 'hand-truck-with-sacks'],
    ['Motorbike by truck', 'Tied upright, tank empty.', 65000, 1, 'truck'],
    ['တစ်တန်ကား (မြို့တွင်း)', 'တစ်ခေါက်၊ အလုပ်သမား ၂ ဦး။', 60000, 2, 'light-truck-for-passengers'],
    ['House moving, two rooms', 'Boxes, blankets, six men.', 250000, 2, 'parcels'],
    ['Ten-wheel truck, per day', 'Driver and spare included.', 450000, 2, 'truck'],
  ],
  posts: [
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
}
