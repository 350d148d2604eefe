import type { Trade } from '../trade.ts'

export const hardware: Trade = {
  category: {
    name: 'Hardware and Building',
    burmeseName: 'အိမ်ဆောက်ပစ္စည်းဆိုင်များ',
    english: 'Cement, iron sheets, paint, pipes and tools.',
    burmese: 'ဘိလပ်မြေ၊ သွပ်၊ သုတ်ဆေး၊ ပိုက်နှင့် လက်သုံးကိရိယာများ။',
  },
  kind: 'goods',
  hours: 'shop',
  signs: [
    ['Hardware', 'အိမ်ဆောက်ပစ္စည်း'],
    ['Building Materials', 'ဆောက်လုပ်ရေးပစ္စည်း'],
    ['Paint & Pipes', 'ဆေးနှင့် ပိုက်'],
    ['Iron & Zinc', 'သံနှင့် သွပ်'],
  ],
  english: [
    'Screws by the piece, pipes by the foot, and somebody who knows which you need.',
    'Cement, steel, sand and stone brought to the site; we count the bags together.',
    'Paint mixed to the shade you show us, in half-gallon cans too.',
    'Steel bars and roofing sheets cut to your length; grinders, drills and ladders to rent by the day.',
  ],
  burmese: [
    'ရေပိုက်၊ မီးကြိုး၊ အိမ်သာပစ္စည်း၊ တံခါးသော့ အစုံအလင် ရပါတယ်။',
    'ဘိလပ်မြေ၊ သံချောင်း၊ သဲ၊ ကျောက်၊ သွပ် ဆိုက်အရောက် ပို့ပေးပါသည်။',
    'ဆေးသုတ်မယ့်အရောင် နမူနာပြရင် စက်နဲ့ တိတိကျကျ ဖျော်ပေးပါတယ်။',
    'အိမ်တစ်လုံးစာ ပစ္စည်းစာရင်း တွက်ချက်ပေးပါသည်။ ပန်းရန်ဆရာများအတွက် အထူးဈေး။',
  ],
  departments: [
    ['ဆောက်လုပ်ရေး', 'Cement, steel, roofing'],
    ['ဆေးနှင့် ပိုက်', 'Paint and plumbing'],
    ['လက်နက်ကိရိယာ', 'Tools, locks, electric'],
  ],
  products: [
    ['ဘိလပ်မြေ (၅၀ ကီလို)', 'ဆိုက်ရောက် ၁၀ အိတ်မှ။', 17500, 0, 'cement-and-shovel'],
    ['သံချောင်း ၁၂ မမ', '၄၀ ပေ။', 32000, 0, 'pipes-and-roofing'],
    ['Roofing sheet, 8 ft', 'Colour, 0.35 mm.', 28000, 0, 'pipes-and-roofing'],
    ['အုတ် (၁၀၀၀)', 'စက်အုတ်၊ ပို့ခ သီးခြား။', 190000, 0, 'bricks-and-trowel'],
    ['ရေဆေး (၁ ဂါလံ)', 'အရောင် စက်ဖြင့်ဖျော်သည်။', 38000, 1, 'paint-tins-and-brush'],
    ['Oil paint, half gallon', 'For doors and gates.', 26000, 1, 'paint-tins-and-brush'],
    ['PVC ပိုက် ၁ လက်မ', '၁၈ ပေ။', 7500, 1, 'pipes-and-roofing'],
    ['Water tank, 400 gallons', 'Stand not included.', 320000, 1, 'water-tank'],
    ['Drill, 13 mm', 'With six bits.', 95000, 2, 'drill'],
    ['တူ', 'သစ်သားရိုး။', 9500, 2, 'hammer-and-saw'],
    ['တံခါးသော့', 'သော့တံ ၃ ချောင်း။', 18000, 2, 'lamp-bulb-and-padlock'],
    ['LED မီးသီး ၁၂ ဝပ်', 'အာမခံ ၁ နှစ်။', 4500, 2, 'lamp-bulb-and-padlock'],
  ],
  posts: [
    ['သွပ်ဈေး မတက်ခင်', 'မိုးမကျခင် အမိုးပြင်ဖို့ ကြိုဝယ်ထားပါ။ {product} {priceMy} ပါ။ အများယူရင် ဆိုက်အရောက် ပို့ပေးပါတယ်။'],
    [
      'Before the rains: gutters',
      'Ten minutes on a ladder in May saves a ceiling in July. Brackets, glue and the ladder are here, the last one to rent.',
    ],
    ['ဆေးအရောင် စက်သစ်', 'အရောင် ၁,၀၀၀ ကျော် ဖျော်နိုင်ပါပြီ။ နမူနာ အစလေးပြရင် တူအောင် ဖျော်ပေးပါတယ်။'],
    ['{product}: {price}', 'Counted together on delivery. If a bag is torn we take it back without a speech.'],
    ['ပန်းရန်ဆရာများ ဆုံပွဲ', '{dayMy} ညနေ ၄ နာရီ ဆိုင်ရှေ့မှာ ဘိလပ်မြေအသစ် သုံးနည်းပြပွဲ ရှိပါတယ်။ လက်ဖက်ရည် ဧည့်ခံပါမယ်။'],
    ['Rent, don’t buy', 'Grinder, drill, concrete mixer by the day. Leave your card, bring it back clean.'],
  ],
}
