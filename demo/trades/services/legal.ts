import type { Trade } from '../trade.ts'

export const legal: Trade = {
  category: {
    name: 'Lawyers and Accountants',
    burmeseName: 'ရှေ့နေနှင့် စာရင်းကိုင်များ',
    english: 'Contracts, land, company papers and tax.',
    burmese: 'စာချုပ်စာတမ်း၊ မြေကိစ္စ၊ ကုမ္ပဏီမှတ်ပုံတင်နှင့် အခွန်။',
  },
  kind: 'work',
  priceRanges: true,
  hours: 'office',
  signs: [
    ['Law Office', 'ဥပဒေရုံးခန်း'],
    ['Legal Service', 'ဥပဒေဝန်ဆောင်မှု'],
    ['Accounting & Tax', 'စာရင်းကိုင်နှင့် အခွန်'],
    ['Notary & Contracts', 'စာချုပ်စာတမ်း'],
  ],
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
  departments: [
    ['စာချုပ်စာတမ်း', 'Contracts and powers'],
    ['ကုမ္ပဏီနှင့် အခွန်', 'Registration, books, tax'],
    ['တိုင်ပင်ခြင်း', 'Consultation'],
  ],
  products: [
    ['ဒုတိယအကြိမ် တိုင်ပင်ခြင်း (၃၀ မိနစ်)', 'ပထမအကြိမ် အခမဲ့၊ ရက်ချိန်းယူပါ။', 25000, 2, 'scales-of-justice'],
    ['Consultation, one hour', 'A written summary afterwards.', 50000, 2, 'briefcase'],
    ['အိမ်ငှားစာချုပ်', 'သက်သေ ၂ ဦး။', 40000, 0, 'deed-with-a-seal'],
    ['Sale contract, land', 'Papers checked at the office.', 250000, 0, 'deed-with-a-seal'],
    ['ကိုယ်စားလှယ်လွှဲစာ', 'မှတ်ပုံတင် သီးခြား။', 80000, 0, 'deed-with-a-seal'],
    ['Will, drafted', 'Two meetings.', 150000, 0, 'deed-with-a-seal'],
    ['မြေစာရွက်စာတမ်း စစ်ဆေး', '၅ ရက်။', 120000, 0, 'ledgers-and-ink-stamp'],
    ['Company registration', 'Fees of the office not included.', 350000, 1, 'ledgers-and-ink-stamp'],
    ['လစဉ် စာရင်းကိုင်', 'ဆိုင်ငယ်များအတွက်။', 150000, 1, 'ledgers-and-ink-stamp'],
    ['Yearly tax return', 'For one person or one shop.', 100000, 1, 'ledgers-and-ink-stamp'],
    ['English contract explained', 'Line by line in Burmese.', 60000, 2, 'gavel-and-law-books'],
  ],
  posts: [
    ['အိမ်ငှားစာချုပ် မချုပ်ခင်', 'ပိုင်ရှင်မှန်မမှန်၊ စရန်ငွေ၊ ပြန်အပ်ရက် သုံးချက်ကို စာနဲ့ ရေးပါ။ နှုတ်နဲ့ မယုံပါနဲ့။ မသေချာရင် {shop} ကို လာမေးပါ။'],
    [
      'Tax dates to remember',
      'Quarterly payments fall due at the end of the month. Clients get a call from us; others may set an alarm.',
    ],
    ['ရုံးချိန် ပြောင်းလဲခြင်း', '{dayMy} ကစပြီး မနက် {openMy} မှ {closeMy} အထိ ဖွင့်ပါမယ်။ ရက်ချိန်း ဖုန်း {phone} နဲ့ ယူပါ။'],
    [
      'Questions we are asked every week',
      'Does a receipt count? Often. Does a promise? Seldom. Does a photo of the paper? Less than the paper. Bring the paper.',
    ],
    ['ကုမ္ပဏီ မှတ်ပုံတင် ၃၅၀,၀၀၀ ကျပ်', 'လိုအပ်တဲ့ စာရွက်စာတမ်း စာရင်းကို Viber ကနေ အခမဲ့ ပို့ပေးပါတယ်။ အချိန် ၂ ပတ်ခန့် ကြာပါတယ်။'],
    [
      'Free half hours on {day}',
      'For those who have never sat in a lawyer’s office. Four places; first to call, first to sit.',
    ],
  ],
}
