import { grouped } from '#resources/text/digits.ts'
import type * as english from '../../en/visiting/lengths.ts'

export const lengths: typeof english.lengths = {
  tooLong: ({ most }) => `စာလုံး ${grouped(most)} အောက်သာ ရေးပါ။`,
  stackedMarks: 'စာလုံးတစ်လုံးပေါ်တွင် သင်္ကေတများ များလွန်းနေပါသည်။ အချို့ကို ဖျက်ပေးပါ။',
}
