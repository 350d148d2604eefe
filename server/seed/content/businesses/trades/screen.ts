import type { TradeWords } from './trade.ts'

export const screen = {
  phoneShop: {
    signs: [
      ['Mobile', 'မိုဘိုင်း'],
      ['Phones & Accessories', 'ဖုန်းနှင့် ဆက်စပ်ပစ္စည်း'],
      ['Mobile Service', 'ဖုန်းပြုပြင်ရေး'],
      ['Mobile Zone', 'မိုဘိုင်းဇုန်'],
    ],
    hours: 'late',
    english: [
      'New handsets with box and warranty card, second-hand ones with a week to change your mind.',
      'Bring the old one, pay the difference. We wipe it in front of you.',
      'Screens and batteries changed in an hour. Your photos stay on your phone; we do not look.',
      'Top-up, bills, SIM registration and the cable you forgot.',
    ],
    burmese: [
      'ဖုန်းအသစ်၊ တစ်ပတ်ရစ် ဘူးပြည့်အာမခံဖြင့် ရောင်းဝယ်၊ အလဲအထပ် လုပ်ပါသည်။',
      'ကာဗာ၊ မှန်ကပ်၊ နားကြပ်၊ ပါဝါဘဏ့် အမျိုးစုံ လက်လီလက်ကား ရပါတယ်။',
      'မှန်ကွဲ၊ ဘက်ထရီအားနည်း၊ အားသွင်းပေါက်ပျက် တစ်နာရီအတွင်း ပြင်ပေးပါတယ်။',
      'ဖုန်းဘေလ်၊ ဒေတာပက်ကေ့၊ ဆင်းမ်ကတ်မှတ်ပုံတင် ဝန်ဆောင်မှု ပေးပါသည်။',
    ],
  },
  computer: {
    signs: [
      ['Computer', 'ကွန်ပျူတာ'],
      ['Computer & CCTV', 'ကွန်ပျူတာနှင့် CCTV'],
      ['IT Solution', 'အိုင်တီ'],
      ['Computer Service', 'ကွန်ပျူတာပြုပြင်ရေး'],
    ],
    hours: 'shop',
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
  },
  photoStudio: {
    signs: [
      ['Photo Studio', 'ဓာတ်ပုံတိုက်'],
      ['Studio', 'စတူဒီယို'],
      ['Photo & Video', 'ဓာတ်ပုံနှင့် ဗီဒီယို'],
      ['Wedding Photo', 'မင်္ဂလာဓာတ်ပုံ'],
    ],
    hours: 'shop',
    english: [
      'Passport and licence photos in ten minutes, with a tie to borrow.',
      'Old, torn and faded pictures made whole again.',
      'Family portraits in Burmese dress; the costumes are here, the grandmother you bring.',
      'Weddings from the first powder to the last guest; two photographers, album in a month.',
    ],
    burmese: [
      'လိုင်စင်၊ ပတ်စပို့၊ ကျောင်းဝင်ခွင့် ဓာတ်ပုံ ၁၀ မိနစ်အတွင်း ရပါသည်။',
      'ဓာတ်ပုံဟောင်းများ ပြန်ပြင်၊ ပုံကြီးချဲ့၊ ဘောင်သွင်းပေးပါတယ်။',
      'မြန်မာဝတ်စုံ ငှားရမ်းပြီး မိသားစုပုံ ရိုက်နိုင်ပါသည်။',
      'မင်္ဂလာဆောင်၊ ဘွဲ့ယူ၊ ရှင်ပြုပွဲများ ဓာတ်ပုံနှင့် ဗီဒီယို ရိုက်ကူးပေးပါသည်။',
    ],
  },
  printing: {
    signs: [
      ['Printing', 'ပုံနှိပ်တိုက်'],
      ['Vinyl & Sign', 'ဗီနိုင်းနှင့် ဆိုင်းဘုတ်'],
      ['Copy & Print', 'မိတ္တူနှင့် ပရင့်'],
      ['Invitation Cards', 'ဖိတ်စာလုပ်ငန်း'],
    ],
    hours: 'shop',
    english: [
      'Vouchers, menus and name cards from a hundred pieces; the proof is yours to correct before the plate is made.',
      'Vinyl by the square foot the same day, with eyelets and rope.',
      'Copies, binding, lamination and a table where you may sort your papers in peace.',
      'Wedding and novitiation cards on thirty kinds of paper. We read the Burmese twice before we print.',
    ],
    burmese: [
      'စာလုံးပေါင်း စစ်ဆေးပေးပြီးမှ ပုံနှိပ်ပါတယ်။ အမှားပါရင် ပြန်နှိပ်ပေးပါသည်။',
      'ဗီနိုင်း၊ စတစ်ကာ၊ ဆိုင်းဘုတ် တစ်ရက်တည်း အပြီးရပါတယ်။',
      'မိတ္တူကူး၊ စာချုပ်၊ လမိတ်နိတ်၊ စာစီစာရိုက် သပ်ရပ်စွာ လုပ်ပေးပါသည်။',
      'ဖိတ်စာ၊ ဘောင်ချာ၊ နာမည်ကတ်၊ ပြက္ခဒိန် ဒီဇိုင်းဆွဲမှ အပြီး တာဝန်ယူပါသည်။',
    ],
  },
} satisfies Record<string, TradeWords>
