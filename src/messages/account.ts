import { sentences } from '#resources/sentences.ts'

/** Signing out everywhere, and exporting one's data. */
export const account = sentences({
  reviewed: false,
  en: {
    everywhereConfirm: 'Sign out on all devices, this one too?',
    everywhereDone: 'You are signed out on all devices.',
    everywhereFailed: 'Signing out everywhere did not work. Please try again.',
    exportData: 'Download my data',
    exportText: 'One zip with everything that is yours: profile, pages, posts, products, comments, and the pictures.',
    exporting: 'Putting it together...',
    exportDone: 'Your data has been downloaded.',
    exportOnSite: 'The app cannot keep files. Your browser opens our site: sign in and download your data there.',
    exportFailed: 'The download did not work. Please try again.',
  },
  my: {
    everywhereConfirm: 'ဤစက်အပါအဝင် စက်အားလုံးမှ ထွက်မလား။',
    everywhereDone: 'စက်အားလုံးမှ ထွက်ပြီးပါပြီ။',
    everywhereFailed: 'စက်အားလုံးမှ ထွက်၍ မရပါ။ ထပ်ကြိုးစားပါ။',
    exportData: 'သင့်အချက်အလက်များ ဒေါင်းလုဒ်လုပ်ရန်',
    exportText: 'ပရိုဖိုင်၊ စာမျက်နှာ၊ ပို့စ်၊ ပစ္စည်း၊ မှတ်ချက်နှင့် ပုံများ အပါအဝင် သင့်အချက်အလက်အားလုံးကို zip ဖိုင်တစ်ခုတည်းဖြင့် ရပါမည်။',
    exporting: 'စုစည်းနေပါသည်...',
    exportDone: 'သင့်အချက်အလက်များကို ဒေါင်းလုဒ်လုပ်ပြီးပါပြီ။',
    exportOnSite: 'အက်ပ်ထဲတွင် ဖိုင်သိမ်း၍ မရပါ။ ဘရောက်ဇာတွင် ဝက်ဘ်ဆိုက် ပွင့်လာပါမည်။ အကောင့်ဝင်ပြီး ထိုနေရာမှ ဒေါင်းလုဒ်လုပ်ပါ။',
    exportFailed: 'ဒေါင်းလုဒ်လုပ်၍ မရပါ။ ထပ်ကြိုးစားပါ။',
  },
})
