import type { news as english } from '../en/news.ts'

export const news: typeof english = {
  news: 'အသိပေးချက်များ',
  newsEmpty: 'အသိပေးချက် မရှိသေးပါ။ သင်နှင့်ဆိုင်သော မှတ်ချက်၊ သုံးသပ်ချက်နှင့် ပြန်စာများကို ဤနေရာတွင် မြင်ရပါမည်။',
  unread: 'အသစ်',
  moreNews: 'ယခင်က အသိပေးချက်များ',
  profileWithNews: 'ပရိုဖိုင်၊ အသိပေးချက်အသစ် ရှိပါသည်',
  newComment: ({ page }) => `${page} တွင် မှတ်ချက်အသစ်`,
  newRating: ({ page }) => `${page} အတွက် သုံးသပ်ချက်အသစ်`,
  newAnswer: ({ page }) => `${page} က သင့်သုံးသပ်ချက်ကို စာပြန်ထားပါသည်`,
  newAdmin: ({ page }) => `သင်သည် ${page} ၏ အက်ဒမင် ဖြစ်ပါပြီ`,
  caseResolved: 'သင့်တိုင်ကြားချက်ကို စစ်ဆေး၍ ဆောင်ရွက်ပြီးပါပြီ',
  caseDismissed: 'သင့်တိုင်ကြားချက်ကို စစ်ဆေးပြီးပါပြီ၊ ဆောင်ရွက်ရန် မလိုပါ',
  transferOffered: ({ page }) => `${page} ကို သင့်ထံ လွှဲပေးထားပါသည်`,
  transferAccepted: ({ page }) => `${page} ကို ပိုင်ရှင်သစ်က လက်ခံပြီးပါပြီ`,
  transferDeclined: ({ page }) => `${page} လွှဲပေးခြင်းကို တစ်ဖက်က လက်မခံပါ`,
  transferWithdrawn: ({ page }) => `${page} လွှဲပေးခြင်းကို ပြန်ရုပ်သိမ်းလိုက်ပါပြီ`,
  aPage: 'စာမျက်နှာတစ်ခု',
}
