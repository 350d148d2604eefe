import { sentences } from '#resources/sentences.ts'

/** Points and how they are counted. */
export const rewards = sentences({
  reviewed: false,
  en: {
    points: ({ points }: { points: number }) => (points === 1 ? '1 point' : `${points} points`),
    yourPoints: 'Your points',
    pointsText: 'Points are counted from what you really do here. They cannot be exchanged for anything yet.',
    pointsVisitor: 'Login to see your own points.',
    whatCounts: 'What counts',
    ledger: 'How they came together',
    morePoints: 'Older',
    ledgerEmpty: 'No points yet. Write a post, or share a page.',
    pageVerified: 'Page verified',
    post: 'Post written',
    ratingReceived: 'Rating received',
    shareOpened: 'Shared link opened by somebody',
    mostADay: ({ most }: { most: number }) => `at most ${most} a day`,
  },
  my: {
    points: ({ points }) => `${points} မှတ်`,
    yourPoints: 'သင့်အမှတ်',
    pointsText: 'ဤနေရာတွင် သင် အမှန်တကယ် လုပ်ဆောင်သည်များအတွက် အမှတ်ရပါသည်။ အမှတ်များကို ယခု လဲလှယ်၍ မရသေးပါ။',
    pointsVisitor: 'သင့်အမှတ်ကို ကြည့်ရန် အကောင့်ဝင်ပါ။',
    whatCounts: 'အမှတ်ရသည့် အရာများ',
    ledger: 'အမှတ်ရရှိမှု မှတ်တမ်း',
    morePoints: 'ယခင်က အမှတ်များ',
    ledgerEmpty: 'အမှတ် မရှိသေးပါ။ ပို့စ်တင်ပါ၊ သို့မဟုတ် စာမျက်နှာကို မျှဝေပါ။',
    pageVerified: 'စာမျက်နှာ အတည်ပြုချက် ရခြင်း',
    post: 'ပို့စ်တင်ခြင်း',
    ratingReceived: 'သုံးသပ်ချက် ရခြင်း',
    shareOpened: 'မျှဝေထားသော လင့်ခ်ကို တစ်စုံတစ်ယောက်က ဖွင့်ခြင်း',
    mostADay: ({ most }) => `တစ်ရက် အများဆုံး ${most} ကြိမ်`,
  },
})
