import type { TradeWords } from './trade.ts'

export const home = {
  school: {
    signs: [
      ['English School', 'အင်္ဂလိပ်စာသင်တန်း'],
      ['Education Centre', 'ပညာရေးစင်တာ'],
      ['Tuition', 'ကျူရှင်'],
      ['Pre-school', 'မူကြိုကျောင်း'],
    ],
    hours: 'school',
    english: [
      'Classes of twelve at most. The first lesson is free, and so is an honest word about your level.',
      'Japanese to N3 and N2 with teachers who worked there; help with forms, not with dreams.',
      'Mathematics and physics for grades nine to twelve, evenings and weekends, in small groups.',
      'A garden, a nap room and teachers who sit on the floor. From two and a half years.',
    ],
    burmese: [
      'အခြေခံမှ အဆင့်မြင့်အထိ စကားပြောဦးစားပေး သင်ကြားပေးပါသည်။ အတန်းစမ်းတက်နိုင်ပါသည်။',
      'ဂျပန်စာ၊ ကိုရီးယားစာ၊ ကွန်ပျူတာ အခြေခံ သင်တန်းသစ်များ လစဉ် ဖွင့်ပါသည်။',
      'ကျောင်းသား ၁၂ ယောက်သာ လက်ခံပြီး တစ်ဦးချင်း ဂရုစိုက် သင်ပေးပါတယ်။',
      'ကလေးများ ပျော်ရွှင်စွာ သင်ယူနိုင်ရန် ကစားကွင်း၊ အိပ်ခန်း၊ နေ့လယ်စာ ပါဝင်ပါသည်။',
    ],
  },
  bookshop: {
    signs: [
      ['Books', 'စာအုပ်ဆိုင်'],
      ['Books & Stationery', 'စာအုပ်နှင့် စာရေးကိရိယာ'],
      ['Book House', 'စာပေ'],
      ['Stationery', 'စာရေးကိရိယာ'],
    ],
    hours: 'shop',
    english: [
      'Novels, translations, poetry and a bench to read the first chapter.',
      'Old books bought by the shelf; first editions kept behind the counter, ask.',
      'We lend comics by the night, as it used to be.',
      'Everything on the school list in one bag, with names written on if you wish.',
    ],
    burmese: [
      'ဝတ္ထု၊ ကဗျာ၊ ဘာသာပြန်၊ ကလေးစာပေ အသစ်အဟောင်း စုံလင်စွာ ရနိုင်ပါသည်။',
      'စာအုပ်ဟောင်းများ ဝယ်ယူပါသည်။ ရှာမတွေ့တဲ့စာအုပ် မှာထားနိုင်ပါတယ်။',
      'နယ်မှ မှာယူသူများ စာတိုက်၊ ကားဂိတ်မှ ပို့ပေးပါသည်။',
      'ကျောင်းသုံးစာအုပ်၊ ဗလာစာအုပ်၊ ခဲတံ၊ ကျောပိုးအိတ် တစ်နေရာတည်းမှာ စုံပါတယ်။',
    ],
  },
  hardware: {
    signs: [
      ['Hardware', 'အိမ်ဆောက်ပစ္စည်း'],
      ['Building Materials', 'ဆောက်လုပ်ရေးပစ္စည်း'],
      ['Paint & Pipes', 'ဆေးနှင့် ပိုက်'],
      ['Iron & Zinc', 'သံနှင့် သွပ်'],
    ],
    hours: 'shop',
    english: [
      'Screws by the piece, pipes by the foot, and somebody who knows which you need.',
      'Cement, steel, sand and stone brought to the site; we count the bags together.',
      'Paint mixed to the shade you show us, in half-gallon cans too.',
      'Steel bars and roofing sheets cut to your length; grinders, drills and ladders to rent by the day.',
    ],
    burmese: [
      'ရေပိုက်၊ မီးကြိုး၊ အိမ်သာပစ္စည်း၊ တံခါးသော့ အစုံအလင် ရပါတယ်။',
      'ဘိလပ်မြေ၊ သံချောင်း၊ သဲ၊ ကျောက်၊ သွပ် ဆိုက်အရောက် ပို့ပေးပါသည်။',
      'ဆေးသုတ်မယ့်အရောင် နမူနာပြရင် စက်နဲ့ တိတိကျကျ ဖျော်ပေးပါတယ်။',
      'အိမ်တစ်လုံးစာ ပစ္စည်းစာရင်း တွက်ချက်ပေးပါသည်။ ပန်းရန်ဆရာများအတွက် အထူးဈေး။',
    ],
  },
  furniture: {
    signs: [
      ['Furniture', 'ပရိဘောဂ'],
      ['Teak House', 'ကျွန်းထည်'],
      ['Rattan & Bamboo', 'ကြိမ်နှင့် ဝါး'],
      ['Home Living', 'အိမ်အသုံးအဆောင်'],
    ],
    hours: 'shop',
    english: [
      'Beds, wardrobes and desks to order in three weeks; drawings first, money after.',
      'Teak that was dried a full year, joined without nails. Bring the measure of your door as well.',
      'Rattan chairs woven here, repaired here, twenty years later too.',
      'Altars, shop counters, school benches. Free delivery in town, second floor included.',
    ],
    burmese: [
      'ဆိုင်ခန်းကောင်တာ၊ ရုံးစားပွဲ အတိုင်းအတာအတိုင်း လုပ်ပေးပါသည်။',
      'ကျွန်းသားခြောက် အာမခံ ခုတင်၊ ဗီရို၊ စားပွဲ၊ ဘုရားစင် စိတ်ကြိုက် အပ်နှံနိုင်ပါသည်။',
      'ကြိမ်ကုလားထိုင်၊ ဝါးဆက်တီ လက်ရာကောင်း ရက်လုပ်ပေးပါသည်။ အဟောင်းလည်း ပြင်ပါတယ်။',
      'မြို့တွင်း အခမဲ့ပို့၊ တပ်ဆင်ပေးပါတယ်။ အရစ်ကျ ပေးချေနိုင်ပါသည်။',
    ],
  },
} satisfies Record<string, TradeWords>
