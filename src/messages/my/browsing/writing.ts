import type * as english from '../../en/browsing/writing.ts'

export const writing: typeof english.writing = {
  title: 'ဘာသာစကားနှင့် ဂဏန်း',
  digits: 'ဂဏန်း',
  burmeseDigits: 'မြန်မာဂဏန်း',
  latinDigits: 'အင်္ဂလိပ်ဂဏန်း',
  prices: 'ဈေးနှုန်းများ',
  inKyat: 'ဈေးနှုန်းများကို ကျပ်ဖြင့် ပြရန်',
  inLakhs: 'ဈေးနှုန်းများကို သိန်းဖြင့် ပြရန်',
}
