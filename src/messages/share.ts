import { sentences } from '#resources/sentences.ts'

/** Sharing a record or the app. */
export const share = sentences({
  reviewed: false,
  en: {
    shareApp: ({ app }: { app: string }) => `Share ${app}`,
    shareAppText: ({ app }: { app: string }) => `${app}: businesses, products and posts around you`,
    openLink: ({ name }: { name: string }) => `Open ${name}`,
    preview: ({ name }: { name: string }) => `Preview: ${name}`,
    notInStore: 'Not in this store yet. Open the website on your phone and add it to the home screen.',
    shareVia: 'Share',
    copyLink: 'Copy link',
    copyFailed: 'The link could not be copied. Here it is:',
    linkToShare: 'Link to share',
    sharePoints: ({ points }: { points: number }) =>
      `You get ${points} points when somebody who is signed in opens it.`,
  },
  my: {
    shareApp: ({ app }) => `${app} ကို မျှဝေရန်`,
    shareAppText: ({ app }) => `${app} - သင့်အနီးရှိ လုပ်ငန်း၊ ပစ္စည်းနှင့် ပို့စ်များ`,
    openLink: ({ name }) => `${name} ဖွင့်ရန်`,
    preview: ({ name }) => `နမူနာပုံ - ${name}`,
    notInStore: 'ဤအက်ပ်စတိုးတွင် မရှိသေးပါ။ ဖုန်းဖြင့် ဝက်ဘ်ဆိုက်ကို ဖွင့်ပြီး ဖုန်း၏ ပင်မမျက်နှာပြင်တွင် ထည့်ထားပါ။',
    shareVia: 'မျှဝေရန်',
    copyLink: 'လင့်ခ် ကူးယူရန်',
    copyFailed: 'လင့်ခ်ကို ကူးယူ၍ မရပါ။ ဤနေရာမှ ယူပါ -',
    linkToShare: 'မျှဝေရန် လင့်ခ်',
    sharePoints: ({ points }) => `အကောင့်ဝင်ထားသူ တစ်ဦးက ဖွင့်လျှင် ${points} မှတ် ရပါမည်။`,
  },
})
