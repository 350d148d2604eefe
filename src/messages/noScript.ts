import type { Language } from './index.ts'

/**
 * What the server writes into documents for browsers without scripts, where index.html hides forms that could send nothing. Not among the
 * texts of the app, so no phone loads it.
 */
export const noScript: Readonly<Record<Language, string>> = {
  en: 'Everything can be read without JavaScript. Lists beyond their first page, maps, saving, signing in and writing need it.',
  my: 'JavaScript မပါဘဲ အားလုံးကို ဖတ်နိုင်ပါသည်။ စာရင်းများ၏ ပထမစာမျက်နှာနောက်ပိုင်း၊ မြေပုံ၊ သိမ်းခြင်း၊ အကောင့်ဝင်ခြင်းနှင့် ရေးသားခြင်းတို့အတွက်မူ JavaScript လိုအပ်ပါသည်။',
}
