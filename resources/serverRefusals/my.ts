import type { serverRefusals as english } from './en.ts'

export const serverRefusals: typeof english = {
  storageFull: 'သိမ်းရန် နေရာ မကျန်တော့ပါ။ ခဏနေမှ ထပ်ကြိုးစားပါ။',
  storeSilent: 'ပုံနှင့် ဖိုင်များကို ယခု ရယူ၍ သို့မဟုတ် သိမ်း၍ မရသေးပါ။ တစ်မိနစ်ခန့်နေမှ ထပ်ကြိုးစားပါ။',
  ourFault: 'ဆာဗာ ချို့ယွင်းနေပါသည်။ ခဏနေမှ ထပ်ကြိုးစားပါ။',
  requestId: ({ id }) => `တောင်းဆိုမှု အမှတ် ${id}`,
  loadAgain: 'ထပ်ကြိုးစားရန်',
}
