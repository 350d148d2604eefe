import type { Trade } from '../trade.ts'

export const photoStudio: Trade = {
  category: {
    name: 'Photo Studios',
    burmeseName: 'ဓာတ်ပုံဆိုင်များ',
    english: 'Licence photos in ten minutes, weddings for a lifetime.',
    burmese: 'လိုင်စင်ဓာတ်ပုံမှ မင်္ဂလာဓာတ်ပုံအထိ ရိုက်ကူးပေးသော ဆိုင်များ။',
  },
  kind: 'work',
  priceRanges: true,
  hours: 'shop',
  signs: [
    ['Photo Studio', 'ဓာတ်ပုံတိုက်'],
    ['Studio', 'စတူဒီယို'],
    ['Photo & Video', 'ဓာတ်ပုံနှင့် ဗီဒီယို'],
    ['Wedding Photo', 'မင်္ဂလာဓာတ်ပုံ'],
  ],
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
  departments: [
    ['လိုင်စင်ဓာတ်ပုံ', 'Ten minutes'],
    ['အခမ်းအနား', 'Weddings, graduation, novitiation'],
    ['ပုံကူးနှင့် ဘောင်', 'Prints, frames, old pictures'],
  ],
  products: [
    ['လိုင်စင်ပုံ (၈ ပုံ)', 'ဖိုင်ပါ ပေးသည်။', 5000, 0, 'prints-on-a-line'],
    ['Passport photo, 6 prints', 'Any country’s size.', 6000, 0, 'prints-on-a-line'],
    ['ဘွဲ့ယူ စတူဒီယိုပုံ', 'ဝတ်စုံငှား ပါဝင်သည်။', 45000, 1, 'umbrella-light'],
    ['Family portrait', 'One hour, ten chosen pictures.', 80000, 1, 'framed-family-photograph'],
    ['မင်္ဂလာအကြို အပြင်ရိုက်', 'နေရာနှစ်ခု၊ ပုံ ၄၀။', 450000, 1, 'camera'],
    ['Wedding day, photo and video', 'Two cameras, album in a month.', 1500000, 1, 'camera'],
    ['ရှင်ပြု မှတ်တမ်းတင်', 'တစ်ရက်။', 600000, 1, 'camera'],
    ['ပုံကူး ၄×၆', 'ဖုန်းမှ တိုက်ရိုက်။', 500, 2, 'prints-on-a-line'],
    ['Canvas 40×60 cm', 'On a wooden frame.', 38000, 2, 'framed-family-photograph'],
    ['ဓာတ်ပုံဟောင်း ပြန်ပြင်', 'အဖြူအမည်း၊ အရောင်တင်။', 20000, 2, 'framed-family-photograph'],
    ['Frame, A4 teak', 'Glass, not plastic.', 16000, 2, 'framed-family-photograph'],
  ],
  posts: [
    ['ဘွဲ့ယူဓာတ်ပုံ ဘိုကင်', 'ဝတ်စုံ၊ အလှပြင်၊ ပုံ ၁၀ ပုံ အပါ ၄၅,၀၀၀ ကျပ်ပါ။ ဘွဲ့နှင်းသဘင်နေ့မှာ ကျောင်းရှေ့လည်း လိုက်ရိုက်ပေးပါတယ်။'],
    [
      'Free prints for the oldest photo',
      'Bring the oldest picture of {town} you have. We scan it, clean it, give it back with a print, and hang a copy in the shop.',
    ],
    ['လိုင်စင်ပုံ ၁၀ မိနစ်', 'ဖိုင်ပါ ပေးတယ်။ ကလေးတွေ ငိုရင် ပြန်ရိုက်ပေးမယ်၊ စိတ်မပူပါနဲ့။'],
    [
      'Last weekend’s wedding',
      'With permission of both mothers, three pictures on our wall. Dates in Tazaungmon are nearly gone.',
    ],
    ['{product} – {priceMy}', 'ပုံထုတ်အရောင် စက်သစ်နဲ့ ပိုကောင်းလာပါပြီ။ ဖုန်းထဲကပုံ ဆိုင်ကိုလာပြီး တိုက်ရိုက်ထုတ်နိုင်ပါတယ်။'],
    ['ဓာတ်ပုံဟောင်း ပြန်သစ်စေချင်ရင်', 'အဖိုးအဖွားပုံ စုတ်ပြဲနေရင် ယူလာပါ။ အရင်ကြည့်ပြီး ဈေးပြောပါမယ်။ မူရင်းကို မထိပါဘူး။'],
  ],
}
