import { choice, longText, number, reference, resource, text, type RecordOf } from './kit.ts'
import { contentTypes, labels } from './labels.ts'

const states = {
  open: { en: 'Open', my: 'မစစ်ရသေး' },
  reviewing: { en: 'Reviewing', my: 'စစ်ဆေးဆဲ' },
  resolved: { en: 'Resolved', my: 'ဆောင်ရွက်ပြီး' },
  dismissed: { en: 'Dismissed', my: 'ဆောင်ရွက်ရန် မလို' },
}

/** A complaint about a record, for the moderators (spec 3.28, docs/rules.md#reports). */
export const report = resource({
  name: 'report',
  label: {
    one: { en: 'report', my: 'တိုင်ကြားချက်' },
    many: { en: 'Reports', my: 'တိုင်ကြားချက်များ' },
  },
  title: 'Description',
  ownedBy: 'Profile',
  access: 'report',
  about: { as: 'reportedAs', type: 'Type', id: 'ContentId', whenDeleted: 'keep', copiedIn: 'Snapshot' },
  fields: {
    Profile: reference('profile', { label: labels.profile, readOnly: true, inForm: false }),
    ContentId: number({
      label: { en: 'Content number', my: 'အကြောင်းအရာ အမှတ်စဉ်' },
      integer: true,
      min: 1,
      // An Id.
      max: 2_147_483_647,
      inForm: false,
    }),
    Type: choice(contentTypes, { label: { en: 'Type', my: 'အမျိုးအစား' }, initial: 'Post', inForm: false }),
    Description: longText({ label: labels.description, required: true }),
    State: choice(states, { label: labels.state, readOnly: true, initial: 'open', inForm: false }),
    /** The record as it was when it was reported. Kept when the record is deleted. */
    Snapshot: longText({ label: { en: 'Snapshot', my: 'တိုင်ကြားစဉ်က ပုံစံ' }, readOnly: true, inForm: false }),
    Outcome: text({ label: { en: 'Outcome', my: 'ရလဒ်' }, readOnly: true, inForm: false }),
  },
})
/** In the order in which a report passes through them. */
export const reportStates = report.fields.State.values
export type Report = RecordOf<typeof report>
