import type { Trade } from '../trade.ts'

export const handicraft: Trade = {
  category: {
    name: 'Handicrafts',
    burmeseName: 'လက်မှုပစ္စည်းများ',
    english: 'Lacquer, weaving, umbrellas and puppets from those who make them.',
    burmese: 'ယွန်းထည်၊ ရက်ကန်းထည်၊ ပုသိမ်ထီးနှင့် ရုပ်သေးများ။',
  },
  kind: 'goods',
  hours: 'shop',
  signs: [
    ['Handicraft', 'လက်မှုပစ္စည်း'],
    ['Weaving', 'ရက်ကန်း'],
    ['Lacquerware', 'ယွန်းထည်'],
    ['Workshop', 'လက်မှုလုပ်ငန်း'],
  ],
  english: [
    'Nothing here came in a container. Small pieces for the suitcase, big ones we ship.',
    'Cloth of cotton, silk and lotus from our own looms; the weaver’s name is on the label.',
    'Fourteen layers, seven months: come and see each step, from the bamboo to the gold.',
    'Umbrellas, puppets and kalaga made on the floor above the shop.',
  ],
  burmese: [
    'ယွန်းထည်၊ ပန်းပု၊ ရုပ်သေး၊ ရွှေချည်ထိုး လက်ရာစစ်စစ်များ ရောင်းချပါသည်။',
    'ကြာချည်၊ ပိုးချည်၊ ဝါချည် ရိုးရာရက်ကန်းဖြင့် ရက်လုပ်ထားပါသည်။',
    'လက်ဆောင်၊ ကန်တော့ပစ္စည်း အများအပြား မှာယူပါက ဈေးလျှော့ပေးပါသည်။',
    'လုပ်ငန်းခွင်မှာ ကိုယ်တိုင်ကြည့်ပြီး မှာယူနိုင်ပါတယ်။ အမည်ထိုးပေးပါသည်။',
  ],
  departments: [
    ['ယွန်းထည်', 'Lacquer, from cups to chests'],
    ['ရက်ကန်း', 'Cotton, silk, lotus'],
    ['ထီးနှင့် ရုပ်သေး', 'Umbrellas, puppets, carving'],
  ],
  products: [
    ['ယွန်းခွက်', 'ပန်းခက်ပုံ၊ ၇ ထပ်။', 18000, 0, 'lacquer-bowl-with-lid'],
    ['Lacquer bowl, 14 layers', 'Seven months in the making.', 120000, 0, 'lacquer-bowl-with-lid'],
    ['ယွန်းလက်ဖက်အုပ်', 'အကန့် ၅ ခု၊ ရွှေဇဝါ။', 85000, 0, 'lacquer-bowl-with-lid'],
    ['Bracelet, horsehair lacquer', 'Bends and comes back.', 12000, 0, 'goldJewellery/bangles'],
    ['Lotus scarf', 'The weaver’s name is on the label.', 280000, 1, 'tailor/folded-longyi'],
    ['ပိုးပဝါ', 'အင်းလေး ဇင်းမယ်ဆင်။', 65000, 1, 'tailor/folded-longyi'],
    ['ချင်းစောင်', 'လက်ယက်၊ အနီအမည်း။', 95000, 1, 'tailor/folded-longyi'],
    ['ပုသိမ်ထီး (အလတ်)', 'ပန်းချီ လက်ရေး။', 25000, 2, 'paper-parasol'],
    ['Paper umbrella, child’s', 'Waterproofed with lacquer oil.', 12000, 2, 'paper-parasol'],
    ['ရုပ်သေး (ဇော်ဂျီ)', 'သစ်ရိုး၊ ကြိုး ၉ ချောင်း။', 48000, 2, 'marionette'],
    ['Carved elephant, teak', 'Fits a hand.', 22000, 2, 'carved-elephant'],
    ['ရွှေချည်ထိုး ကန့်လန့်ကာ', 'ဆင်နှစ်ကောင်ပုံ။', 180000, 2, 'carved-elephant'],
  ],
  posts: [
    ['လက်မှုပြပွဲမှာ တွေ့ကြမယ်', '{dayMy}က စပြီး သုံးရက် {townMy} မှာ ပြခန်းဖွင့်ပါမယ်။ လုပ်နေတာကိုပါ ထိုင်ကြည့်လို့ရပါတယ်။'],
    [
      'Seven months later',
      'The bowls we started in the rains got their last coat today. 120,000 kyat each. There are nine.',
    ],
    ['ရက်ကန်းသမား အမည်ပါ', 'အထည်တိုင်းမှာ ရက်သူရဲ့ အမည်ကို ထည့်ပေးထားပါတယ်။ ဒီလ ရက်သူက မနန်းဆိုင်ပါ။'],
    [
      'Watch and ask',
      'The workshop is open to visitors on {day}. Children may paint a small umbrella and take it home.',
    ],
    ['{product} {priceMy}', 'လက်ဖြစ်မို့ တစ်ခုနဲ့တစ်ခု မတူပါဘူး။ ပုံပို့ပေးမယ်၊ ကြိုက်တာ ရွေးပါ။'],
    [
      'Packed for the aeroplane',
      'We wrap so that it survives your suitcase. If it breaks on the way, send the picture and we send another.',
    ],
  ],
}
