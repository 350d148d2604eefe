import type { Trade } from '../trade.ts'

export const streetFood: Trade = {
  category: {
    name: 'Street Food',
    burmeseName: 'လမ်းဘေးအစားအစာများ',
    english: 'Mohinga, salads, skewers and snacks from stalls and carts.',
    burmese: 'မုန့်ဟင်းခါး၊ အသုပ်စုံ၊ အကင်နှင့် သရေစာမျိုးစုံ။',
  },
  kind: 'food',
  weight: 3,
  hours: 'evening',
  signs: [
    ['Mohinga', 'မုန့်ဟင်းခါး'],
    ['Salad & Skewers', 'အသုပ်နှင့် အကင်'],
    ['Noodles', 'ခေါက်ဆွဲဆိုင်'],
    ['Snack Stall', 'သရေစာဆိုင်'],
  ],
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
  departments: [
    ['မုန့်နှင့် ခေါက်ဆွဲ', 'Bowls, hot'],
    ['အသုပ်နှင့် အကင်', 'Mixed by hand, grilled on charcoal'],
    ['အချိုနှင့် အအေး', 'Sweet and cold things'],
  ],
  products: [
    ['မုန့်ဟင်းခါး (ရိုးရိုး)', 'ငါးများများ၊ ငှက်ပျောဥနုနု။', 2000, 0, 'restaurant/mohinga-with-noodles'],
    ['မုန့်ဟင်းခါး (ဘဲဥ၊ ပဲကြော်)', 'အစုံထည့် တစ်ပွဲ။', 3000, 0, 'restaurant/mohinga-with-noodles'],
    ['Mont di with fish', 'Rakhine style, green chilli on the side.', 2500, 0, 'restaurant/mohinga-with-noodles'],
    ['ရှမ်းခေါက်ဆွဲသုပ်', 'ဟင်းချို၊ မုန့်ညင်းချဉ် ပါသည်။', 2800, 0, 'restaurant/mohinga-with-noodles'],
    ['Tofu nway', 'Warm yellow tofu over noodles, roasted sesame.', 2500, 0, 'restaurant/mohinga-with-noodles'],
    ['လက်ဖက်သုပ်', 'အကြော်စုံ၊ ပုစွန်ခြောက် ထည့်သုပ်သည်။', 2500, 1, 'teaShop/tea-leaf-salad'],
    ['ဂျင်းသုပ်', 'ဂျင်းနုနု၊ သံပရာရည်။', 2500, 1, 'papaya-salad-in-the-mortar'],
    ['Pork skewer (one stick)', 'Dipped in our sour sauce.', 300, 1, 'skewers-on-the-grill'],
    ['ငုံးဥကင် (၅ ချောင်း)', 'မီးသွေးကင်။', 2000, 1, 'skewers-on-the-grill'],
    ['မုန့်လင်မယား (၁၀ ခု)', 'ငုံးဥ၊ ပဲ ထည့်ကြော်သည်။', 1500, 2, 'pan-of-mont-lin-ma-yar'],
    ['ရွှေရင်အေး', 'အုန်းနို့၊ ဆာဂို၊ ပေါင်မုန့်။', 2000, 2, 'glass-of-sugar-cane-juice'],
    ['Sugarcane juice with lime', 'Pressed while you wait.', 1500, 2, 'glass-of-sugar-cane-juice'],
  ],
  posts: [
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
}
