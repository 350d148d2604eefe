import { count, resource, text, time, type RecordOf } from './kit.ts'

/**
 * Searches without results, which show the admins what is missing. Only the folded text and a count: no account, no IP address.
 */
export const missedSearch = resource({
  name: 'missedSearch',
  label: {
    one: { en: 'search without results', my: 'ရှာမတွေ့သော စကားလုံး' },
    many: { en: 'Searches without results', my: 'ရှာမတွေ့သော စကားလုံးများ' },
  },
  title: 'Text',
  access: 'adminOnly',
  calls: ['read'],
  fields: {
    Text: text({ label: { en: 'Looked for', my: 'ရှာသည့်စကားလုံး' }, readOnly: true }),
    Count: count({ label: { en: 'Times', my: 'အကြိမ်' } }),
    LastAt: time({ label: { en: 'Last time', my: 'နောက်ဆုံးရှာသည့်အချိန်' }, readOnly: true, expires: true }),
  },
  unique: [['Text']],
})
export type MissedSearch = RecordOf<typeof missedSearch>
