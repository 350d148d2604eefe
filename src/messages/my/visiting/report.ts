import type * as english from '../../en/visiting/report.ts'

export const report: typeof english.report = {
  title: 'တိုင်ကြားရန်',
  about: 'မည်သည့်အကြောင်း တိုင်ကြားလိုပါသလဲ။',
  link: 'လင့်ခ် ရှိလျှင် ထည့်ပါ',
  description: 'မည်သည့်ပြဿနာ ရှိပါသလဲ။',
  required: 'အကြောင်းအရာ ရေးပေးပါ။',
  failed: 'တိုင်ကြားချက်ကို ပို့၍ မရပါ။ ထပ်ကြိုးစားပါ။',
  submit: 'ပို့မည်',
  thanks: 'တိုင်ကြားပေးသည့်အတွက် ကျေးဇူးတင်ပါသည်။',
  wrongTitle: 'မည်သည့်အချက် မှားနေပါသလဲ။',
  wrongNumber: 'ဖုန်းနံပါတ် မှားနေသည်',
  wrongNumberText: 'ဤလုပ်ငန်း၏ ဖုန်းနံပါတ် မှားနေပါသည်။',
  wrongPlace: 'နေရာ ပြောင်းသွားပြီ',
  wrongPlaceText: 'ဤလုပ်ငန်း နေရာ ပြောင်းသွားပါပြီ။ ဤလိပ်စာတွင် မရှိတော့ပါ။',
  wrongClosed: 'ပိတ်သွားပြီ',
  wrongClosedText: 'ဤလုပ်ငန်း ပိတ်သွားပါပြီ။',
  wrongOther: 'အခြား',
  wrongHint: 'တစ်ချက်နှိပ်လျှင် ဤလမ်းညွှန်ကို စီမံသူများထံ တိုင်ကြားချက် ရောက်ပါမည်။',
}
