import type * as english from '../en/cases.ts'

export const cases: typeof english.cases = {
  cases: 'အမှုများ',
  waiting: 'စစ်ဆေးရန်',
  mine: 'မိမိ၏အမှု',
  appeals: 'အယူခံများ',
  answered: 'ဆုံးဖြတ်ပြီး',
  nothingToJudge: 'စစ်ဆေးရန် မရှိပါ။ အားလုံး အဆင်ပြေနေပါသည်။',
  nothingHere: 'ဤနေရာတွင် အမှု မရှိသေးပါ။',
  more: 'နောက်ထပ် အမှုများ',
  chooseCase: 'စာရင်းမှ အမှုတစ်ခု ရွေးပါ။',
  keys: 'J နှင့် K - နောက်အမှု၊ ယခင်အမှု',
  gone: 'မရှိတော့ပါ။',
  thingNumber: ({ type, id }) => `${type} ${id}`,
  toCase: 'အမှုကို ကြည့်ရန်',
  reportCount: ({ count }) => `တိုင်ကြားချက် ${count} ခု`,
  caseNumber: ({ id, type }) => `အမှု ${id} · ${type}`,
  since: ({ date }) => `${date} မှစ၍`,
  backToQueue: 'စာရင်းသို့ ပြန်သွားရန်',
  take: 'ဤအမှုကို စစ်ဆေးရန်',
  giveBack: 'ပြန်အပ်ရန်',
  taken: ({ name }) => `${name} က ဤအမှုကို စစ်ဆေးနေပါသည်။`,
  anotherDecides: 'အခြားသူတစ်ဦးက ဆုံးဖြတ်ပါမည်။ ဤအရာသည် သင်နှင့် သက်ဆိုင်သည် သို့မဟုတ် သင် အရင်က ဆုံးဖြတ်ခဲ့သည်။',
  thing: 'တိုင်ကြားခံရသည့်အရာ',
  owner: 'ပိုင်ရှင်',
  ownerFacts: ({ id, pages, measures }) => `အသုံးပြုသူ ${id} · စာမျက်နှာ ${pages} ခု · အရေးယူမှု ${measures} ကြိမ်`,
  upheld: ({ count }) => `တစ်နှစ်အတွင်း မှန်ကန်သော တိုင်ကြားချက် ${count} ခု`,
  suspendedNow: 'ယခု ရပ်ဆိုင်းထားသည်',
  reports: 'တိုင်ကြားသူများ',
  visitor: 'ဧည့်သည်တစ်ဦး',
  record: ({ right, wrong }) => `မှန် ${right} ကြိမ်၊ မှား ${wrong} ကြိမ်`,
  related: 'ဆက်စပ်နေသည်များ',
  also: 'အောက်ပါတို့ကိုလည်း ဆုံးဖြတ်ရန်',
  alsoAll: ({ count }) => `${count} ခုလုံး`,
  doneToAll: ({ count }) => `${count} ခုကို ဆုံးဖြတ်ပြီးပါပြီ။`,
  undoAll: ({ count }) => `${count} ခုလုံးကို မူလအတိုင်း ပြန်ထားရန်`,
  undoEach: 'တစ်ခုချင်းစီကို ၎င်း၏ အမှုထဲတွင်လည်း မူလအတိုင်း ပြန်ထားနိုင်ပါသည်။',
  withOthers: ({ count }) => `အခြား ${count} ခုနှင့်အတူ`,
  toLook: ({ why }) => `စစ်ဆေးရန် စောင့်နေသည် - ${why}`,
  mute: 'အသံပိတ်ရန်',
  muteOf: ({ name }) => `${name} ကို အသံပိတ်ရန်`,
  muteConfirm: ({ name }) => `${name} နောက်ထပ် တိုင်ကြားသည်များ မည်သူ့ထံမျှ မရောက်ဘဲ အချိန်တန်လျှင် ပယ်ချပြီးအဖြစ် ပြပါမည်။ သူ့ကို အသိမပေးပါ။`,
  unmute: 'အသံပြန်ဖွင့်ရန်',
  unmuteOf: ({ name }) => `${name} ကို အသံပြန်ဖွင့်ရန်`,
  mutedNow: ({ name }) => `${name} ကို အသံပိတ်ထားပါသည်။`,
  unmutedNow: ({ name }) => `${name} ကို အသံပြန်ဖွင့်ပြီးပါပြီ။`,
  isMuted: 'အသံပိတ်ထားသည်',
  muted: 'အသံပိတ်ထားသူများ',
  mutedText: 'သူတို့ တိုင်ကြားသည်များ မည်သူ့ထံမျှ မရောက်ဘဲ အချိန်တန်လျှင် ပယ်ချပြီးအဖြစ် ပြပါသည်။ သူတို့ မသိပါ။',
  noneMuted: 'အသံပိတ်ထားသူ မရှိပါ။',
  life: 'ဖြစ်ပျက်ခဲ့သမျှ',
  reported: 'တိုင်ကြားခံရသည်',
  nothingHappened: 'ဖြစ်ပျက်ခဲ့သည် မရှိသေးပါ။',
  earlier: 'ယခင်အမှုများ',
  history: 'ဆုံးဖြတ်ခဲ့သည်များ',
  undone: 'မူလအတိုင်း ပြန်ထားပြီး',
  decide: 'ဆုံးဖြတ်ရန်',
  refuseAppeal: 'အယူခံကို ပယ်ချရန်',
  grantAppeal: 'အယူခံကို လက်ခံရန်',
  sendRefusal: 'အယူခံကို ပယ်ချမည်',
  sendGrant: 'အယူခံကို လက်ခံမည်',
  reason: 'အကြောင်းရင်း',
  chooseReason: 'အကြောင်းရင်း ရွေးပါ။',
  chooseProof: 'စစ်ဆေးခဲ့သည်ကို ရွေးပါ။',
  howLong: 'ကြာချိန်',
  forGood: 'အမြဲတမ်း',
  forDays: ({ days }) => `${days} ရက်`,
  holdPages: 'သူ၏ စာမျက်နှာများကိုလည်း ထိုမျှကြာ ဆိုင်းငံ့မည်',
  outcome: 'တိုင်ကြားသူများအတွက် (သူတို့ ဖတ်ရပါမည်)',
  note: 'လုပ်ဖော်ကိုင်ဖက်များအတွက် (အခြားသူ မဖတ်ရပါ)',
  measures: 'သင်နှင့်ဆိုင်သော ဆုံးဖြတ်ချက်များ',
  something: 'သင်တင်ထားသည့်အရာ',
  unsuspended: 'သင့်အကောင့် ရပ်ဆိုင်းမှုကို ရုပ်သိမ်းပြီးပါပြီ',
  ground: ({ reason, sentence }) => `${reason} - ${sentence}`,
  rules: 'စည်းကမ်းများ',
  until: ({ date }) => `${date} အထိ`,
  toAppeal: 'အယူခံတင်ရန်',
  appealText: 'အခြားနည်း ဆုံးဖြတ်သင့်သည့် အကြောင်းရင်း',
  appealMissing: 'အကြောင်းရင်း ရေးပါ။',
  appealUntil: ({ date }) => `${date} အထိ တစ်ကြိမ် အယူခံတင်နိုင်ပါသည်။`,
  sendAppeal: 'အယူခံ ပို့မည်',
  appealSent: 'သင့်အယူခံကို ပို့ပြီးပါပြီ။ အခြားသူတစ်ဦးက ဆုံးဖြတ်ပါမည်။',
  suspended: 'သင့်အကောင့်ကို ရပ်ဆိုင်းထားပါသည်',
}

