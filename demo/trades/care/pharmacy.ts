import type { Trade } from '../trade.ts'

export const pharmacy: Trade = {
  category: {
    name: 'Pharmacies',
    burmeseName: 'ဆေးဆိုင်များ',
    english: 'Medicine, baby milk and advice, some of them day and night.',
    burmese: 'ဆေးဝါး၊ ကလေးနို့မှုန့်နှင့် အကြံဉာဏ်၊ ညဖွင့်ဆိုင်များလည်း ပါဝင်သည်။',
  },
  kind: 'goods',
  weight: 2,
  hours: 'long',
  signs: [
    ['Pharmacy', 'ဆေးဆိုင်'],
    ['Medical Store', 'ဆေးနှင့် ဆေးပစ္စည်း'],
    ['24h Pharmacy', '၂၄ နာရီ ဆေးဆိုင်'],
    ['Drug Store', 'ဆေးပဒေသာ'],
  ],
  english: [
    'A pharmacist at the counter all day. Show the old strip or a photo of the prescription and we look for it.',
    'Insulin and vaccines kept cold, with the fridge temperature written down twice a day.',
    'Blood pressure measured free in the mornings. Baby milk, diapers, wheelchairs to rent.',
    'If we do not have it, we know who does, and we call before you walk.',
  ],
  burmese: [
    'ဆေးညွှန်းပါ ဆေးများ၊ ကလေးနို့မှုန့်၊ ဆေးပစ္စည်းကိရိယာ မူရင်းအစစ် ရရှိနိုင်ပါသည်။',
    'သွေးပေါင်ချိန်၊ ဆီးချိုတိုင်း အခမဲ့ ပြုလုပ်ပေးပါတယ်။ သက်တမ်းကုန်ရက် စစ်ပြီးမှ ရောင်းပါသည်။',
    'ညဘက် အရေးပေါ်လိုအပ်ပါက တံခါးခေါက်နိုင်ပါသည်။',
    'ဆေးညွှန်းဓာတ်ပုံ Viber ကပို့ပြီး မေးနိုင်ပါတယ်။ အနီးအနား ပို့ပေးပါသည်။',
  ],
  departments: [
    ['အိမ်သုံးဆေး', 'For the drawer at home'],
    ['ကလေးနှင့် မိခင်', 'Milk, diapers, vitamins'],
    ['ဆေးပစ္စည်း', 'Monitors, masks, to buy or rent'],
  ],
  products: [
    ['ဓာတ်ဆားထုပ် (၁၀ ထုပ်)', 'ဝမ်းလျှော၊ အပူရှပ်ခြင်းအတွက်။', 3000, 0, 'box-and-syrup'],
    ['Paracetamol 500 mg, 10 tablets', 'Read the leaflet; ask us about children.', 1200, 0, 'strip-of-capsules'],
    ['ပတ်တီးနှင့် အနာဆေးအစုံ', 'အိမ်တိုင်းရှိသင့်သည်။', 9500, 0, 'thermometer-and-first-aid-box'],
    ['ချောင်းဆိုးပျောက်ဆေးရည်', 'အပင်ထွက် ဆေးရည်။', 6500, 0, 'box-and-syrup'],
    ['Balm, large', 'For heads, backs and mosquito bites.', 4500, 0, 'mortar-with-healing-leaves'],
    ['ကလေးနို့မှုန့် ၄၀၀ ဂရမ်', '၀–၆ လ။ သက်တမ်းရက် စစ်ယူပါ။', 24000, 1, 'box-and-syrup'],
    ['Diapers M, 40 pieces', 'Sold singly too.', 26000, 1, 'thermometer-and-first-aid-box'],
    ['သံဓာတ်အားဆေး (၃၀ လုံး)', 'ကိုယ်ဝန်ဆောင်များအတွက်၊ ဆရာဝန်ညွှန်ကြားချက်ဖြင့်။', 7500, 1, 'bottle-of-tablets'],
    [
      'Blood pressure monitor',
      'Upper arm, batteries in, shown how to use.',
      85000,
      2,
      'clinic/health-card-with-a-heart',
    ],
    ['ဆီးချိုတိုင်းစက်', 'စစ်ကတ် ၁၀ ခု ပါဝင်သည်။', 65000, 2, 'clinic/syringe-and-vials'],
    ['Wheelchair, per week', 'To rent; deposit 100,000.', 20000, 2, 'thermometer-and-first-aid-box'],
    ['နှာခေါင်းစည်း (၅၀ ခု)', 'သုံးထပ်။', 6000, 2, 'thermometer-and-first-aid-box'],
  ],
  posts: [
    [
      'သွေးလွန်တုပ်ကွေး သတိပြု',
      'အဖျားကြီး၊ ကိုယ်ပူ၊ အရေပြားမှာ အနီစက်ထွက်ရင် အက်စပရင် မသောက်ပါနဲ့။ ဆေးခန်းပြပါ။ ခြင်ဆေးခွေ၊ ခြင်ထောင်၊ ဓာတ်ဆား ဆိုင်မှာ ရပါတယ်။',
    ],
    [
      'Back in stock: {product}',
      '{price}. If your medicine is missing in {town}, send us a photo of the strip; we ask our suppliers every morning.',
    ],
    ['ည ဖွင့်ချိန်', 'အရေးပေါ်လိုရင် ည ၁၂ နာရီအထိ ဖုန်း {phone} ကို ဆက်နိုင်ပါတယ်။ ဆေးညွှန်းဓာတ်ပုံ ကြိုပို့ထားရင် ပိုမြန်ပါတယ်။'],
    [
      'Free blood pressure mornings',
      'Every {day} from eight to ten. Sit five minutes first, no coffee before. We write it in a little book for you.',
    ],
    ['သက်တမ်းကုန်ဆေး ပြန်လာအပ်ပါ', 'အိမ်က ဆေးဟောင်းတွေကို မြောင်းထဲ မပစ်ပါနဲ့။ {shop} ကို ယူလာပေးရင် စနစ်တကျ စွန့်ပစ်ပေးပါတယ်။'],
    ['{product} {priceMy}', 'မူရင်းအစစ်၊ သက်တမ်းရက် စစ်ပြီးမှ ယူပါ။ အများဝယ်ရင် ဈေးလျှော့ပါတယ်။'],
  ],
}
