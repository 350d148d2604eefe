import type { TradeWords } from './trade.ts'

export const food = {
  teaShop: {
    signs: [
      ['Tea House', 'လက်ဖက်ရည်ဆိုင်'],
      ['Tea & Snacks', 'လက်ဖက်ရည်နှင့် အကြော်စုံ'],
      ['Cafe', 'ကဖေး'],
      ['Morning Tea', 'မနက်စာနှင့် လက်ဖက်ရည်'],
    ],
    hours: 'dawn',
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
  },
  restaurant: {
    signs: [
      ['Restaurant', 'စားသောက်ဆိုင်'],
      ['Kitchen', 'ထမင်းဟင်းဆိုင်'],
      ['Rice & Curry', 'မြန်မာထမင်းဆိုင်'],
      ['BBQ & Restaurant', 'အကင်နှင့် စားသောက်ဆိုင်'],
    ],
    hours: 'meals',
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
  },
  streetFood: {
    signs: [
      ['Mohinga', 'မုန့်ဟင်းခါး'],
      ['Salad & Skewers', 'အသုပ်နှင့် အကင်'],
      ['Noodles', 'ခေါက်ဆွဲဆိုင်'],
      ['Snack Stall', 'သရေစာဆိုင်'],
    ],
    hours: 'evening',
    english: [
      'One pot, one recipe, a queue that moves fast. Bring your own box and get a spoon more.',
      'Salads mixed by hand, skewers grilled on charcoal while you watch. The tamarind is our own.',
      'Noodles dry or in soup; tell us no chilli, a little, or a lot.',
      'Look for the blue umbrella. When the tray is empty we go home.',
    ],
    burmese: [
      'ပဲကြော်၊ ဘဲဥ၊ အီကြာကွေး စုံစုံလင်လင်နဲ့ ပူပူနွေးနွေး စားသုံးနိုင်ပါတယ်။',
      'မီးသွေးဖိုနဲ့ ကင်ပေးတဲ့ အကင်မျိုးစုံ၊ အချဉ်ရည်က ကိုယ်တိုင်ဖျော်ပါ။',
      'အသုပ်၊ အရည် ကြိုက်ရာမှာပါ။ အစပ် အချဉ် အငန် စိတ်ကြိုက်ပြောလို့ရပါတယ်။',
      'ညနေ ၄ နာရီလောက်ကစပြီး ကုန်တဲ့အထိ ရောင်းပါတယ်။ ပါဆယ်လည်း ရပါတယ်။',
    ],
  },
  bakery: {
    signs: [
      ['Bakery', 'မုန့်တိုက်'],
      ['Cake House', 'ကိတ်မုန့်ဆိုင်'],
      ['Bread & Cake', 'ပေါင်မုန့်နှင့် ကိတ်'],
      ['Sweets', 'မုန့်မျိုးစုံ'],
    ],
    hours: 'early',
    english: [
      'Bread comes out at six and again at three. Birthday cakes with any name, in Burmese letters too, one day ahead.',
      'Butter cakes, coconut puffs and semolina sanwinmakin cut to the weight you want.',
      'We bake for tea shops in the whole quarter; ask for our price by the tray.',
      'Little sugar, real eggs. Eggless cakes for the sabbath on order.',
    ],
    burmese: [
      'မွေးနေ့ကိတ်၊ မင်္ဂလာကိတ်များ စိတ်ကြိုက်ဒီဇိုင်းဖြင့် တစ်ရက်ကြိုတင် မှာယူနိုင်ပါသည်။',
      'နေ့စဉ် ဖုတ်တဲ့ ပေါင်မုန့်၊ ထောပတ်မုန့်၊ ဆနွင်းမကင်း လတ်လတ်ဆတ်ဆတ် ရပါတယ်။',
      'အလှူမုန့်ဗူးများ လက်ကားဈေးဖြင့် ပြုလုပ်ပေးပါသည်။',
      'အချိုလျှော့၊ ဥမပါ၊ နွားနို့မပါ စသဖြင့် မှာလို့ရတဲ့ အိမ်လုပ်မုန့်ဆိုင်ပါ။',
    ],
  },
} satisfies Record<string, TradeWords>
