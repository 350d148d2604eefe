import type { Trade } from '../trade.ts'

export const teaShop: Trade = {
  category: {
    name: 'Tea Shops',
    burmeseName: 'လက်ဖက်ရည်ဆိုင်များ',
    english: 'Tea, nan and a place to talk from early morning.',
    burmese: 'မနက်စောစော လက်ဖက်ရည်တစ်ခွက်နှင့် စကားပြောရန် နေရာများ။',
  },
  kind: 'food',
  weight: 5,
  hours: 'dawn',
  signs: [
    ['Tea House', 'လက်ဖက်ရည်ဆိုင်'],
    ['Tea & Snacks', 'လက်ဖက်ရည်နှင့် အကြော်စုံ'],
    ['Cafe', 'ကဖေး'],
    ['Morning Tea', 'မနက်စာနှင့် လက်ဖက်ရည်'],
  ],
  english: [
    'Tea pulled strong or sweet, nan from our own clay oven and mohinga until it runs out.',
    'Open before the first bus. Low stools outside, wifi inside, and plain tea is free as it should be.',
    'Samosas, palata with beans and thirty kinds of tea order. The football is shown on two screens.',
    'A family tea shop since the father’s time; the same cook has boiled our leaves for twenty years.',
  ],
  burmese: [
    'ချိုဆိမ့်၊ ကျဆိမ့်၊ ပေါ့ကျ ကြိုက်သလို မှာယူနိုင်ပြီး မြေဖိုကပ်နံပြား ပူပူနွေးနွေး ရပါသည်။',
    'မနက် ၅ နာရီကစပြီး အီကြာကွေး၊ ပလာတာ၊ ပဲပြုတ်နံပြား ရပါတယ်။ ရေနွေးကြမ်း အလကားပါ။',
    'မိသားစုလိုက် ထိုင်လို့ရတဲ့ ဆိုင်ကျယ်ကျယ်၊ ကားရပ်ရန်နေရာလည်း ရှိသည်။',
    'အဖေ့လက်ထက်ကတည်းက ဖျော်လာတဲ့ လက်ရာမပျက် လက်ဖက်ရည်ဆိုင်လေးပါ။',
  ],
  departments: [
    ['လက်ဖက်ရည်နှင့် ကော်ဖီ', 'ဖျော်ရည်အပူအအေးမျိုးစုံ'],
    ['နံပြား၊ ပလာတာ', 'From the clay oven and the flat pan, until eleven.'],
    ['အကြော်စုံ', 'Samosas, spring rolls and fritters, fried twice a day.'],
  ],
  products: [
    ['လက်ဖက်ရည် (ချိုဆိမ့်)', 'နို့ဆီများများ၊ လက်ဖက်ရည် ဆိမ့်ဆိမ့်လေး။', 1500, 0, 'cup-of-milk-tea'],
    ['လက်ဖက်ရည် (ကျဆိမ့်)', 'ခပ်ကျကျ ဆိမ့်ဆိမ့်၊ အိပ်ချင်ပြေစေရန်။', 1500, 0, 'cup-of-milk-tea'],
    ['Black coffee with lime', 'Strong, with a slice of lime, the way drivers drink it.', 1800, 0, 'cup-of-milk-tea'],
    ['နွားနို့ပူပူ', 'နွားနို့စစ်စစ် တစ်ခွက်။', 2000, 0, 'cup-of-milk-tea'],
    ['ပဲနံပြား', 'မြေဖိုကပ်နံပြားနဲ့ ပဲပြုတ် ဆီဆမ်း။', 1800, 1, 'flat-bread-with-beans'],
    ['Palata with chicken curry', 'Two palata torn by hand, one bowl of curry.', 4000, 1, 'flat-bread-with-beans'],
    ['ထောပတ်နံပြား', 'ထောပတ်သုတ် နံပြားပူပူ။', 1500, 1, 'flat-bread-with-beans'],
    ['အီကြာကွေး (တစ်ချောင်း)', 'မနက်တိုင်း အသစ်ကြော်ပါသည်။', 600, 2, 'e-kya-kway'],
    ['Samosa (5 pieces)', 'Potato and pea, with mint sauce.', 2500, 2, 'plate-of-samosas'],
    ['ကော်ပြန့်ကြော် (၃ ခု)', 'ကြွပ်ကြွပ်ရွရွ၊ အချဉ်ရည်နှင့်။', 2000, 2, 'plate-of-samosas'],
    ['မုန့်ဟင်းခါး', 'ပဲကြော်၊ ဘဲဥ ထည့်စားနိုင်ပါသည်။', 2500, 1, 'restaurant/mohinga-with-noodles'],
    ['Shan tea leaf salad', 'Pickled tea, beans, tomato; eaten with plain tea.', 3000, 2, 'tea-leaf-salad'],
  ],
  posts: [
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
}
