import { formatDay } from '../text/date.ts'
import { grouped } from '../text/digits.ts'
import { usualWriting } from '../text/language.ts'
import type * as english from './en.ts'

export const usualRefusals: typeof english.usualRefusals = {
  tooLarge: 'ကြီးလွန်းပါသည်။',
  tooMany: 'အကြိမ်ရေ များလွန်းနေပါသည်။ ခဏစောင့်ပေးပါ။',
  busy: 'ဆာဗာ အလုပ်များနေပါသည်။ ခဏနေမှ ထပ်ကြိုးစားပါ။',
}

export const serverRefusals: typeof english.serverRefusals = {
  storageFull: 'သိမ်းရန် နေရာ မကျန်တော့ပါ။ ခဏနေမှ ထပ်ကြိုးစားပါ။',
  storeSilent: 'ပုံနှင့် ဖိုင်များကို ယခု ရယူ၍ သို့မဟုတ် သိမ်း၍ မရသေးပါ။ တစ်မိနစ်ခန့်နေမှ ထပ်ကြိုးစားပါ။',
  ourFault: 'ဆာဗာ ချို့ယွင်းနေပါသည်။ ခဏနေမှ ထပ်ကြိုးစားပါ။',
  requestId: ({ id }) => `တောင်းဆိုမှု အမှတ် ${id}`,
  loadAgain: 'ထပ်ကြိုးစားရန်',
}

/** What is wrong with a query's filters, orders and boxes. */
export const queryRefusals: typeof english.queryRefusals = {
  bounds: 'bounds တွင် အနောက်၊ တောင်၊ အရှေ့၊ မြောက် ဒီဂရီများ ထည့်ပါ။',
  zoom: ({ most }) => `zoom တွင် သုညမှ ${most} အထိ ကိန်းပြည့် ထည့်ပါ။`,
  near: 'near တွင် လတ္တီတွဒ်နှင့် လောင်ဂျီတွဒ် ထည့်ပါ။',
  nearestNeedsNear: 'order=nearest ကို သုံးလျှင် near ဖြင့် တည်နေရာလည်း ထည့်ပါ။',
  following: 'following သည် ၁ သို့မဟုတ် ၀ ဖြစ်ရပါမည်။',
  rated: 'rated တွင် ကြယ်ပွင့် ၁ မှ ၅ ထည့်ပါ။',
  kyat: ({ name }) => `${name} တွင် ငွေပမာဏကို ကျပ်ဖြင့် ထည့်ပါ။`,
  within: 'within တွင် ကီလိုမီတာ အရေအတွက် ထည့်ပါ။',
  withinNeedsNear: 'within ကို သုံးလျှင် near ဖြင့် တည်နေရာလည်း ထည့်ပါ။',
  available: 'available သည် ၁ သို့မဟုတ် ၀ ဖြစ်ရပါမည်။',
  openAt: 'openAt တွင် ရက်စွဲနှင့် အချိန် ထည့်ပါ။',
  openNow: 'openNow သည် ၁ သို့မဟုတ် ၀ ဖြစ်ရပါမည်။',
  region: 'region တွင် တိုင်း သို့မဟုတ် ပြည်နယ်အမည် ထည့်ပါ။',
  suggestedSource: ({ sources }) => `source သည် ${sources} ထဲမှ တစ်ခု ဖြစ်ရပါမည်။`,
}

export const valueRefusals: typeof english.valueRefusals = {
  trueOrFalse: ({ name }) => `${name} သည် true သို့မဟုတ် false ဖြစ်ရပါမည်။`,
  yesOrNo: 'true သို့မဟုတ် false ကို ပို့ပါ။',
  notShared: 'အက်ပ်၊ စာမျက်နှာ၊ ပို့စ်၊ ပစ္စည်း သို့မဟုတ် ဆောင်းပါးကိုသာ မျှဝေနိုင်ပါသည်။',
  bothDegrees: 'လတ္တီတွဒ်နှင့် လောင်ဂျီတွဒ် နှစ်ခုလုံး ထည့်ပါ၊ သို့မဟုတ် နှစ်ခုလုံး မထည့်ပါနှင့်။',
  hours: 'ဖွင့်ချိန်ကို ဖတ်၍ မရပါ။',
  hoursIncomplete: ({ day }) => `မတူသော အချိန်နှစ်ခု ပေးပါ။ တစ်နေ့လုံး ဖွင့်လျှင် သန်းခေါင်ကို နှစ်ကြိမ် ထည့်ပါ (${day})။`,
  hoursOverlap: ({ day }) => `တစ်နေ့တည်းတွင် အချိန်နှစ်ခု ထပ်နေပါသည် (${day})။`,
  hoursNoDate: ({ day }) => `${day} ဟူသော ရက်စွဲ မရှိပါ။`,
}

