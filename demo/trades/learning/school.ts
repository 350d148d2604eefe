import type { Trade } from '../trade.ts'

export const school: Trade = {
  category: {
    name: 'Schools and Courses',
    burmeseName: 'ကျောင်းနှင့် သင်တန်းများ',
    english: 'Languages, tuition, computing and trades for all ages.',
    burmese: 'ဘာသာစကား၊ ကျူရှင်၊ ကွန်ပျူတာနှင့် အသက်မွေးပညာ သင်တန်းများ။',
  },
  kind: 'work',
  hours: 'school',
  signs: [
    ['English School', 'အင်္ဂလိပ်စာသင်တန်း'],
    ['Education Centre', 'ပညာရေးစင်တာ'],
    ['Tuition', 'ကျူရှင်'],
    ['Pre-school', 'မူကြိုကျောင်း'],
  ],
  english: [
    'Classes of twelve at most. The first lesson is free, and so is an honest word about your level.',
    'Japanese to N3 and N2 with teachers who worked there; help with forms, not with dreams.',
    'Mathematics and physics for grades nine to twelve, evenings and weekends, in small groups.',
    'A garden, a nap room and teachers who sit on the floor. From two and a half years.',
  ],
  burmese: [
    'အခြေခံမှ အဆင့်မြင့်အထိ စကားပြောဦးစားပေး သင်ကြားပေးပါသည်။ အတန်းစမ်းတက်နိုင်ပါသည်။',
    'ဂျပန်စာ၊ ကိုရီးယားစာ၊ ကွန်ပျူတာ အခြေခံ သင်တန်းသစ်များ လစဉ် ဖွင့်ပါသည်။',
    'ကျောင်းသား ၁၂ ယောက်သာ လက်ခံပြီး တစ်ဦးချင်း ဂရုစိုက် သင်ပေးပါတယ်။',
    'ကလေးများ ပျော်ရွှင်စွာ သင်ယူနိုင်ရန် ကစားကွင်း၊ အိပ်ခန်း၊ နေ့လယ်စာ ပါဝင်ပါသည်။',
  ],
  departments: [
    ['ဘာသာစကား', 'English, Japanese, Korean, Thai'],
    ['ကျောင်းစာ', 'Tuition by grade'],
    ['အသက်မွေးပညာ', 'Computing and trades'],
  ],
  products: [
    ['English, beginners, 3 months', 'Ten in a class, books included.', 180000, 0, 'globe'],
    ['အင်္ဂလိပ် စကားပြော (၁ လ)', 'စနေ၊ တနင်္ဂနွေ။', 70000, 0, 'blackboard'],
    ['Japanese N5', 'Four months, evenings.', 240000, 0, 'pencils-and-exercise-books'],
    ['ဂျပန်စာ N4', 'N5 အောင်ပြီးသူများ။', 280000, 0, 'pencils-and-exercise-books'],
    ['Korean, basic', 'Hangul in the first week.', 200000, 0, 'blackboard'],
    ['နဝမတန်း သင်္ချာ (၁ လ)', 'လူနည်းအတန်း။', 50000, 1, 'blackboard'],
    ['ဒွါဒသမတန်း ရူပဗေဒ (၁ လ)', 'စာမေးပွဲမေးခွန်းဟောင်း လေ့ကျင့်။', 70000, 1, 'graduation-cap'],
    ['Pre-school, month', 'Lunch and nap included.', 160000, 1, 'shan-bag-with-books'],
    ['အခြေခံ ကွန်ပျူတာ', 'Word၊ Excel၊ မြန်မာစာရိုက်။', 60000, 2, 'computer/desktop-computer'],
    ['Graphic design, 2 months', 'Bring no laptop, we have them.', 220000, 2, 'computer/laptop'],
    ['စက်ချုပ်အခြေခံ (၃ လ)', 'လက်မှတ်ပေးသည်။', 150000, 2, 'tailor/sewing-machine'],
  ],
  posts: [
    ['အတန်းသစ် ဖွင့်မည်', '{product} အတန်းကို {dayMy} စဖွင့်ပါမယ်။ သင်တန်းကြေး {priceMy} ဖြစ်ပြီး နှစ်ခါခွဲပေးနိုင်ပါတယ်။ ပထမရက် အခမဲ့ စမ်းတက်ပါ။'],
    ['Exam results: well done', 'Nine of twelve passed N4, and the three others know why. We are proud of all twelve.'],
    ['Parents’ evening on {day}', 'Come at five. We show the books, not the grades. Tea and samosas from next door.'],
    ['ကျောင်းပိတ်ရက် သင်တန်းတို', 'နွေရာသီမှာ ကလေးတွေအတွက် အင်္ဂလိပ်စာနဲ့ ပန်းချီ ၆ ပတ်သင်တန်း ရှိပါတယ်။ တစ်တန်း ၁၂ ယောက်ပါ။'],
    ['Free placement test', 'Twenty minutes, no preparation, honest answer. Any weekday after {open}.'],
    ['ဆရာ၊ ဆရာမ အလိုရှိသည်', 'ကလေးချစ်ပြီး စိတ်ရှည်သူ ဖြစ်ရပါမယ်။ အတွေ့အကြုံမရှိလည်း သင်ပေးပါမယ်။ ကိုယ်ရေးရာဇဝင်ကို ကျောင်းရုံးခန်းမှာ လာအပ်ပါ။'],
  ],
}
