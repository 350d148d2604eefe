import type { Notice } from './notice.ts'

export const screen = {
  phoneShop: [
    ['မှန်ကွဲ တစ်နာရီအတွင်း', 'မော်ဒယ်အများစုအတွက် မှန်အဆင်သင့်ရှိပါတယ်။ မလာခင် မော်ဒယ် Viber ကပို့မေးပါ။ ပြင်နေတုန်း ဘေးမှာ ထိုင်ကြည့်လို့ရပါတယ်။'],
    ['{product} – {price}', 'Sealed box, warranty card filled in at the counter. Your old phone counts toward it.'],
    ['တစ်ပတ်ရစ် အသစ်ဝင်', '{countMy} လုံးဝင်ပါတယ်။ ၇ ရက်အတွင်း မကြိုက်ရင် ပြန်လဲပေးတယ်။ iCloud၊ Google အကောင့် ရှင်းပြီးသားပါ။'],
    [
      'Top-up bonus ends on {day}',
      'Data packs from 1,000 kyat. If a pack did not arrive, bring the number; we complain for you.',
    ],
    ['ဖုန်းမဝယ်ခင် စစ်ရန် ၅ ချက်', 'IMEI၊ ဘက်ထရီ၊ ကင်မရာ၊ အသံ၊ အကောင့်။ မသိရင် ဆိုင်ကို ယူလာပြပါ။ မဝယ်ဖြစ်လည်း အခမဲ့ ပြောပြပေးပါတယ်။'],
    [
      'Power banks for long evenings',
      'Tested here with a lamp and patience: the one that says 20,000 gives about 12,500. We sell it anyway, with the truth on a sticker.',
    ],
  ],
  computer: [
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
  photoStudio: [
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
  printing: [
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
} satisfies Record<string, readonly Notice[]>
