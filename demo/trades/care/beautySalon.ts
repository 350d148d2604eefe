import type { Trade } from '../trade.ts'

export const beautySalon: Trade = {
  category: {
    name: 'Beauty Salons',
    burmeseName: 'အလှပြင်ဆိုင်များ',
    english: 'Hair, nails, bridal make-up and a head wash.',
    burmese: 'ဆံပင်၊ လက်သည်း၊ သတို့သမီးအလှပြင်နှင့် ခေါင်းလျှော်။',
  },
  kind: 'work',
  hours: 'late',
  signs: [
    ['Beauty Salon', 'အလှပြင်ဆိုင်'],
    ['Hair Studio', 'ဆံသဆိုင်'],
    ['Beauty & Bridal', 'သတို့သမီးအလှပြင်'],
    ['Nail & Spa', 'လက်သည်းနှင့် စပါ'],
  ],
  english: [
    'Cut, colour and a long head wash with shoulder massage. Walk in on weekdays, book for Saturdays.',
    'A barber’s chair, hot towel and good conversation, or silence if you ask for it.',
    'Bridal make-up at your house from four in the morning, trial included.',
    'Gel nails, lashes and thanakha facials in a quiet room upstairs, women only.',
  ],
  burmese: [
    'အလှပြင်သင်တန်းလည်း ဖွင့်ပါတယ်။ သင်တန်းပြီးရင် လက်တွေ့လုပ်ခွင့် ရှိပါသည်။',
    'ဆံပင်ညှပ်၊ ကောက်၊ ဖြောင့်၊ ဆေးဆိုး၊ ပေါင်းတင် အရည်အသွေးကောင်း ပစ္စည်းများဖြင့် ပြုလုပ်ပေးပါသည်။',
    'သတို့သမီး၊ ဘွဲ့ယူ၊ ရှင်လောင်း အလှပြင် အိမ်အရောက် လိုက်ပါတယ်။ ရက်ကြိုချိတ်ပေးပါ။',
    'ခေါင်းလျှော်၊ မျက်နှာပေါင်းတင်၊ လက်သည်းခြေသည်း အနုစိတ် ပြုလုပ်ပေးပါတယ်။',
  ],
  departments: [
    ['ဆံပင်', 'Cut, colour, treatment'],
    ['မျက်နှာနှင့် လက်သည်း', 'Facials, nails, lashes'],
    ['အခမ်းအနား', 'Bridal and graduation make-up'],
  ],
  products: [
    ['ဆံပင်ညှပ် (အမျိုးသမီး)', 'ခေါင်းလျှော် ပါဝင်သည်။', 12000, 0, 'mirror-and-comb'],
    ['Men’s cut', 'With hot towel.', 7000, 0, 'mirror-and-comb'],
    ['ခေါင်းလျှော်နှင့် ဇက်ကြောဆွဲ', '၄၅ မိနစ်။', 8000, 0, 'shampoo-and-flowers'],
    ['Colour, full head', 'Test on a strand first.', 65000, 0, 'shampoo-and-flowers'],
    ['ဆံပင်ဖြောင့်', 'အရှည်အလိုက် ဈေးကွာသည်။', 90000, 0, 'hair-dryer'],
    ['ပေါင်းတင်', 'ခြောက်ကွဲဆံပင်အတွက်။', 18000, 0, 'shampoo-and-flowers'],
    ['Gel nails', 'One colour; art from 3,000 a nail.', 25000, 1, 'lipstick-and-nail-polish'],
    ['သနပ်ခါး မျက်နှာပေါင်းတင်', 'အသားအရည် အေးစေသည်။', 15000, 1, 'thanaka-and-grinding-stone'],
    ['Lashes, classic', 'Two hours, eyes closed, music yours.', 40000, 1, 'lipstick-and-nail-polish'],
    ['သတို့သမီး အလှပြင်', 'အကြိုစမ်းသပ်၊ ဆံထုံး ပါဝင်သည်။', 350000, 2, 'mirror-and-comb'],
    ['ဘွဲ့ယူ အလှပြင်', 'မနက် ၄ နာရီမှ လက်ခံသည်။', 60000, 2, 'lipstick-and-nail-polish'],
  ],
  posts: [
    [
      'ဘွဲ့နှင်းသဘင် ဘိုကင် ဖွင့်ပြီ',
      'မနက် ၃ နာရီခွဲကနေ စပြင်ပေးပါတယ်။ ဆံထုံး၊ ပန်း အပါအဝင် ဈေး ပြောပြထားပါတယ်။ လူ ၁၂ ယောက်ပဲ လက်ခံမှာမို့ မြန်မြန်ချိတ်ပါ။',
    ],
    [
      'Walk-ins welcome on weekdays',
      'Before noon there is almost no queue. {product} {price}, and the head wash is long, as it should be.',
    ],
    ['{product} – {priceMy}', 'အရည်အသွေးကောင်းတဲ့ ပစ္စည်းပဲ သုံးပါတယ်။ အသားဓာတ်မတည့်တတ်ရင် ကြိုပြောပေးပါ။'],
    ['မိုးရာသီ ဆံပင်ထိန်းနည်း', 'ခေါင်းစိုစိုနဲ့ မစည်းပါနဲ့။ တစ်ပတ်တစ်ခါ အုန်းဆီပေါင်းတင်ပါ။ အချိန်မရရင် {shop} ကို လာခဲ့ပါ။'],
    [
      'Bridal trials on {day}',
      'Bring a picture and your mother. We do the face, you two do the talking. An hour and a half each.',
    ],
    ['သင်တန်းသား ၅ ယောက် လက်ခံမည်', 'အလှပြင်အခြေခံ ၂ လသင်တန်း။ ပစ္စည်းကျွေးပါတယ်။ စိတ်ဝင်စားသူများ ဆိုင်မှာ လာမေးပါ။'],
  ],
}
