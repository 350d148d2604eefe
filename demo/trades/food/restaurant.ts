import type { Trade } from '../trade.ts'

export const restaurant: Trade = {
  category: {
    name: 'Restaurants',
    burmeseName: 'စားသောက်ဆိုင်များ',
    english: 'Burmese, Shan, Chinese, Thai and more, for two or for a table of twenty.',
    burmese: 'မြန်မာ၊ ရှမ်း၊ တရုတ်၊ ထိုင်း စသည်ဖြင့် မိသားစု၊ မိတ်ဆွေများနှင့် ထိုင်စားရန် ဆိုင်များ။',
  },
  kind: 'food',
  weight: 4,
  hours: 'meals',
  signs: [
    ['Restaurant', 'စားသောက်ဆိုင်'],
    ['Kitchen', 'ထမင်းဟင်းဆိုင်'],
    ['Rice & Curry', 'မြန်မာထမင်းဆိုင်'],
    ['BBQ & Restaurant', 'အကင်နှင့် စားသောက်ဆိုင်'],
  ],
  english: [
    'Whole steamed fish, hot pot and a private room for twelve. Please book the room a day ahead.',
    'Home cooking with little oil. We write the day’s dishes on the board at the door.',
    'Curries are on the counter from eleven; every plate comes with soup, raw vegetables and ngapi yay without asking.',
    'Choose your skewers at the glass; a cold drink while the charcoal does its work, and rice for those who came hungry.',
  ],
  burmese: [
    'အဲကွန်းခန်းနဲ့ ခြံဝင်းထဲ ထိုင်ခုံ နှစ်မျိုးရှိပြီး မိသားစု အေးအေးဆေးဆေး စားလို့ရပါတယ်။',
    'အလှူ၊ မွေးနေ့ ထမင်းဘူး အော်ဒါ ၁၀ ဘူးမှစ၍ လက်ခံပါတယ်။ တစ်ရက်ကြိုမှာပေးပါ။',
    'ဟင်းမျိုးစုံ နေ့စဉ်ချက်ပြီး ဟင်းချို၊ တို့စရာ၊ ငပိရည် စိတ်ကြိုက် ထပ်ယူနိုင်ပါသည်။',
    'အကင်မျိုးစုံကို ကိုယ်တိုင်ရွေးပြီး မီးသွေးနဲ့ ကင်ပေးပါတယ်။ ထမင်းကြော်နဲ့ ဟင်းချိုလည်း ရပါသည်။',
  ],
  departments: [
    ['Rice and curry', 'ထမင်းဟင်းများ၊ တို့စရာနှင့် ဟင်းချို ပါဝင်သည်။'],
    ['Noodles and soups', 'ခေါက်ဆွဲနှင့် ဟင်းချိုများ'],
    ['အဖွဲ့လိုက် အော်ဒါ', 'Set meals and boxes, ordered a day ahead.'],
  ],
  products: [
    ['ဝက်သားနီချက် ထမင်းပွဲ', 'ဝက်သားသုံးထပ်သား၊ တို့စရာစုံ။', 6500, 0, 'plate-of-rice-and-dishes'],
    ['Chicken curry set', 'Village chicken, soup, raw vegetables, rice refilled.', 6000, 0, 'plate-of-rice-and-dishes'],
    ['ငါးသလောက်ပေါင်း', 'အရိုးပျော့အောင် တစ်ညလုံး ပေါင်းထားသည်။', 12000, 0, 'grilled-fish'],
    ['Prawn curry', 'River prawns in tomato and oil, half portion possible.', 14000, 0, 'bowl-of-curry'],
    ['ချဉ်ပေါင်ကြော်', 'မျှစ်၊ ပုစွန်ခြောက် ထည့်ကြော်သည်။', 3000, 0, 'teaShop/tea-leaf-salad'],
    ['ကြေးအိုးဆီချက်', 'အသားလုံး၊ ငုံးဥ ပါဝင်သည်။', 6500, 1, 'clay-pot-of-soup'],
    ['Shan noodles in soup', 'Chicken or pork, with pickled mustard.', 3500, 1, 'mohinga-with-noodles'],
    ['၁၂ မျိုးဟင်းချို', 'လေးယောက်စား တစ်ပန်းကန်။', 9500, 1, 'clay-pot-of-soup'],
    ['Fried rice with beans and egg', 'The plate that is right at any hour.', 4500, 0, 'plate-of-rice-and-dishes'],
    ['အလှူထမင်းဘူး (တစ်ဘူး)', 'ဟင်းသုံးမျိုး၊ အချိုပွဲ။ ၁၀ ဘူးမှစ၍ လက်ခံပါသည်။', 5500, 2, 'lunch-boxes'],
    [
      'Family table for eight',
      'Six dishes, soup and fruit; the room is yours for two hours.',
      95000,
      2,
      'plate-of-rice-and-dishes',
    ],
    ['ငါးကင် (တစ်ကောင်)', 'ငါးသေတ္တာ မီးသွေးကင်၊ အချဉ်ရည်နှင့်။', 15000, 0, 'grilled-fish'],
  ],
  posts: [
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
}
