import type { Notice } from './notice.ts'

export const wear = {
  tailor: [
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
  fashion: [
    [
      'New arrivals this Thursday',
      'Linen shirts, wide trousers and the green everyone asked about. Sizes S to 3XL, tried on by all three of us.',
    ],
    ['{product} အရောင်စုံ', '{priceMy} ပါ။ အနီ၊ အပြာ၊ မီးခိုး၊ နို့နှစ် ရှိပါတယ်။ ဆိုဒ်မသေချာရင် အရပ်နဲ့ ကိုယ်အလေးချိန် ပြောပေးပါ။'],
    ['၃ ထည်ဝယ် ၁ ထည်လက်ဆောင်', 'ဒီတစ်ပတ်အတွင်း ၃ ထည်ဝယ်ရင် ဈေးအနည်းဆုံးတစ်ထည် လက်ဆောင်ပါ။ {shop} မှာသာ ရပါမယ်။'],
    [
      'Acheik straight from the loom',
      'Six pieces from Amarapura, no two alike. When they are gone they are gone; the weaver is not in a hurry.',
    ],
    ['ကျောင်းစိမ်း အရွယ်စုံ ရပြီ', 'နံပါတ် ၂၂ ကနေ ၃၈ အထိ ရှိပါတယ်။ ဝတ်ကြည့်ပြီးမှ ယူပါ။ ဆိုင်ရှေ့မှာ ကားရပ်လို့ရပါတယ်။'],
    ['နယ်ပို့ ပစ္စည်းရောက်ငွေချေ', '{town} ကနေ တစ်နိုင်ငံလုံး ပို့ပေးပါတယ်။ ပို့ခ ၃,၀၀၀ ကျပ်က စပြီး၊ ပစ္စည်းမကြိုက်ရင် ၃ ရက်အတွင်း ပြန်လဲပါ။'],
  ],
  goldJewellery: [
    ['ယနေ့ ရွှေဈေး မေးမြန်းရန်', 'ရွှေဈေးက တစ်နေ့ နှစ်ခါပြောင်းတတ်လို့ ဖုန်း {phone} ကို ဆက်မေးပါ။ အလျော့တွက်၊ လက်ခ သီးခြားပြောပါတယ်။'],
    [
      'Small gold for first savings',
      'A plain ring of one pe, about 450,000 kyat today. Bring it back any year with its voucher and we weigh it in front of you.',
    ],
    ['မင်္ဂလာလက်စွပ် အစုံ', 'ဒီဇိုင်းသစ် {countMy} မျိုး ရပါပြီ။ အမည်ထွင်း အခမဲ့၊ ၅ ရက်အတွင်း အပြီးပေးပါတယ်။'],
    [
      'Cleaning day: {day}',
      'Chains and rings washed and stones checked, no charge, tea while you wait. Bought elsewhere is welcome too.',
    ],
    ['သီတင်းကျွတ် အထူး', 'လက်ခ တစ်ဝက်လျှော့ပေးပါတယ်။ ဘောင်ချာပါ ပြန်ဝယ်ဈေး အပြည့်တွက်ပေးပါမယ်။'],
    ['{product}', 'လက်ရာသေသေသပ်သပ်၊ ဘောင်ချာအပြည့်အစုံပါ။ ဆိုင်မှာ လာကြည့်နိုင်ပါတယ်။ ဓာတ်ပုံထက် ပိုလှပါတယ်။'],
  ],
  beautySalon: [
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
} satisfies Record<string, readonly Notice[]>
