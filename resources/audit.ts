import { choice, number, reference, resource, text, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

const acts = {
  create: { en: 'Create', my: 'ဖန်တီးခြင်း' },
  change: { en: 'Change', my: 'ပြင်ဆင်ခြင်း' },
  revert: { en: 'Bring back a state', my: 'အခြေအနေဟောင်း ပြန်ယူခြင်း' },
  delete: { en: 'Delete', my: 'ဖျက်ခြင်း' },
  restore: { en: 'Undo a deletion', my: 'ဖျက်ခြင်းကို မူလအတိုင်း ပြန်ထားခြင်း' },
  /** For good, by a job. It says whose a page was. */
  removed: { en: 'Removed for good', my: 'အပြီးဖယ်ရှားပြီး' },
  takeIn: { en: 'Take in another', my: 'အခြားတစ်ခုကို ပေါင်းထည့်ခြင်း' },
  unmerge: { en: 'Undo a merge', my: 'ပေါင်းစည်းမှုကို ပြန်ဖျက်ခြင်း' },
  merge: { en: 'Merge', my: 'ပေါင်းစည်းခြင်း' },
  hold: { en: 'Hold', my: 'ဆိုင်းငံ့ထားခြင်း' },
  lift: { en: 'Lift', my: 'ဆိုင်းငံ့မှု ရုပ်သိမ်းခြင်း' },
  verify: { en: 'Verify', my: 'အတည်ပြုခြင်း' },
  unverify: { en: 'Take back verification', my: 'အတည်ပြုချက် ရုပ်သိမ်းခြင်း' },
  lapse: { en: 'Verification lapsed', my: 'အတည်ပြုချက် သက်တမ်းကုန်ခြင်း' },
  judge: { en: 'Move a report on', my: 'တိုင်ကြားချက် ဆုံးဖြတ်ခြင်း' },
  dismiss: { en: 'Dismiss', my: 'ပယ်ချခြင်း' },
  warn: { en: 'Warn', my: 'သတိပေးခြင်း' },
  mute: { en: 'Mute', my: 'အသံပိတ်ထားခြင်း' },
  unmute: { en: 'Unmute', my: 'အသံပြန်ဖွင့်ခြင်း' },
  appeal: { en: 'Answer an appeal', my: 'အယူခံကို ဖြေကြားခြင်း' },
  undo: { en: 'Undo', my: 'မူလအတိုင်း ပြန်ထားခြင်း' },
  suspend: { en: 'Suspend', my: 'အကောင့် ရပ်ဆိုင်းခြင်း' },
  endSessions: { en: 'Sign out everywhere', my: 'နေရာအားလုံးမှ ထွက်စေခြင်း' },
  reassign: { en: 'Give to another owner', my: 'ပိုင်ရှင်အသစ်ထံ လွှဲပေးခြင်း' },
  call: { en: 'Ring for a claim', my: 'တောင်းဆိုမှုအတွက် ဖုန်းခေါ်ခြင်း' },
  accept: { en: 'Accept a claim', my: 'တောင်းဆိုမှုကို လက်ခံခြင်း' },
  refuse: { en: 'Refuse a claim', my: 'တောင်းဆိုမှုကို ပယ်ချခြင်း' },
  role: { en: 'Give roles', my: 'တာဝန် ပေးခြင်း' },
  import: { en: 'Import', my: 'တင်သွင်းခြင်း' },
  export: { en: 'Export', my: 'ထုတ်ယူခြင်း' },
}
export type AuditAct = keyof typeof acts

/**
 * Who did what to what, when and why: acts of moderators, editors, super admins and the operator, written by the server only and never
 * changed (docs/decisions/history.md). No values and no words of people, so that it stays true when one of them is erased.
 */
export const audit = resource({
  name: 'audit',
  label: {
    one: { en: 'act', my: 'လုပ်ဆောင်ချက်' },
    many: { en: 'Audit log', my: 'လုပ်ဆောင်ချက် မှတ်တမ်း' },
  },
  title: 'Act',
  access: 'superAdminOnly',
  calls: ['read'],
  fields: {
    Act: choice(acts, { label: { en: 'Act', my: 'လုပ်ဆောင်ချက်' }, readOnly: true }),
    /** None: the operator at the command line, or a job. */
    By: reference('profile', { label: { en: 'Who', my: 'လုပ်ဆောင်သူ' }, readOnly: true, whenDeleted: 'keep' }),
    About: text({ label: { en: 'Record', my: labels.about.my }, readOnly: true, namesSource: true }),
    AboutId: number({ label: labels.aboutId, readOnly: true, integer: true }),
    /** A code: of a reason, a state or a role. */
    Reason: text({ label: { en: 'Reason', my: 'အကြောင်းရင်း' }, readOnly: true }),
    Fields: text({ label: { en: 'Fields', my: 'အကွက်များ' }, readOnly: true }),
    /** Of a page that is gone. */
    Owner: reference('profile', { label: { en: 'Owner', my: 'ပိုင်ရှင်' }, readOnly: true, whenDeleted: 'keep' }),
  },
  joined: { ByName: 'By.Name' },
})
export type Audit = RecordOf<typeof audit>