export const roleRefusals: typeof english.roleRefusals = {
  noAccount: 'ဤလိပ်စာဖြင့် အကောင့် မရှိသေးပါ။ သူ တစ်ကြိမ် ဝင်ပြီးမှ တာဝန် ပေးနိုင်ပါသည်။',
  lastSuperAdmin: 'ဤသူသည် နောက်ဆုံး ကျန်သော စနစ်စီမံသူ ဖြစ်ပါသည်။ ထိုတာဝန်ကို အခြားတစ်ဦးအား အရင်ပေးပါ။',
  roles: 'တာဝန်များမှာ moderator၊ editor နှင့် superAdmin ဖြစ်ပြီး ကော်မာဖြင့် ခြားရေးပါ၊ သို့မဟုတ် ကွက်လပ် ထားပါ။',
}

export const caseRefusals: typeof english.caseRefusals = {
  caseTaken: ({ name }) => `${name} က ဤအမှုကို စစ်ဆေးနေပါသည်။`,
  caseChanged: 'ဤအမှု ပြောင်းသွားပါပြီ။ ထပ်ကြည့်ပါ။',
  caseDecided: 'ဤအမှုကို ဆုံးဖြတ်ပြီးပါပြီ။',
  measureDays: ({ most }) => `ရက်အရေအတွက်ကို တစ်ရက်မှ ${most} ရက်အထိ ကိန်းပြည့်ဖြင့် ရေးပါ၊ အမြဲတမ်းဆိုလျှင် ကွက်လပ်ထားပါ။`,
  notThisAct: 'ဤအရာကို ထိုသို့ လုပ်၍ မရပါ။',
  nothingToLift: 'ဆိုင်းငံ့ထားသည် မရှိတော့ပါ။',
  notTheTeam: 'ဝိုင်းဝန်း စီမံသူကို ရပ်ဆိုင်း၍ မရပါ။ စနစ်စီမံသူက တာဝန်ကို အရင်ရုပ်သိမ်းရပါမည်။',
  tooLateToUndo: 'မူလအတိုင်း ပြန်ထားရန် နောက်ကျသွားပါပြီ။',
  answeredByAnother: 'အယူခံကို ဆုံးဖြတ်ခဲ့သူမဟုတ်သော အခြားသူတစ်ဦးက ဖြေရပါမည်။',
  appealOnce: 'အယူခံ တစ်ကြိမ် တင်ပြီးပါပြီ။',
  appealLate: 'အယူခံတင်ရန် အချိန် ကုန်သွားပါပြီ။',
  caseAppealed: 'အယူခံ တင်ထားပါသည်။ အမှုထဲတွင် ဖြေပါ။',
  relatedAppealed: ({ name }) => `“${name}” အတွက် အယူခံ တင်ထားပါသည်။ ၎င်း၏ အမှုထဲတွင် ဖြေပြီး ဤနေရာတွင် ချန်ထားပါ။`,
  notRelated: 'ဤအရာသည် အမှုနှင့် မဆက်စပ်ပါ။',
  notMostlyWrong: 'မှန်သည်ထက် မှားယွင်း တိုင်ကြားသည်က ပိုများသူကိုသာ အသံပိတ်ထားနိုင်ပါသည်။',
  notOnesOwn: 'ဤအရာသည် သင်နှင့် သက်ဆိုင်ပါသည်။ အခြားသူတစ်ဦးက ဆုံးဖြတ်ရပါမည်။',
}

