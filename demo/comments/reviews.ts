/** What people write beside their stars. */
export const reviewTexts: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    'အရမ်းကောင်းပါတယ်။ မိသားစုတစ်ခုလုံး သဘောကျပါတယ်။',
    'ဈေးမှန်၊ စကားမှန်၊ ဝန်ဆောင်မှုမြန်ပါတယ်။',
    'အခက်အခဲရှိတုန်း ကူညီပေးတဲ့ ဆိုင်ပါ။ ကျေးဇူးမမေ့ပါဘူး။',
    'သန့်ရှင်းပြီး ဝန်ထမ်းတွေ ယဉ်ကျေးတယ်။ ကြယ်ငါးပွင့်ထက် မပိုလို့ပါ။',
    'ဆယ်နှစ်လောက် အားပေးလာတာ တစ်ခါမှ စိတ်မပျက်ရဘူး။',
    'Honest from the first word to the bill.',
    'They remembered my name on the second visit.',
    'I left my purse. They called before I noticed.',
    'Exactly as promised, and a day early. ကျေးဇူးပါ။',
    'Best in town, I say it without being asked.',
    'လူကြီးတွေကို ဦးစားပေးတာ သဘောကျတယ်။',
    'မမြင်ဖူးတဲ့ ဖောက်သည်ကိုလည်း တန်းတူဆက်ဆံတယ်။',
  ],
  4: [
    'ကောင်းပါတယ်။ ကားရပ်ဖို့ နေရာနည်းတာပဲ ရှိတယ်။',
    'အရည်အသွေး ကောင်းတယ်၊ နည်းနည်း စောင့်ရတယ်။',
    'ဈေးသင့်တယ်။ ဖုန်းကိုင်တာ နှေးတယ်။',
    'ဆိုင်ကျဉ်းပေမဲ့ အဆင်ပြေပါတယ်။',
    'Good work, small waiting room.',
    'Would come again. Bring cash.',
    'Friendly, though the music is loud.',
    'Four stars because nobody is perfect, but near.',
    'ညနေပိုင်း လူများတတ်လို့ မနက်ပိုင်း သွားပါ။',
    'Not the cheapest, worth it. အဆင်ပြေတယ်။',
  ],
  3: [
    'ပုံမှန်ပါပဲ။',
    'အဆင်ပြေတစ်ခါ မပြေတစ်ခါ။ ဆိုင်ရှင်ရှိရင် ပိုကောင်းတယ်။',
    'ဈေးနှုန်းကို ကြိုမပြောလို့ စိတ်ရှုပ်ရတယ်။',
    'ပစ္စည်းကောင်းပေမဲ့ စောင့်ရတာ ကြာတယ်။',
    'Fine, nothing special.',
    'Closed when the page said open. Second time was fine.',
    'Good goods, tired staff.',
    'မဆိုးပါဘူး၊ ထပ်ကြိုးစားပါ။',
  ],
  2: [
    'ဖုန်းနဲ့ပြောတဲ့ဈေးနဲ့ ဆိုင်ရောက်တော့ မတူဘူး။',
    'တစ်နာရီကျော် စောင့်ခဲ့ရတယ်။ အကြောင်းတော့ ကြားသင့်တယ်။',
    'Two days late and no call.',
    'The answer was short and not friendly. Perhaps a bad day.',
    'ပြန်လဲပေးမယ်ပြောပြီး ခက်ခက်ခဲခဲ လဲပေးတယ်။',
  ],
  1: [
    'ချိန်းထားတဲ့ရက် နှစ်ခါပျက်တယ်။ စိတ်ပျက်ပါတယ်။',
    'ပစ္စည်းမှားပို့ပြီး ပြန်ဆက်သွယ်မရပါ။',
    'Waited, left. Nobody said a word.',
    'Not what was in the picture, and no refund.',
  ],
}

/** The same for those who ate. */
export const foodTexts: Readonly<Record<3 | 4 | 5, readonly string[]>> = {
  5: [
    'အရသာကတော့ ပြောစရာမရှိပါဘူး။ မနက်တိုင်း စားတယ်။',
    'ပူပူနွေးနွေး၊ သန့်သန့်ရှင်းရှင်း။ ကလေးတွေကြိုက်တယ်။',
    'I dream of it in another country.',
    'အမေချက်တဲ့ လက်ရာမျိုးပါ။',
    'Full plate, fair price, and they smile.',
  ],
  4: [
    'အရသာကောင်းတယ်၊ နည်းနည်း ငန်တယ်။',
    'Good food, slow on Sundays.',
    'ဟင်းကောင်းတယ်၊ ထိုင်ခုံနည်းတယ်။',
    'A little oily for me, my uncle disagrees.',
  ],
  3: ['အရင်လောက် အရသာ မရှိတော့ဘူး။', 'Fine when hot. Mine was not quite hot.', 'ဈေးနဲ့စာရင် ပမာဏနည်းတယ်။'],
}

/** What owners answer, by the tone of what was written. */
export const answers: Readonly<Record<'pleased' | 'sorry' | 'any', readonly string[]>> = {
  pleased: [
    'အားပေးတဲ့အတွက် ကျေးဇူးအများကြီးတင်ပါတယ်ရှင့်။ နောက်လည်း လာခဲ့ပါဦး။',
    'Thank you. Your words are on our wall now.',
    'မိသားစုနဲ့အတူ ထပ်လာခဲ့ပါဦးရှင့်။ လက်ဖက်ရည်တိုက်ပါမယ် 😊',
    'Kind of you, thank you. We read it aloud before opening.',
    'ဒီလိုစကားမျိုးက ကျွန်တော်တို့အတွက် အားဆေးပါ။ ကျေးဇူးတင်ပါတယ် 🙏',
    'ဝန်ထမ်းလေးတွေကို ပြပြီးပါပြီ၊ အရမ်းပျော်နေကြတယ်။',
    'See you next time, the good chair is yours.',
  ],
  sorry: [
    'ထောက်ပြပေးတာ ကျေးဇူးပါ။ ပြင်ဆင်သွားပါမယ်ခင်ဗျာ။',
    'အဆင်မပြေဖြစ်ရတာ တောင်းပန်ပါတယ်။ ဝန်ထမ်းထပ်ခန့်နေပါပြီ။',
    'We are sorry about the day you came. Please call us, we would like to make it right.',
    'Thank you for telling us here and not only your neighbours. It is being mended.',
    'ဖုန်းဆက်ပေးပါခင်ဗျာ။ ကိုယ်တိုင် ရှင်းပေးပါ့မယ်။',
    'You are right, and it was our mistake. Come again and see whether we have learned.',
  ],
  any: [
    'အချိန်ပေးပြီး ရေးပေးတာ ကျေးဇူးတင်ပါတယ်ရှင့်။',
    'Thank you for writing. We read every word.',
    'အကြံပေးချက်ကို မှတ်ထားပါတယ်ခင်ဗျာ။ ကျေးဇူးပါ။',
    'Thank you for coming, and for telling others how it was.',
    'ဆိုင်အတွက် အများကြီး အထောက်အကူဖြစ်ပါတယ်။ ကျေးဇူးတင်ပါတယ် 🙏',
  ],
}
