import type { Trade } from '../trade.ts'

export const printing: Trade = {
  category: {
    name: 'Printing and Signs',
    burmeseName: 'ပုံနှိပ်နှင့် ဆိုင်းဘုတ်',
    english: 'Invitations, vouchers, vinyl and signboards.',
    burmese: 'ဖိတ်စာ၊ ဘောင်ချာ၊ ဗီနိုင်းနှင့် ဆိုင်းဘုတ်လုပ်ငန်းများ။',
  },
  kind: 'work',
  priceRanges: true,
  hours: 'shop',
  signs: [
    ['Printing', 'ပုံနှိပ်တိုက်'],
    ['Vinyl & Sign', 'ဗီနိုင်းနှင့် ဆိုင်းဘုတ်'],
    ['Copy & Print', 'မိတ္တူနှင့် ပရင့်'],
    ['Invitation Cards', 'ဖိတ်စာလုပ်ငန်း'],
  ],
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
  departments: [
    ['ဖိတ်စာနှင့် ကတ်', 'Invitations, cards, vouchers'],
    ['ဗီနိုင်းနှင့် ဆိုင်းဘုတ်', 'Large things, outside'],
    ['မိတ္တူ', 'Copies, binding'],
  ],
  products: [
    ['မင်္ဂလာဖိတ်စာ (၁၀၀)', 'စာအိတ်ပါ၊ စာလုံးပေါင်း စစ်ပေးသည်။', 85000, 0, 'cards-and-invitations'],
    ['Name cards, 200', 'Two sides, round corners on request.', 18000, 0, 'cards-and-invitations'],
    ['ဘောင်ချာစာအုပ် (၁၀ အုပ်)', '၂ ထပ်၊ နံပါတ်ရိုက်။', 45000, 0, 'printing-press'],
    ['Menu, A3, laminated', 'Designed with you at the screen.', 12000, 0, 'cards-and-invitations'],
    ['ပြက္ခဒိန် (၁၀၀)', 'ဆိုင်အမည်ထည့်။', 320000, 0, 'rolls-of-banner'],
    ['ဗီနိုင်း (၁ စတုရန်းပေ)', 'ကွင်းနှင့် ကြိုး ပါသည်။', 900, 1, 'rolls-of-banner'],
    ['LED ဆိုင်းဘုတ် (၁ ပေ)', 'တပ်ဆင်ခ ပါသည်။', 38000, 1, 'rolls-of-banner'],
    ['Stickers, A4 sheet', 'Cut to shape.', 3500, 1, 'mug-and-shirt-with-a-print'],
    ['မိတ္တူ (တစ်ရွက်)', 'အများကူး ဈေးလျှော့။', 100, 2, 'printing-press'],
    ['Thesis binding', 'Gold letters, one day.', 15000, 2, 'bookshop/pile-of-books'],
    ['စာစီစာရိုက် (တစ်မျက်နှာ)', 'မြန်မာ၊ အင်္ဂလိပ်။', 1500, 2, 'computer/desktop-computer'],
  ],
  posts: [
    ['ပြက္ခဒိန် အော်ဒါ ဖွင့်ပြီ', '၂၀၂၇ အတွက် ဆိုင်အမည်ထည့် ပြက္ခဒိန် အုပ် ၁၀၀ ကနေ လက်ခံပါတယ်။ နိုဝင်ဘာကုန်အထိ မှာရင် ဈေးဟောင်းပါ။'],
    [
      'Proofread before you pay',
      'This week we found a wrong letter on four invitations and one bride with another’s name, and fixed them all. Send text in Unicode, please, not as a photo of a photo.',
    ],
    ['ဗီနိုင်း နေ့ချင်းပြီး', 'မနက် ၁၀ နာရီမတိုင်ခင် ဖိုင်ပို့ရင် ညနေ ရပါတယ်။ ၁ ပေပတ်လည် ၉၀၀ ကျပ်က စပါတယ်။'],
    ['{product}', 'Price {price}. Paper samples at the counter; touch before choosing.'],
    ['မင်္ဂလာဖိတ်စာ ပုံစံသစ်', 'ရွှေရောင်ဖောင်း၊ ပန်းပွင့်၊ ရိုးရိုးစင်းစင်း {countMy} မျိုး ထပ်တိုးပါတယ်။ Viber မှာ ပုံတောင်းကြည့်နိုင်ပါတယ်။'],
    ['Machine day on {day}', 'The big press is being serviced. Copies and binding as usual; vinyl from the day after.'],
  ],
}
