import { sentences } from '#resources/sentences.ts'

/** A person's own reports and their outcomes. */
export const reports = sentences({
  reviewed: false,
  en: {
    myReports: 'My reports',
    reportAbout: ({ type }: { type: string }) => `Report about a ${type}`,
    caseOpen: 'Received',
    caseReviewing: 'Being looked at',
    caseResolvedShort: 'Resolved',
    caseDismissedShort: 'Dismissed',
    outcome: 'Outcome',
    moreReports: 'More reports',
  },
  my: {
    myReports: 'သင့်တိုင်ကြားချက်များ',
    reportAbout: ({ type }) => `${type} အကြောင်း တိုင်ကြားချက်`,
    caseOpen: 'လက်ခံရရှိပြီး',
    caseReviewing: 'စစ်ဆေးဆဲ',
    caseResolvedShort: 'ဆောင်ရွက်ပြီး',
    caseDismissedShort: 'ဆောင်ရွက်ရန် မလို',
    outcome: 'ရလဒ်',
    moreReports: 'နောက်ထပ် တိုင်ကြားချက်များ',
  },
})
