import type { Trade } from '../trade.ts'

export const tailor: Trade = {
  category: {
    name: 'Tailors',
    burmeseName: 'အပ်ချုပ်ဆိုင်များ',
    english: 'Made to measure, let out, taken in and mended.',
    burmese: 'ကိုယ်တိုင်းဖြင့် ချုပ်၊ ပြင်၊ ဖာထေးပေးသော ဆိုင်များ။',
  },
  kind: 'work',
  weight: 2,
  priceRanges: true,
  hours: 'shop',
  signs: [
    ['Tailoring', 'အပ်ချုပ်ဆိုင်'],
    ['Sewing House', 'စက်ချုပ်ဆိုင်'],
    ['Tailor', 'အထည်ချုပ်'],
    ['Dress Maker', 'မြန်မာဝတ်စုံ အပ်ချုပ်'],
  ],
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
  departments: [
    ['အမျိုးသမီးဝတ်', 'Blouses, sets, bridal'],
    ['အမျိုးသားဝတ်', 'Taikpon, shirts, trousers'],
    ['ပြင်ဆင်ခြင်း', 'Alterations and mending'],
  ],
  products: [
    ['ရင်ဖုံးအင်္ကျီ ချုပ်ခ', 'ပိတ်စယူလာပါ၊ ၅ ရက်အတွင်း ရသည်။', 18000, 0, 'fashion/htamein-and-blouse-on-a-hanger'],
    ['ဝမ်းဆက် ချုပ်ခ', 'ဇာ၊ ပုလဲ တပ်ခ သီးခြား။', 28000, 0, 'fashion/htamein-and-blouse-on-a-hanger'],
    [
      'Bridal set, two fittings',
      'Beading counted by the hour and told before.',
      350000,
      0,
      'fashion/dress-on-the-dummy',
    ],
    ['ထဘီ အထက်ဆင်တပ်', 'တစ်နာရီအတွင်း။', 2500, 0, 'folded-longyi'],
    ['Taikpon, with cloth', 'Cotton or wool mix, made in six days.', 65000, 1, 'shirt-on-the-dummy'],
    ['ရှပ်အင်္ကျီ ချုပ်ခ', 'ကော်လံ၊ လက်ဖျား ပုံစံရွေးနိုင်သည်။', 15000, 1, 'shirt-on-the-dummy'],
    ['Trousers, made to measure', 'Lining to the knee.', 22000, 1, 'scissors-and-measuring-tape'],
    ['Suit, two pieces', 'Canvas front, three fittings.', 280000, 1, 'shirt-on-the-dummy'],
    ['ဘောင်းဘီ အတိုဖြတ်', 'စောင့်ယူနိုင်သည်။', 2000, 2, 'scissors-and-measuring-tape'],
    ['ဇစ်လဲ', 'ဇစ်ပါပြီး။', 3500, 2, 'spools-of-thread'],
    ['School uniform set', 'Green and white, seams left to grow.', 24000, 0, 'sewing-machine'],
  ],
  posts: [
    ['သင်္ကြန်မတိုင်ခင် အပ်ထည် နောက်ဆုံးရက်', 'သင်္ကြန်အမီ လိုချင်ရင် မတ်လကုန်အထိပဲ လက်ခံနိုင်ပါမယ်။ စက် ၃ လုံးပဲ ရှိလို့ နားလည်ပေးပါနော်။'],
    [
      'Ready for collection',
      'Orders up to number 4{count} are pressed and waiting. Bring the slip, or your face; we remember both.',
    ],
    ['{product} {priceMy}', 'ချိန်းတဲ့ရက် မလွဲစေရပါဘူး။ စောင့်ယူလို့ရတဲ့ ပြင်ထည်အသေးအမွှားတွေလည်း လက်ခံပါတယ်။'],
    ['ကျောင်းဝတ်စုံ အပ်ချိန်', 'ကျောင်းမဖွင့်ခင် တစ်လအလိုမှာ အပ်ရင် ဈေးသက်သာပါတယ်။ ခါးနဲ့ အနားစကို ကြီးလာရင် ချဲ့လို့ရအောင် ထားချုပ်ပေးပါတယ်။'],
    [
      'Buttonholes: machine mended',
      'For two weeks we sewed them by hand. You may have noticed they were nicer. Back to normal from {day}.',
    ],
    ['ဇာထည် နမူနာသစ်များ', 'မင်္ဂလာဝတ်စုံအတွက် ဇာ၊ ပုလဲ၊ ပန်းထိုး နမူနာအသစ်တွေ ရောက်ပါပြီ။ ဆိုင်မှာ ကိုင်ကြည့်ပြီး ရွေးနိုင်ပါတယ်။'],
  ],
}
