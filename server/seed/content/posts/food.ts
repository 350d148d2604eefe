import type { Notice } from './notice.ts'

export const food = {
  teaShop: [
    ['မနက်စာ ဘာစားမလဲ', 'နံပြား ပူပူလေး ထွက်နေပါပြီ။ ပဲပြုတ်နဲ့လား၊ ဆိတ်စွပ်ပြုတ်နဲ့လား။ {openMy} ကတည်းက ဖွင့်ပါတယ်။'],
    [
      'Football tonight on two screens',
      'Kick-off late, so the kitchen stays open late. Samosas and tea until the last whistle. Please keep the pavement free for the neighbours.',
    ],
    ['လက်ဖက်ရည် ၁,၅၀၀ ကျပ်ပဲ', 'ဈေးမတက်သေးပါ။ နို့ဆီဈေးတက်ပေမဲ့ {shop} ရဲ့ ပုံမှန်ဖောက်သည်တွေအတွက် ဒီလကုန်အထိ ဒီဈေးပဲ ထားပါမယ်။'],
    ['လက်ဖက်ရည်ဖျော်ဆရာ အသစ်', 'ဖျော်ဆရာ ကိုမြ ရောက်လာပါပြီ။ ချိုဆိမ့်ကြိုက်သူများ လာမြည်းကြည့်ပါ။ မကြိုက်ရင် ပြောပါ၊ ပြန်ဖျော်ပေးမယ်။'],
    [
      'Wifi and plain tea are still free',
      'Students before exams may sit as long as the tables last. We only ask for quiet in the back room after four.',
    ],
    ['မုန့်ဟင်းခါး {dayMy} အထူး', '{dayMy}မှာ ငါးခူမုန့်ဟင်းခါး ချက်ပါမယ်။ ပဲကြော်၊ ဘူးသီးကြော်လည်း ကြော်မယ်။ မနက် ၉ နာရီလောက်ဆို ကုန်တတ်ပါတယ်။'],
  ],
  restaurant: [
    [
      'ဒီနေ့ ဟင်းစာရင်း',
      'ဝက်သားနီချက်၊ ငါးသလောက်ပေါင်း၊ ဘဲဥဟင်း၊ ခရမ်းသီးနှပ်၊ ချဉ်ပေါင်ကြော်။ ဟင်းချိုက ဘူးသီးဟင်းချိုပါ။ နေ့လယ် ၁ နာရီမကျော်ခင် လာစားနော်။',
    ],
    [
      'Table for ten? Tell us a day before',
      'The upper room is free most evenings this week. We cook for ten at one price, soup and fruit included.',
    ],
    ['အလှူထမင်းဘူး အော်ဒါလက်ခံပြီ', 'တစ်ဘူး ဟင်းသုံးမျိုး၊ အချိုပွဲပါ။ ဘူး ၅၀ အထက်ဆို {town} မြို့တွင်း အခမဲ့ ပို့ပေးပါတယ်။'],
    [
      'New on the menu: {product}',
      'We tried it on our own children first. {price}, and half portions for half hungers.',
    ],
    ['သက်သတ်လွတ်နေ့', 'ဝါတွင်းကာလ ဥပုသ်နေ့တိုင်း သက်သတ်လွတ်ဟင်း ၆ မျိုး ချက်ပါတယ်။ ကြက်သွန်မပါ ချင်ရင် ကြိုပြောပေးပါ။'],
    ['Kitchen closes at nine on {day}', 'Our cook’s sister is getting married. Come early, eat well, wish her luck.'],
  ],
  streetFood: [
    ['ဒီညနေ ဆိုင်ထွက်ပါတယ်', 'မိုးမရွာရင် ၄ နာရီကစပြီး ထုံးစံနေရာမှာပါ။ {product} {priceMy} ပဲ ရှိပါသေးတယ်။'],
    [
      'Sold out by eight yesterday, sorry',
      'We have doubled the pot for today. If you are more than five people, call {phone} and we keep it for you.',
    ],
    ['အချဉ်ရည် လက်ရာသစ်', 'မန်ကျည်းသီးသစ်နဲ့ ဖျော်ထားပါတယ်။ အကင်နဲ့ တို့စားကြည့်ပြီး ပြောပေးပါဦး။'],
    ['{product}', 'ပူပူလေး ရပါပြီ။ ဘူးယူလာရင် ပလတ်စတစ်မသုံးရလို့ ပိုထည့်ပေးပါတယ်။'],
    ['No plastic spoons from next week', 'Bring your own or use ours and give it back. The river says thank you.'],
    ['မိုးရွာရင် ဘယ်မှာရှာမလဲ', 'မိုးသည်းတဲ့ရက်ဆို လမ်းထောင့်က ဆိုင်ခန်းအောက်မှာ ရှိပါတယ်။ ဆိုင်ပိတ်ရင် ဒီမှာ ကြိုပြောပေးပါမယ်။'],
  ],
  bakery: [
    ['Bread at six and at three', 'Warm loaves twice a day. On {day} we also bake the seeded one; twelve loaves only.'],
    ['မွေးနေ့ကိတ် ဒီဇိုင်းသစ် {countMy} မျိုး', 'ကလေးတွေကြိုက်တဲ့ ပုံစံသစ်တွေ ရပါပြီ။ အမည်ထိုးဖို့ စာလုံးပေါင်းကို Viber ကပို့ပေးရင် မမှားတော့ပါဘူး။'],
    ['{product} – {priceMy}', 'ဒီနေ့ဖုတ် ဒီနေ့ရောင်းပါ။ ညနေ ၆ နာရီနောက်ပိုင်း ကျန်တာ တစ်ဝက်ဈေး။'],
    ['အလှူမုန့်ဘူး', 'ကထိန်၊ ရှင်ပြု၊ ဆွမ်းကပ်အတွက် မုန့်ဘူး {countMy}၀ မှစ၍ လက်ခံပါတယ်။ သုံးရက်လောက် ကြိုမှာပေးပါနော်။'],
    ['Strawberry weeks', 'The hill farms are sending boxes again. Tarts, cream cakes and jam until the season ends.'],
    ['ဆီထမင်းနဲ့ ဆနွင်းမကင်း', 'သီတင်းကျွတ် ကန်တော့ပွဲအတွက် ဗန်းလိုက်မှာလို့ ရပါပြီ။ ဈေးက ပုံမှန်အတိုင်းပါပဲ။'],
  ],
} satisfies Record<string, readonly Notice[]>