export const claimRefusals: typeof english.claimRefusals = {
  claimOwned: 'ဤစာမျက်နှာတွင် ပိုင်ရှင် ရှိပြီးဖြစ်ပါသည်။',
  claimWaits: 'ဤစာမျက်နှာအတွက် သင့်တောင်းဆိုမှုကို စစ်ဆေးရန် စောင့်နေပါသည်။ အခြားအထောက်အထား ပြရန် ၎င်းကို အရင် ရုပ်သိမ်းပါ။',
  claimAgain: ({ firstDay }) =>
    `ဤစာမျက်နှာအတွက် သင့်တောင်းဆိုမှုကို ပယ်ချခဲ့ပါသည်။ ${formatDay(firstDay, usualWriting.my)} မှစ၍ ထပ်မံ တောင်းဆိုနိုင်ပါသည်။`,
  claimsTooMany: ({ most }) => `သင့်တောင်းဆိုမှု တစ်ပြိုင်တည်း အများဆုံး ${most} ခုသာ စောင့်နိုင်ပါသည်။ တစ်ခု ဆုံးဖြတ်ပြီးသည်အထိ စောင့်ပါ။`,
  claimNoNumber: 'ဤစာမျက်နှာတွင် ခေါ်ဆိုနိုင်သော ဖုန်းနံပါတ် မရှိပါ။ အခြားအထောက်အထား ရွေးပါ။',
  claimNoWebsite: 'ဤစာမျက်နှာတွင် ဝက်ဘ်ဆိုက် မရှိပါ။ အခြားအထောက်အထား ရွေးပါ။',
  claimDocument: 'ပုံတစ်ပုံ (JPEG၊ PNG သို့မဟုတ် WebP) သို့မဟုတ် PDF တစ်ခု ရွေးပါ။',
  claimTooLarge: 'ဤဖိုင် ကြီးလွန်းပါသည် (အများဆုံး ၁၀ MB)။',
  claimDecided: 'ဤတောင်းဆိုမှုကို ဆုံးဖြတ်ပြီးပါပြီ။',
  claimNeedsCode: 'ဖုန်းဖြင့် တောင်းဆိုမှုကို ကုဒ် ရိုက်ထည့်မှသာ လက်ခံပါသည်။ နံပါတ်ကို ခေါ်ပြီး ကုဒ်ကို ဖတ်ပြပါ။',
  claimNoCode: 'ယခု အသုံးပြုနိုင်သော ကုဒ် မရှိပါ။ နံပါတ်ကို ထပ်ခေါ်ပါမည်။',
  claimCodeWrong: ({ left }) => `ဤကုဒ် မမှန်ပါ။ ${left} ကြိမ် ထပ်ကြိုးစားနိုင်ပါသည်။`,
  claimCodeOver: 'ဤကုဒ် မမှန်ပါ၊ နောက်ဆုံးအကြိမ်လည်း ဖြစ်ပါသည်။ နံပါတ်ကို ထပ်ခေါ်ပါမည်။',
}

export const importRefusals: typeof english.importRefusals = {
  importResource: 'ဤအမျိုးအစားဇယားကို တင်သွင်း၍ မရပါ။',
  importFile: 'ဖိုင်တစ်ခု ရွေးပါ။',
  importTooLarge: ({ megabytes, rows }) =>
    `ဤဇယား ကြီးလွန်းပါသည် (အများဆုံး ${megabytes} MB သို့မဟုတ် အတန်း ${grouped(rows)})။ ခွဲ၍ တင်ပါ။`,
  importWorkbook: 'ဖိုင်အမည် မည်သို့ပင်ရှိစေ ဤသည်မှာ Excel စသည့် ဖိုင် ဖြစ်ပါသည်။ CSV (UTF-8) အဖြစ် သိမ်းပြီး ထိုဖိုင်ကို ရွေးပါ။',
  importOtherKind: 'ဤဖိုင်သည် ဇယား မဟုတ်ပါ။ CSV (UTF-8) အဖြစ် သိမ်းပြီး ထိုဖိုင်ကို ရွေးပါ။',
  importEncoding: 'ဤဖိုင်၏ စာလုံးများကို ဖတ်၍ မရပါ။ CSV (UTF-8) အဖြစ် ပြန်သိမ်းပါ။',
  importNoRows: 'ဤဇယား၏ ပထမလိုင်းအောက်တွင် အတန်း မရှိပါ။',
  importTitle: ({ label }) => `${label.my}အတွက် ကော်လံ မရွေးရသေးပါ။`,
  importMapping: 'ကော်လံရွေးချယ်မှုသည် ဤဇယားနှင့် မကိုက်ညီပါ။',
  importBusy: 'ဤတင်သွင်းမှုကို လုပ်ဆောင်နေဆဲ ဖြစ်ပါသည်။ ပြီးသည်အထိ စောင့်ပါ။',
  importOver: 'ဤတင်သွင်းမှု ပြီးသွားပါပြီ။ ဖိုင်ကို ထပ်ပို့ပါ။',
  importUndoOver: ({ days }) => `တင်သွင်းမှုကို ${days} ရက်အတွင်းသာ မူလအတိုင်း ပြန်ထားနိုင်ပါသည်။`,
  importNothingToUndo: 'ဤတင်သွင်းမှုတွင် မူလအတိုင်း ပြန်ထားစရာ မရှိပါ။',
  importUneven: 'ဤအတန်းရှိ အကွက်အရေအတွက်သည် ပထမလိုင်းနှင့် မတူပါ။',
  importQuote: 'ကိုးကားအမှတ်အသား ပိတ်မထားပါ။ ၎င်းနောက်ရှိသည်များကို ဖတ်၍ မရပါ။',
  importZeroByte: 'ဤအတန်းတွင် သိမ်း၍မရသော စာလုံး ပါနေပါသည်။',
  importDigitsLost: ({ value }) => `ဇယားက ဤနံပါတ်ကို အတိုချုံ့ထားသဖြင့် ဂဏန်းများ ပျောက်နေပါသည် (${value})။`,
  importNoNumber: ({ value }) => `ဖုန်းနံပါတ် မဟုတ်ပါ - ${value}`,
  importNoPlace: ({ value }) => `ဤတည်နေရာ မြေပုံပေါ်တွင် မရှိပါ - ${value}`,
  importTurned: 'လတ္တီတွဒ်နှင့် လောင်ဂျီတွဒ် ပြောင်းပြန်ဖြစ်နေသဖြင့် ပြန်လှည့်ထားပါသည်။',
  importUnknown: ({ value }) => `ဤနေရာတွင် မရှိပါ - ${value}`,
  importSeveral: ({ value }) => `ဤအမည်ဖြင့် တစ်ခုထက်ပို ရှိပါသည် - ${value}`,
  importTaken: ({ value, from }) => `${from} အတွက် ${value} ကို ယူထားပါသည်။`,
  importHours: ({ value }) => `ဤအပိုင်းကို သိမ်း၍ မရပါ - ${value}`,
  importSecond: ({ value }) => `ထည့်ရန် အကွက် မရှိတော့ပါ - ${value}`,
  importNeeds: ({ burmeseNames }) => `ဤအရာများထဲမှ တစ်ခုမျှ မပါပါ - ${burmeseNames}`,
  importDoubleLine: ({ line }) => `အတန်း ${line} နှင့် ထပ်နေပါသည်`,
  importDouble: 'ရှိပြီးသားတစ်ခုနှင့် ထပ်နေပါသည်',
  importChanged: 'နောက်ပိုင်း ပြင်ထားသဖြင့် မဖျက်ပါ။',
  importUsed: 'အခြားအရာတစ်ခုက သုံးနေသဖြင့် မဖျက်ပါ။',
}

