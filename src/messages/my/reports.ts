import type { reports as english } from '../en/reports.ts'

export const reports: typeof english = {
  myReports: 'သင့်တိုင်ကြားချက်များ',
  reportAbout: ({ type }) => `${type} အကြောင်း တိုင်ကြားချက်`,
  caseOpen: 'လက်ခံရရှိပြီး',
  caseReviewing: 'စစ်ဆေးဆဲ',
  caseResolvedShort: 'ဆောင်ရွက်ပြီး',
  caseDismissedShort: 'ဆောင်ရွက်ရန် မလို',
  outcome: 'ရလဒ်',
  moreReports: 'နောက်ထပ် တိုင်ကြားချက်များ',
}
