import type * as english from '../en/profile.ts'

export const profile: typeof english.profile = {
  profile: 'ပရိုဖိုင်',
  editProfile: 'ပရိုဖိုင် ပြင်ရန်',
  deleteProfile: 'အကောင့် ဖျက်ရန်',
  shareProgram: 'အက်ပ်ကို မျှဝေရန်',
  adminArea: 'စနစ် စီမံခန့်ခွဲရေး',
  following: 'စောင့်ကြည့်ထားသည်များ',
  blockList: 'ဘလော့စာရင်း',
  blockedUsers: 'ဘလော့ထားသော စာမျက်နှာများ',
  logOut: 'အကောင့်မှ ထွက်ရန်',
  logOutEverywhere: 'စက်အားလုံးမှ ထွက်ရန်',
  noProfile: 'ပရိုဖိုင် အချက်အလက် မရှိပါ',
  loggedOut: 'အကောင့်မှ ထွက်ပြီးပါပြီ။',
  unfollow: 'မစောင့်ကြည့်တော့ပါ',
  deleteAccount: 'အကောင့် ဖျက်ရန်',
  deleteAccountNow: 'အကောင့် ဖျက်မည်',
  deleteAccountText:
    'သင့်ပရိုဖိုင်၊ စာမျက်နှာများနှင့် ၎င်းတို့အောက်ရှိ အရာအားလုံးကို ဖျက်ပါမည်။ ဆက်ခံရန် သဘောတူထားသော အက်ဒမင်ရှိသည့် စာမျက်နှာကိုမူ ထိုအက်ဒမင်ထံ လွှဲပြောင်းပါမည်။ ဖျက်ပြီးလျှင် ပြန်လည်ရယူ၍ မရပါ။',
  deleteAccountConfirm: 'သင့်အကောင့်ကို အမှန်တကယ် ဖျက်လိုပါသလား။',
  deleteAccountDone: 'သင့်အကောင့်ကို ဖျက်ပြီးပါပြီ။',
  deleteAccountLogin: 'အကောင့်ကို ဖျက်ရန် ဦးစွာ အကောင့်ဝင်ပါ။',
  deleteAccountFailed: 'အကောင့်ကို ဖျက်၍ မရပါ။ ထပ်ကြိုးစားပါ။',
  serverError: 'ဆာဗာ ချို့ယွင်းနေပါသည်။ ခဏနေမှ ထပ်ကြိုးစားပါ။',
  exportFirst: 'သင့်အချက်အလက်များ အရင် ဒေါင်းလုဒ်လုပ်ရန်',
  report: 'တိုင်ကြားရန်',
  reportAbout: 'မည်သည့်အကြောင်း တိုင်ကြားလိုပါသလဲ။',
  reportLink: 'လင့်ခ် ရှိလျှင် ထည့်ပါ',
  reportDescription: 'မည်သည့်ပြဿနာ ရှိပါသလဲ။',
  reportRequired: 'အကြောင်းအရာ ရေးပေးပါ။',
  reportFailed: 'တိုင်ကြားချက်ကို ပို့၍ မရပါ။ ထပ်ကြိုးစားပါ။',
  reportSubmit: 'ပို့မည်',
  reportThanks: 'တိုင်ကြားပေးသည့်အတွက် ကျေးဇူးတင်ပါသည်။',
  share: 'မျှဝေရန်',
}

export const relations: typeof english.relations = {
  followFailed: 'ပြောင်းလဲမှုကို သိမ်း၍ မရပါ။ ထပ်ကြိုးစားပါ။',
  unblockFailed: 'စာမျက်နှာကို ဘလော့ဖြည်၍ မရပါ။ ထပ်ကြိုးစားပါ။',
  blockedDetail: '၎င်း၏ ပို့စ်၊ ပစ္စည်းနှင့် မှတ်ချက်များကို သင် မမြင်ရပါ။',
  unblocked: 'စာမျက်နှာကို ဘလော့ဖြည်လိုက်ပါပြီ',
  followingEmpty: 'စောင့်ကြည့်ထားသော စာမျက်နှာ မရှိသေးပါ။',
  blockedEmpty: 'ဘလော့ထားသော စာမျက်နှာ မရှိပါ။',
  discoverPages: 'လုပ်ငန်းအသစ်များ ကြည့်ရန်',
  seeWholeList: 'စာရင်းအားလုံး ကြည့်ရန်',
}

export const reports: typeof english.reports = {
  myReports: 'သင့်တိုင်ကြားချက်များ',
  reportAbout: ({ type }) => `${type} အကြောင်း တိုင်ကြားချက်`,
  caseOpen: 'လက်ခံရရှိပြီး',
  caseReviewing: 'စစ်ဆေးဆဲ',
  caseResolvedShort: 'ဆောင်ရွက်ပြီး',
  caseDismissedShort: 'ဆောင်ရွက်ရန် မလို',
  outcome: 'ရလဒ်',
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
