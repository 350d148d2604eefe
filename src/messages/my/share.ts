import type * as english from '../en/share.ts'

export const share: typeof english.share = {
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
}
