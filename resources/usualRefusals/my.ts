import type { usualRefusals as english } from './en.ts'

export const usualRefusals: typeof english = {
  tooLarge: 'ကြီးလွန်းပါသည်။',
  tooMany: 'အကြိမ်ရေ များလွန်းနေပါသည်။ ခဏစောင့်ပေးပါ။',
  busy: 'ဆာဗာ အလုပ်များနေပါသည်။ ခဏနေမှ ထပ်ကြိုးစားပါ။',
}
