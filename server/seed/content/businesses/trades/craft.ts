import type { TradeWords } from './trade.ts'

export const craft = {
  handicraft: {
    signs: [
      ['Handicraft', 'လက်မှုပစ္စည်း'],
      ['Weaving', 'ရက်ကန်း'],
      ['Lacquerware', 'ယွန်းထည်'],
      ['Workshop', 'လက်မှုလုပ်ငန်း'],
    ],
    hours: 'shop',
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
  },
  legal: {
    signs: [
      ['Law Office', 'ဥပဒေရုံးခန်း'],
      ['Legal Service', 'ဥပဒေဝန်ဆောင်မှု'],
      ['Accounting & Tax', 'စာရင်းကိုင်နှင့် အခွန်'],
      ['Notary & Contracts', 'စာချုပ်စာတမ်း'],
    ],
    hours: 'office',
    english: [
      'We tell you when you do not need a lawyer.',
      'Company registration, yearly returns, and a calendar so you are never late.',
      'Books kept monthly, tax explained in plain Burmese and plain English.',
      'Sale and lease contracts, powers of attorney, inheritance. The first half hour is to understand, and costs nothing.',
    ],
    burmese: [
      'ပထမအကြိမ် တိုင်ပင်ဆွေးနွေးမှု အခမဲ့ဖြစ်ပြီး ရက်ချိန်းယူရန် လိုပါသည်။',
      'မြေပုံ၊ ဂရန်၊ ပိုင်ဆိုင်မှု စာရွက်စာတမ်း မှန်မမှန် စစ်ဆေးပေးပါတယ်။',
      'ကုမ္ပဏီမှတ်ပုံတင်၊ နှစ်ပတ်လည်စာရင်း၊ အခွန်ကိစ္စ အစအဆုံး တာဝန်ယူပါသည်။',
      'အိမ်၊ မြေ အရောင်းအဝယ်စာချုပ်၊ ကိုယ်စားလှယ်လွှဲစာ၊ အမွေကိစ္စ ဆောင်ရွက်ပေးပါသည်။',
    ],
  },
  events: {
    signs: [
      ['Events', 'ပွဲစီစဉ်ရေး'],
      ['Wedding Planner', 'မင်္ဂလာပွဲစီစဉ်ရေး'],
      ['Catering', 'ဧည့်ခံကျွေးမွေးရေး'],
      ['Tents & Sound', 'မဏ္ဍပ်နှင့် အသံချဲ့စက်'],
    ],
    hours: 'shop',
    english: [
      'Novitiation tents, thrones and the procession, with or without an elephant on wheels.',
      'Stage, flowers, music and the master of ceremonies; one phone number for the whole day.',
      'Rice and curry for two hundred, served hot at the same minute.',
      'Chairs, tables, fans and sound to rent; brought before dawn, gone before dark.',
    ],
    burmese: [
      'မင်္ဂလာဆောင်၊ ရှင်ပြု၊ အိမ်တက်၊ အလှူပွဲများ အစအဆုံး စီစဉ်ပေးပါသည်။',
      'အခမ်းအနားမှူး၊ တီးဝိုင်း၊ ဗီဒီယို တစ်နေရာတည်း စုံပါသည်။',
      'ဒံပေါက်၊ ကြာဇံဟင်းခါး၊ မုန့်ဟင်းခါး အလှူ အယောက် ၅၀ မှစ၍ ချက်ပေးပါတယ်။',
      'မဏ္ဍပ်၊ စားပွဲကုလားထိုင်၊ အသံချဲ့စက်၊ မီးအလှ ငှားရမ်းနိုင်ပါသည်။',
    ],
  },
} satisfies Record<string, TradeWords>
