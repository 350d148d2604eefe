import { sentences } from './sentences.ts'

/** What anything between the server and its people may answer without words: these the screens say themselves (docs/decisions/refusals.md). */
export const usualRefusals = sentences({
  reviewed: false,
  en: {
    tooLarge: 'This is too large.',
    tooMany: 'Too many requests. Please wait a little.',
    busy: 'The service is busy. Please try again in a moment.',
  },
  my: {
    tooLarge: 'ကြီးလွန်းပါသည်။',
    tooMany: 'အကြိမ်ရေ များလွန်းနေပါသည်။ ခဏစောင့်ပေးပါ။',
    busy: 'ဆာဗာ အလုပ်များနေပါသည်။ ခဏနေမှ ထပ်ကြိုးစားပါ။',
  },
})
