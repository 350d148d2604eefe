import type { TradeWords } from './trade.ts'

export const wear = {
  tailor: {
    signs: [
      ['Tailoring', 'အပ်ချုပ်ဆိုင်'],
      ['Sewing House', 'စက်ချုပ်ဆိုင်'],
      ['Tailor', 'အထည်ချုပ်'],
      ['Dress Maker', 'မြန်မာဝတ်စုံ အပ်ချုပ်'],
    ],
    hours: 'shop',
    english: [
      'Measured once, kept in our book: next time just call and say the colour.',
      'Trousers shortened while you drink a tea. Zips, collars and school uniforms all year.',
      'Gentlemen’s jackets and taikpon, with the cloth of our choice or yours.',
      'Blouses and htamein sets cut to your measure, two fittings included. The day we promise is the day it is ready.',
    ],
    burmese: [
      'ရှင်ပြုဝတ်စုံ၊ သတို့သမီးဝတ်စုံများ ငှားရမ်း၊ ချုပ်လုပ်ပေးပါတယ်။',
      'အင်္ကျီပြင်၊ ဇစ်လဲ၊ ဘောင်းဘီတို အမြန်ရပါတယ်။ ချိန်းတဲ့ရက် မလွဲပါ။',
      'ကျောင်းဝတ်စုံ၊ ယူနီဖောင်း အများအပြားအတွက် ဈေးနှုန်းချိုသာစွာ ချုပ်ပေးပါသည်။',
      'မြန်မာဝတ်စုံ၊ ရင်ဖုံး၊ ရင်စေ့၊ ခေတ်ပေါ်ဒီဇိုင်းများ ကိုယ်တိုင်းအတိုင်း သေသပ်စွာ ချုပ်ပေးပါသည်။',
    ],
  },
  fashion: {
    signs: [
      ['Fashion', 'ဖက်ရှင်'],
      ['Boutique', 'ဘူတစ်'],
      ['Longyi House', 'လုံချည်ဆိုင်'],
      ['Clothing', 'အဝတ်အထည်'],
    ],
    hours: 'shop',
    english: [
      'New pieces every Thursday, sizes S to 3XL, and a mirror with honest light.',
      'Send us your height and weight on Viber, we send the size. Exchange within three days.',
      'Acheik from Amarapura looms beside ready-made sets for those in a hurry.',
      'Shirts, jeans and shoes for men; the price is on the tag and it is the price.',
    ],
    burmese: [
      'S မှ 3XL အထိ ရှိပါတယ်။ ဆိုဒ်မကိုက်ရင် ၃ ရက်အတွင်း လဲပေးပါတယ်။',
      'နယ်ဝေးမှ မှာယူသူများ ကားဂိတ်ချ ပို့ပေးပါတယ်။ ပစ္စည်းရောက်ငွေချေ ရပါသည်။',
      'အချိတ်၊ ချည်လုံချည်၊ ပါတိတ်ဝမ်းဆက် ဒီဇိုင်းသစ်များ အပတ်စဉ် ဝင်ပါသည်။',
      'ကျောင်းစိမ်း၊ ရှပ်ဖြူ၊ ကလေးဝတ်စုံ ဈေးမှန်မှန်နဲ့ ဝယ်ယူနိုင်ပါသည်။',
    ],
  },
  goldJewellery: {
    signs: [
      ['Gold Shop', 'ရွှေဆိုင်'],
      ['Gold & Gems', 'ရွှေနှင့် ကျောက်မျက်'],
      ['Jewellery', 'လက်ဝတ်ရတနာ'],
      ['Goldsmith', 'ပန်းထိမ်ဆိုင်'],
    ],
    hours: 'shop',
    english: [
      'Sixteen-pe gold with a voucher that says weight, quality and making charge apart. We buy back what we sold.',
      'Rings made to your finger in five days. Stones are set in front of you.',
      'Small savings pieces from half a pe: earrings, plain bands, baby bangles.',
      'Old gold cleaned, chains soldered, pearls restrung, usually the same afternoon.',
    ],
    burmese: [
      'အခေါက်ရွှေ၊ ၁၅ ပဲရည် ရွှေထည်များ အလျော့တွက်၊ လက်ခ သီးခြားပြပြီး ဘောင်ချာနဲ့ ရောင်းပါသည်။',
      'ပတ္တမြား၊ နီလာ၊ ကျောက်စိမ်း ကျောက်စစ်မှန်ကြောင်း စစ်ဆေးချက်နှင့်တကွ ရရှိနိုင်ပါသည်။',
      'မိမိဆိုင်ထည် ပြန်သွင်း၊ လဲလှယ် လက်ခံပါတယ်။ ဈေးနှုန်းကို နေ့စဉ် ကြေညာပါသည်။',
      'လက်ထပ်လက်စွပ်၊ ဆွဲကြိုး၊ လက်ကောက် စိတ်ကြိုက်ဒီဇိုင်း အပ်နှံနိုင်ပါသည်။',
    ],
  },
  beautySalon: {
    signs: [
      ['Beauty Salon', 'အလှပြင်ဆိုင်'],
      ['Hair Studio', 'ဆံသဆိုင်'],
      ['Beauty & Bridal', 'သတို့သမီးအလှပြင်'],
      ['Nail & Spa', 'လက်သည်းနှင့် စပါ'],
    ],
    hours: 'late',
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
  },
} satisfies Record<string, TradeWords>