export const caseActs: typeof english.caseActs = {
  dismiss: 'ပယ်ချရန်',
  warn: 'သတိပေးရန်',
  hold: 'ဆိုင်းငံ့ရန်',
  lift: 'ရုပ်သိမ်းရန်',
  suspend: 'ပိုင်ရှင်ကို ရပ်ဆိုင်းရန်',
  verify: 'အတည်ပြုရန်',
}

export const caseSends: typeof english.caseSends = {
  dismiss: 'ပယ်ချမည်',
  warn: 'သတိပေးမည်',
  hold: 'ဆိုင်းငံ့မည်',
  lift: 'ရုပ်သိမ်းမည်',
  suspend: 'ပိုင်ရှင်ကို ရပ်ဆိုင်းမည်',
  verify: 'အတည်ပြုမည်',
}

export const caseWas: typeof english.caseWas = {
  dismiss: 'ပယ်ချပြီး',
  warn: 'သတိပေးပြီး',
  hold: 'ဆိုင်းငံ့ပြီး',
  lift: 'ရုပ်သိမ်းပြီး',
  suspend: 'ပိုင်ရှင်ကို ရပ်ဆိုင်းပြီး',
  verify: 'အတည်ပြုပြီး',
  answer: 'ဖြေကြားပြီး',
  unverify: 'အတည်ပြုချက် ရုပ်သိမ်းပြီး',
}

export const caseDone: typeof english.caseDone = {
  dismiss: 'ပယ်ချပြီးပါပြီ။',
  warn: 'ပိုင်ရှင်ကို သတိပေးပြီးပါပြီ။',
  hold: 'ဆိုင်းငံ့ပြီးပါပြီ။ မည်သူမျှ မမြင်ရပါ။',
  lift: 'ရုပ်သိမ်းပြီးပါပြီ။',
  suspend: 'ပိုင်ရှင်ကို ရပ်ဆိုင်းပြီးပါပြီ။',
  verify: 'အတည်ပြုပြီးပါပြီ။',
}

