import type { Trade } from '../trade.ts'

export const fashion: Trade = {
  category: {
    name: 'Clothes and Fashion',
    burmeseName: 'အဝတ်အထည်နှင့် ဖက်ရှင်',
    english: 'Longyi, shirts, school uniforms and what is worn this year.',
    burmese: 'လုံချည်၊ ရှပ်၊ ကျောင်းဝတ်စုံနှင့် ခေတ်ပေါ်အဝတ်အထည်များ။',
  },
  kind: 'goods',
  weight: 3,
  hours: 'shop',
  signs: [
    ['Fashion', 'ဖက်ရှင်'],
    ['Boutique', 'ဘူတစ်'],
    ['Longyi House', 'လုံချည်ဆိုင်'],
    ['Clothing', 'အဝတ်အထည်'],
  ],
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
  departments: [
    ['လုံချည်နှင့် ထဘီ', 'Cotton, silk, batik'],
    ['အင်္ကျီနှင့် ဝမ်းဆက်', 'Blouses, shirts and sets'],
    ['ဖိနပ်နှင့် အိတ်', 'Slippers, shoes, bags'],
  ],
  products: [
    ['ချည်လုံချည် (ကွက်)', 'အရောင်မကျွတ်၊ ၂ ကိုက်ပြည့်။', 18000, 0, 'tailor/folded-longyi'],
    ['အမရပူရ အချိတ်ထဘီ', 'ရက်ကန်းစင်မှ တိုက်ရိုက်။', 145000, 0, 'tailor/folded-longyi'],
    ['Batik htamein', 'Soft cotton, four patterns.', 16000, 0, 'tailor/folded-longyi'],
    ['ပါတိတ်ဝမ်းဆက်', 'ချုပ်ပြီးသား S–XL။', 32000, 1, 'htamein-and-blouse-on-a-hanger'],
    ['White office shirt', 'Does not show through.', 24000, 1, 't-shirts-and-sunglasses'],
    ['Oversize T-shirt', 'One size, many moods.', 15000, 1, 't-shirts-and-sunglasses'],
    ['ကချင်ဝမ်းဆက် (အသင့်ဝတ်)', 'ပွဲတက် အထူးဒီဇိုင်း။', 85000, 1, 'htamein-and-blouse-on-a-hanger'],
    ['ကလေးဝတ်စုံ (၂–၆ နှစ်)', 'ချည်သား ပျော့ပျော့။', 14000, 1, 'dress-on-the-dummy'],
    ['ကတ္တီပါဖိနပ်', 'မန္တလေးထုတ်၊ ကြိုးနီ။', 12000, 2, 'velvet-slippers'],
    ['Canvas shoes', 'Sizes 35 to 43.', 35000, 2, 'canvas-shoes'],
    ['ရှမ်းလွယ်အိတ်', 'ရက်ကန်းထည်၊ ဇစ်ပါ။', 9000, 2, 'school/shan-bag-with-books'],
    ['Leather handbag', 'Made in Yangon, two pockets inside.', 58000, 2, 'handbag'],
  ],
  posts: [
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
}
