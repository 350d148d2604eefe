import type * as english from '../en/profile.ts'

export const profile: typeof english.profile = {
  followingEmpty: 'စောင့်ကြည့်ထားသော စာမျက်နှာ မရှိသေးပါ။',
  blockedEmpty: 'ဘလော့ထားသော စာမျက်နှာ မရှိပါ။',
  seeWholeList: 'စာရင်းအားလုံး ကြည့်ရန်',
  profile: 'ပရိုဖိုင်',
  editProfile: 'ပရိုဖိုင် ပြင်ရန်',
  deleteProfile: 'အကောင့် ဖျက်ရန်',
  shareProgram: 'အက်ပ်ကို မျှဝေရန်',
  adminArea: 'စနစ် စီမံခန့်ခွဲရေး',
  moderation: 'စိစစ်ရေး',
  contents: 'အကြောင်းအရာများ',
  following: 'စောင့်ကြည့်ထားသည်များ',
  blockList: 'ဘလော့စာရင်း',
  blockedUsers: 'ဘလော့ထားသော စာမျက်နှာများ',
  logOut: 'အကောင့်မှ ထွက်ရန်',
  logOutEverywhere: 'စက်အားလုံးမှ ထွက်ရန်',
  noProfile: 'ပရိုဖိုင် အချက်အလက် မရှိပါ',
  loggedOut: 'အကောင့်မှ ထွက်ပြီးပါပြီ။',
  unfollow: 'မစောင့်ကြည့်တော့ပါ',
}

export const reports: typeof english.reports = {
  myReports: 'သင့်တိုင်ကြားချက်များ',
  reportAbout: ({ type }) => `${type} အကြောင်း တိုင်ကြားချက်`,
  caseOpen: 'လက်ခံရရှိပြီး',
  caseReviewing: 'စစ်ဆေးဆဲ',
  caseResolvedShort: 'ဆောင်ရွက်ပြီး',
  caseDismissedShort: 'ဆောင်ရွက်ရန် မလို',
  outcome: 'ရလဒ် -',
  moreReports: 'နောက်ထပ် တိုင်ကြားချက်များ',
}

export const account: typeof english.account = {
  everywhereNow: 'စက်အားလုံးမှ ထွက်မည်',
  everywhereConfirm: 'ဤစက်အပါအဝင် စက်အားလုံးမှ ထွက်မလား။',
  everywhereDone: 'စက်အားလုံးမှ ထွက်ပြီးပါပြီ။',
  everywhereFailed: 'စက်အားလုံးမှ ထွက်၍ မရပါ။ ထပ်ကြိုးစားပါ။',
  exportData: 'သင့်အချက်အလက်များ ဒေါင်းလုဒ်လုပ်ရန်',
  exportText: 'ပရိုဖိုင်၊ စာမျက်နှာ၊ ပို့စ်၊ ပစ္စည်း၊ မှတ်ချက်နှင့် ပုံများ အပါအဝင် သင့်အချက်အလက်အားလုံးကို zip ဖိုင်တစ်ခုတည်းဖြင့် ရပါမည်။',
  exporting: 'စုစည်းနေပါသည်...',
  exportDone: 'သင့်အချက်အလက်များကို ဒေါင်းလုဒ်လုပ်ပြီးပါပြီ။',
  exportOnSite: 'အက်ပ်ထဲတွင် ဖိုင်သိမ်း၍ မရပါ။ ဘရောက်ဇာတွင် ဝက်ဘ်ဆိုက် ပွင့်လာပါမည်။ အကောင့်ဝင်ပြီး ထိုနေရာမှ ဒေါင်းလုဒ်လုပ်ပါ။',
  exportFailed: 'ဒေါင်းလုဒ်လုပ်၍ မရပါ။ ထပ်ကြိုးစားပါ။',
}
