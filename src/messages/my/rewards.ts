import type { rewards as english } from '../en/rewards.ts'

export const rewards: typeof english = {
  points: ({ points }) => `${points} မှတ်`,
  yourPoints: 'သင့်အမှတ်',
  pointsText: 'ဤနေရာတွင် သင် အမှန်တကယ် လုပ်ဆောင်သည်များအတွက် အမှတ်ရပါသည်။ အမှတ်များကို ယခု လဲလှယ်၍ မရသေးပါ။',
  pointsVisitor: 'သင့်အမှတ်ကို ကြည့်ရန် အကောင့်ဝင်ပါ။',
  whatCounts: 'အမှတ်ရသည့် အရာများ',
  ledger: 'အမှတ်ရရှိမှု မှတ်တမ်း',
  morePoints: 'ယခင် အမှတ်များ',
  ledgerEmpty: 'အမှတ် မရှိသေးပါ။ ပို့စ်တင်ပါ၊ သို့မဟုတ် စာမျက်နှာကို မျှဝေပါ။',
  pageVerified: 'စာမျက်နှာ အတည်ပြုချက် ရခြင်း',
  post: 'ပို့စ်တင်ခြင်း',
  ratingReceived: 'သုံးသပ်ချက် ရခြင်း',
  shareOpened: 'မျှဝေထားသော လင့်ခ်ကို တစ်စုံတစ်ယောက်က ဖွင့်ခြင်း',
  dailyLimit: ({ limit }) => `တစ်ရက် အများဆုံး ${limit} ကြိမ်`,
}
