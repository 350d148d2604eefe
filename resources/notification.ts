import { choice, number, reference, resource, text, time, type RecordOf } from './kit.ts'
import { pageNameFields } from './owningPage.ts'
import { labels } from './labels.ts'

const kinds = {
  comment: { en: 'Comment', my: 'မှတ်ချက်' },
  hiding: { en: 'Hidden comment', my: 'ဖျောက်ထားသော မှတ်ချက်' },
  rating: { en: 'Rating', my: 'သုံးသပ်ချက်' },
  answer: { en: 'Answer', my: 'ပြန်စာ' },
  case: { en: 'Case', my: 'တိုင်ကြားချက်' },
  transfer: { en: 'Transfer', my: 'စာမျက်နှာ လွှဲပြောင်းမှု' },
  pageAdmin: { en: 'Page admin', my: 'စာမျက်နှာ အက်ဒမင်' },
  claim: { en: 'Claim', my: 'ပိုင်ရှင်အဖြစ် တောင်းဆိုမှု' },
  merge: { en: 'Merged page', my: 'ပေါင်းစည်းပြီး စာမျက်နှာ' },
  holiday: { en: 'Holiday', my: 'ရုံးပိတ်ရက်' },
  suggestion: { en: 'Suggestion', my: 'အကြံပြုချက်' },
  stillHere: { en: 'Still here?', my: 'ရှိသေးပါသလား။' },
}

/** An event that concerns a person (docs/rules.md#notifications). */
export const notification = resource({
  name: 'notification',
  label: {
    one: { en: 'notification', my: 'အသိပေးချက်' },
    many: { en: 'Notifications', my: 'အသိပေးချက်များ' },
  },
  title: 'Kind',
  ownedBy: 'Profile',
  access: 'systemIssued',
  under: ['Page'],
  calls: ['read'],
  fields: {
    Profile: reference('profile', { label: labels.profile, readOnly: true, whenDeleted: 'cascade' }),
    Kind: choice(kinds, { label: { en: 'Kind', my: 'အမျိုးအစား' }, readOnly: true }),
    Page: reference('page', { label: labels.page, readOnly: true, whenDeleted: 'cascade' }),
    /** The name of its target's resource; `AboutId` is the target's Id. */
    About: text({ label: labels.about, readOnly: true, namesSource: true }),
    AboutId: number({ label: labels.aboutId, readOnly: true, integer: true }),
    /**
     * The state of its target: 'offered', 'accepted', … of a transfer or an invitation, 'inherited' of a page that came to
     * an heir; 'resolved' or 'dismissed' of a report; 'calling', 'accepted' or 'refused' of a claim; the day of a holiday; 'open' or what
     * became of a suggestion.
     */
    State: text({ label: labels.state, readOnly: true }),
    ReadAt: time({ label: { en: 'Read', my: 'ဖတ်သည့်အချိန်' }, readOnly: true }),
  },
  joined: pageNameFields,
})
export type Notification = RecordOf<typeof notification>
