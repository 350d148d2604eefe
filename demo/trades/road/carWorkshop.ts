import type { Trade } from '../trade.ts'

export const carWorkshop: Trade = {
  category: {
    name: 'Car Workshops',
    burmeseName: 'ကားဝပ်ရှော့များ',
    english: 'Engine, body, tyres and air-conditioning.',
    burmese: 'အင်ဂျင်၊ ဘော်ဒီ၊ တာယာနှင့် အဲကွန်းပြုပြင်ရေး။',
  },
  kind: 'work',
  priceRanges: true,
  hours: 'shop',
  signs: [
    ['Auto Workshop', 'ကားဝပ်ရှော့'],
    ['Car Service', 'ကားဆားဗစ်'],
    ['Tyre & Balance', 'တာယာနှင့် ဘယ်လန်း'],
    ['Body & Paint', 'ဘော်ဒီဆေးမှုတ်'],
  ],
  english: [
    'We show you the worn part before we change it and give it back after.',
    'Engine, gearbox and electrics for Japanese cars; the computer check is free with a repair.',
    'Tyres new and nearly new, balanced on a machine; air costs nothing.',
    'Dents, rust and paint in a dust-free booth; colours matched by eye and by machine.',
  ],
  burmese: [
    'အင်ဂျင်ဝိုင်၊ ဘရိတ်၊ ဂီယာ၊ အဲကွန်း စစ်ဆေးပြုပြင်ပေးပြီး ပစ္စည်းဟောင်း ပြန်ပေးပါသည်။',
    'လမ်းမှာ ကားပျက်ရင် ဖုန်းဆက်ပါ။ မြို့တွင်း လာရောက်ပြုပြင်ပေးပါတယ်။',
    'တာယာလဲ၊ ဘီးချိန်၊ ဘယ်လန်းချိန် စက်ဖြင့် တိကျစွာ ပြုလုပ်ပေးပါသည်။',
    'ဘော်ဒီတွန်း၊ ဆေးမှုတ် အာမခံဖြင့် လုပ်ပေးပါတယ်။ ခန့်မှန်းဈေး ကြိုပြောပါသည်။',
  ],
  departments: [
    ['ဆားဗစ်', 'Oil, filters, checks'],
    ['အင်ဂျင်နှင့် ဂီယာ', 'Repairs, with parts shown'],
    ['တာယာနှင့် ဘော်ဒီ', 'Tyres, dents, paint'],
  ],
  products: [
    ['အင်ဂျင်ဝိုင်လဲ (၄ လီတာ)', 'ဖစ်လ်တာ ပါဝင်သည်။', 95000, 0, 'oil-can-and-gear'],
    ['Computer check', 'Free with a repair.', 20000, 0, 'car'],
    ['အဲကွန်း ဂတ်စ်ဖြည့်', 'ယိုစိမ့် စစ်ပေးသည်။', 45000, 0, 'oil-can-and-gear'],
    ['Aircon wash', 'Evaporator cleaned, filter changed.', 60000, 0, 'car'],
    ['ဘရိတ်ရှူးလဲ (ရှေ့)', 'ပစ္စည်းဟောင်း ပြန်ပေးသည်။', 85000, 1, 'spanners'],
    ['Timing belt', 'Labour; belt by model.', 70000, 1, 'oil-can-and-gear'],
    ['Clutch set, labour', 'One day, three months’ warranty.', 150000, 1, 'spanners'],
    ['ဘက်ထရီ ၆၀ အမ်ပီယာ', 'အဟောင်းလဲ ဈေးလျှော့သည်။', 230000, 0, 'battery'],
    ['Tyre 185/65 R15, new', 'Fitted and balanced.', 180000, 2, 'tyres'],
    ['ဘီးချိန် ဘယ်လန်းချိန်', '၄ ဘီး။', 25000, 2, 'tyres'],
    ['ဘော်ဒီ ဆေးမှုတ် (တစ်ပိုင်း)', 'အရောင် စက်ဖြင့်တိုက်သည်။', 75000, 2, 'car'],
  ],
  posts: [
    ['မိုးမတွင်း ကားစစ်ဆေးရန်', 'ဝိုက်ပါ၊ ဘရိတ်၊ တာယာ၊ မီး လေးခု စစ်ပါ။ {shop} မှာ မိနစ် ၂၀ အတွင်း အခမဲ့ စစ်ပေးပါတယ်။ ပြင်စရာရှိမှ ကျသင့်ပါမယ်။'],
    ['Before Thingyan: aircon', 'Everybody comes in the last week. Come now: gas 45,000 kyat, half an hour, coffee.'],
    ['{product} – {priceMy}', 'ပစ္စည်းဟောင်း ပြန်ပေးပါတယ်။ အာမခံစာရွက်ပါ ရေးပေးပါတယ်။'],
    [
      'Why your brakes squeal',
      'Mostly dust, sometimes the last two millimetres. It costs nothing to look, and quite a lot not to.',
    ],
    ['ခရီးဝေးသွားမလား', 'အင်ဂျင်ဝိုင်၊ ရေ၊ ဖန်ဘတ်၊ စပယ်ယာတာယာ စစ်ပြီးမှ ထွက်ပါ။ လမ်းမှာ ပျက်ရင် {phone} ကို ခေါ်နိုင်ပါတယ်။'],
    ['A mechanic wanted', 'Two years with Japanese engines, clean hands by habit. Lunch and Sundays are yours.'],
  ],
}