export const caseDecided: typeof english.caseDecided = {
  dismiss: ({ what }) => `${what} အတွက် သင့်အယူခံကို ပယ်ချလိုက်ပါသည်`,
  warn: ({ what }) => `${what} ကြောင့် သင့်ကို သတိပေးပါသည်`,
  hold: ({ what }) => `စိစစ်ရေးက ဆိုင်းငံ့ထားပါသည် - ${what}`,
  lift: ({ what }) => `ဆိုင်းငံ့မှု ရုပ်သိမ်းပြီးပါပြီ - ${what}`,
  suspend: ({ what }) => `${what} ကြောင့် သင့်အကောင့်ကို ရပ်ဆိုင်းခဲ့ပါသည်`,
  verify: ({ what }) => `အတည်ပြုပြီးပါပြီ - ${what}`,
  unverify: ({ what }) => `အတည်ပြုချက် ရုပ်သိမ်းပြီးပါပြီ - ${what}`,
}

export const appealStates: typeof english.appealStates = {
  open: 'အယူခံတင်ထား',
  granted: 'အယူခံကို လက်ခံပြီး',
  refused: 'အယူခံကို ပယ်ချပြီး',
  changed: 'ပြန်လည် ဆုံးဖြတ်ပြီး',
}

export const caseReasons: typeof english.caseReasons = {
  spam: 'စပမ်',
  wrongFacts: 'အချက်အလက် မှား',
  fraud: 'လိမ်လည်မှု',
  forbidden: 'တားမြစ်ပစ္စည်း',
  childSafety: 'ကလေး လုံခြုံရေး',
  abuse: 'မုန်းတီး ခြိမ်းခြောက်မှု',
  sexual: 'လိင်ပိုင်းဆိုင်ရာ',
  privacy: 'ကိုယ်ရေးကိုယ်တာ',
  notTheirs: 'ပိုင်ရှင် မဟုတ်',
  nothingWrong: 'အမှား မရှိ',
  other: 'အခြား',
}

export const caseSentences: typeof english.caseSentences = {
  spam: 'အထပ်ထပ် မတင်ရပါ၊ အခြားနေရာသို့ ခေါ်သွားရုံသက်သက်လည်း မတင်ရပါ။',
  wrongFacts: 'အမည်၊ ဖုန်းနံပါတ်၊ နေရာနှင့် ဖွင့်ချိန်တို့ မှန်ကန်ရပါမည်။',
  fraud: 'ပစ္စည်း၊ ဈေးနှုန်း သို့မဟုတ် ရောင်းသူအကြောင်း လိမ်လည်ခြင်း မပြုရပါ။',
  forbidden: 'ဥပဒေက တားမြစ်ထားသည်များကို မရောင်းရပါ။',
  childSafety: 'ကလေးများကို ထိခိုက်စေခြင်း၊ အမြတ်ထုတ်ခြင်း မပြုရပါ။',
  abuse: 'မည်သူ့ကိုမျှ ခြိမ်းခြောက်ခြင်း၊ စော်ကားခြင်း မပြုရပါ။',
  sexual: 'လိင်ပိုင်းဆိုင်ရာများကို မပြရ၊ မရောင်းရပါ။',
  privacy: 'သူတစ်ပါး၏ ကိုယ်ရေးကိုယ်တာကို ခွင့်ပြုချက်မရှိဘဲ မဖော်ပြရပါ။',
  notTheirs: 'သူတစ်ပါး၏ လုပ်ငန်း သို့မဟုတ် ပုံကို ကိုယ်ပိုင်ဟန် မပြုရပါ။',
  nothingWrong: 'စည်းကမ်းနှင့် ညီပါသည်။',
  other: 'စည်းကမ်းအားလုံးကို ကြည့်၍ ဆုံးဖြတ်ပါသည်။',
}

export const caseStates: typeof english.caseStates = {
  open: 'မစစ်ရသေး',
  claimed: 'စစ်ဆေးဆဲ',
  answered: 'ဆုံးဖြတ်ပြီး',
  appealed: 'အယူခံတင်ထား',
  closed: 'ပြီးဆုံး',
}

export const caseTraces: typeof english.caseTraces = { number: 'နံပါတ် တူသည်', link: 'လင့်ခ် တူသည်', picture: 'ပုံ တူသည်' }

export const caseLooks: typeof english.caseLooks = {
  firstPage: 'ပိုင်ရှင်အသစ်၏ ပထမ စာမျက်နှာ',
  seenBefore: 'ဆိုင်းငံ့ထားသည့်အရာ၏ နံပါတ် သို့မဟုတ် လင့်ခ်',
}
