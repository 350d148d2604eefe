import type { Trade } from '../trade.ts'

export const computer: Trade = {
  category: {
    name: 'Computers and CCTV',
    burmeseName: 'ကွန်ပျူတာနှင့် CCTV',
    english: 'Laptops, printers, cameras, networks and their repair.',
    burmese: 'လက်ပ်တော့၊ ပရင်တာ၊ ကင်မရာ၊ ကွန်ရက်နှင့် ပြုပြင်ရေး။',
  },
  kind: 'goods',
  hours: 'shop',
  signs: [
    ['Computer', 'ကွန်ပျူတာ'],
    ['Computer & CCTV', 'ကွန်ပျူတာနှင့် CCTV'],
    ['IT Solution', 'အိုင်တီ'],
    ['Computer Service', 'ကွန်ပျူတာပြုပြင်ရေး'],
  ],
  english: [
    'Laptops for study and work, chosen for your budget and not for our margin.',
    'CCTV put up neatly, seen from your phone; we teach the whole family how.',
    'Ink, toner, inverters and batteries for offices that must not stop.',
    'Data saved from drives that click. We say the price before and the truth after.',
  ],
  burmese: [
    'လက်ပ်တော့၊ ဒက်စ်တော့၊ ပရင်တာ ရောင်းချ၊ ပြုပြင်၊ ဝင်းဒိုးတင်ပေးပါသည်။',
    'CCTV ကင်မရာ တပ်ဆင်ပြီး ဖုန်းထဲကနေ ကြည့်လို့ရအောင် လုပ်ပေးပါတယ်။',
    'အင်ဗာတာ၊ ဘက်ထရီ၊ ဆိုလာ အစုံတပ်ဆင်ပေးပါသည်။ မီးပျက်လည်း အလုပ်မပျက်ပါ။',
    'ပျက်သွားတဲ့ ဟာ့ဒ်ဒစ်ထဲက ဓာတ်ပုံ၊ စာရင်းတွေ ပြန်ထုတ်ပေးပါတယ်။',
  ],
  departments: [
    ['ကွန်ပျူတာ', 'Laptops and desktops'],
    ['ပရင်တာနှင့် ကွန်ရက်', 'Printers, routers, ink'],
    ['CCTV နှင့် ပါဝါ', 'Cameras, inverters, batteries'],
    ['ပြုပြင်ခြင်း', 'Repair and rescue'],
  ],
  products: [
    ['Laptop i5, 8 GB, 256 GB', 'Second-hand, cleaned, battery tested.', 950000, 0, 'laptop'],
    ['ကျောင်းသားသုံး လက်ပ်တော့', 'Word၊ Excel တင်ပြီး။', 650000, 0, 'laptop'],
    ['Office desktop set', 'Screen, keyboard, mouse.', 780000, 0, 'desktop-computer'],
    ['SSD 512 GB', 'Fitted, data moved.', 125000, 0, 'desktop-computer'],
    ['Ink tank printer', 'Prints 4,000 pages a filling.', 520000, 1, 'printer'],
    ['Wi-Fi router', 'Set up at your house for 10,000.', 65000, 1, 'router'],
    ['ပရင်တာမှင် (တစ်ဘူး)', 'မူရင်း။', 22000, 1, 'printing/ink-bottles'],
    ['CCTV ၄ လုံး အစုံ', 'တပ်ဆင်ခ၊ ဖုန်းချိတ် ပါဝင်သည်။', 480000, 2, 'desktop-computer'],
    ['Inverter 1,000 W with battery', 'Fan, light and router through the night.', 890000, 2, 'solar-panel-and-battery'],
    ['ဆိုလာပြား ၅၅၀ ဝပ်', 'အာမခံ ၁၀ နှစ်။', 320000, 2, 'solar-panel-and-battery'],
    ['Windows installed', 'Programs, Burmese keyboard.', 15000, 3, 'laptop'],
    ['ဒေတာပြန်ထုတ်', 'စစ်ခ အခမဲ့၊ ရမှ ပေးပါ။', 60000, 3, 'desktop-computer'],
  ],
  posts: [
    ['မီးပျက်လည်း အလုပ်မပျက်', 'အင်ဗာတာနဲ့ ဘက်ထရီ အစုံတပ်ဆင်ပြီး ၈၉၀,၀၀၀ ကျပ်က စပါတယ်။ ဘယ်နှနာရီခံမလဲ ကြိုတွက်ပေးပါတယ်။'],
    [
      'Back up before the rain',
      'Three drives drowned last July, one with a thesis in it. A 1 TB disk is cheaper than tears; we copy while you wait.',
    ],
    ['{product}', '{priceMy}၊ အာမခံစာရွက်ပါ။ မြန်မာကီးဘုတ်နဲ့ ပရိုဂရမ်တွေ အခမဲ့ တင်ပေးပါတယ်။'],
    [
      'CCTV: four cameras, one price',
      '480,000 kyat with everything, less than last year for the same set. Cables hidden, phones connected, grandmother instructed.',
    ],
    ['ကျောင်းသားလက်ပ်တော့ အထူး', 'ကျောင်းသားကတ်ပြရင် ၃ ရာခိုင်နှုန်း လျှော့ပေးပါတယ်။ အိတ်နဲ့ မောက်စ် လက်ဆောင်။'],
    [
      'Zawgyi to Unicode evening',
      'Bring phone or laptop on {day} after five. We switch it properly so that your messages look the same to everybody. Free.',
    ],
  ],
}