/** Why the body of a request cannot be read. */
export const bodyRefusals: typeof english.bodyRefusals = {
  sentTwice: 'ဤအကွက်ကို နှစ်ကြိမ် ပို့ထားပါသည်။',
  namedTwice: 'ဤနေရာတွင် အမည်တစ်ခုတည်းကို နှစ်ကြိမ် ရေးထားပါသည်။',
  unstorable: 'သိမ်း၍မရသော စာလုံးများ ပါနေပါသည်။',
  textTooLong: 'ဤစာ ရှည်လွန်းပါသည် (အများဆုံး ၁ MB)။',
  aTextTooLong: 'စာတစ်ခု ရှည်လွန်းပါသည် (အများဆုံး ၁ MB)။',
  textsTooLong: 'ဤဖောင်ရှိ စာများ စုစုပေါင်း ရှည်လွန်းပါသည် (အများဆုံး ၈ MB)။',
  tooManyFields: ({ most }) => `ဤဖောင်တွင် အကွက် ${grouped(most)} ထက် ပိုနေပါသည်။`,
  fieldNameTooLong: ({ most }) => `အကွက်အမည်တစ်ခု ${most} ဘိုက်ထက် ရှည်နေပါသည်။`,
  fieldNameUnusable: 'အကွက်တစ်ခု၏ အမည်ကို သုံး၍ မရပါ။',
  idsFirst: '၈ MB ထက်ကြီးသည်များ မပို့မီ id နှင့် pageId ကို အရင်ပို့ပါ။',
  incomplete: 'ပို့လိုက်သည်များ အပြည့်အစုံ မရောက်ပါ။ ထပ်ပို့ပါ။',
  compressed: 'ချုံ့ထားသည်များကို လက်မခံပါ။',
  encoding: ({ encoding }) => `${encoding} ဖြင့် ပို့သည်ကို လက်မခံပါ။`,
  noBoundary: 'multipart ဖောင်တွင် boundary မပါပါ။',
  formTooLarge: ({ kilobytes }) => `ဤဖောင်သည် ကြီးလွန်းပါသည် (အများဆုံး ${grouped(kilobytes)} KB)။`,
  tooLargeForPlain: 'ဤပုံစံဖြင့် ပို့ရန် ကြီးလွန်းပါသည် (အများဆုံး ၈ MB)။ multipart/form-data ဖြင့် ပို့ပါ။',
  notUtf8: 'ပို့လိုက်သောစာကို ဖတ်၍ မရပါ။',
  textNotUtf8: 'ဤစာကို ဖတ်၍ မရပါ။',
  brokenEscape: '% ဖြင့် ရေးထားပုံ မှားနေပါသည်။',
  jsonUnreadable: 'JSON ကို ဖတ်၍ မရပါ။',
}
