import type { TradeWords } from './trade.ts'

export const road = {
  hotel: {
    signs: [
      ['Hotel', 'ဟိုတယ်'],
      ['Guest House', 'တည်းခိုခန်း'],
      ['Inn', 'တည်းခိုရိပ်သာ'],
      ['Lodge', 'တည်းခိုဆောင်'],
    ],
    hours: 'always',
    english: [
      'Clean rooms, hot water day and night, breakfast on the roof. Ten minutes on foot from the market.',
      'A family house with twelve rooms. We keep your bag, call your bus and wake you for the sunrise.',
      'Generator, wifi in every room, parking inside the gate.',
      'Single, double and a family room for five. Pilgrims get tea at any hour.',
    ],
    burmese: [
      'အဲကွန်း၊ ရေပူရေအေး၊ ဝိုင်ဖိုင်၊ မနက်စာ ပါဝင်ပြီး ဈေးနှင့် လမ်းလျှောက် ၁၀ မိနစ်သာ ဝေးပါသည်။',
      'မိသားစုခန်း၊ နှစ်ယောက်ခန်း၊ တစ်ယောက်ခန်း သန့်ရှင်းသပ်ရပ်စွာ စီစဉ်ထားပါသည်။',
      'မီးစက် ၂၄ နာရီ၊ ကားရပ်နားရန်နေရာ ကျယ်ဝန်းပါတယ်။',
      'ဘုရားဖူးအဖွဲ့များအတွက် အထူးဈေးရှိပါတယ်။ ကားဂိတ်ကြိုပို့ စီစဉ်ပေးပါသည်။',
    ],
  },
  travel: {
    signs: [
      ['Travel & Tours', 'ခရီးသွားလုပ်ငန်း'],
      ['Pilgrim Tours', 'ဘုရားဖူးခရီးစဉ်'],
      ['Tickets', 'လက်မှတ်အရောင်းဌာန'],
      ['Trails', 'ခရီးလမ်းညွှန်'],
    ],
    hours: 'shop',
    english: [
      'Small groups, local guides, and the price says what is not included as well.',
      'Pilgrimages with rice at noon and no shop stops. Seats are confirmed when half is paid.',
      'Bus, train and air tickets without running across the town. We send them to your phone.',
      'Trekking from one to four days; we carry the water and know the dogs.',
    ],
    burmese: [
      'အဖွဲ့လိုက် ကားငှား၊ ဟိုတယ်၊ အစားအသောက် စီစဉ်ပေးပါတယ်။',
      'ကျိုက်ထီးရိုး၊ ပုဂံ၊ ပုပ္ပား၊ ရွှေစက်တော် ဘုရားဖူးခရီးစဉ်များ ရာသီအလိုက် ထွက်ပါသည်။',
      'လေယာဉ်၊ ကား၊ ရထားလက်မှတ် ဖုန်းဖြင့် မှာယူနိုင်ပြီး လက်မှတ်ကို Viber ဖြင့် ပို့ပေးပါသည်။',
      'ဒေသခံဧည့်လမ်းညွှန်များနှင့် တောင်တက်ခရီး၊ ရွာလည်ခရီး စီစဉ်ပေးပါသည်။',
    ],
  },
  transport: {
    signs: [
      ['Express', 'အမြန်ယာဉ်လိုင်း'],
      ['Cargo', 'ကုန်စည်ပို့ဆောင်ရေး'],
      ['Highway Bus', 'အဝေးပြေးကား'],
      ['Moving Service', 'အိမ်ပြောင်းဝန်ဆောင်မှု'],
    ],
    hours: 'gate',
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
  },
  carWorkshop: {
    signs: [
      ['Auto Workshop', 'ကားဝပ်ရှော့'],
      ['Car Service', 'ကားဆားဗစ်'],
      ['Tyre & Balance', 'တာယာနှင့် ဘယ်လန်း'],
      ['Body & Paint', 'ဘော်ဒီဆေးမှုတ်'],
    ],
    hours: 'shop',
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
  },
  motorbike: {
    signs: [
      ['Motorbike', 'ဆိုင်ကယ်အရောင်းပြခန်း'],
      ['Motor & Spare Parts', 'ဆိုင်ကယ်နှင့် အပိုပစ္စည်း'],
      ['Bike Repair', 'ဆိုင်ကယ်ပြင်'],
      ['Motor', 'မော်တာ'],
    ],
    hours: 'shop',
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
  },
} satisfies Record<string, TradeWords>
