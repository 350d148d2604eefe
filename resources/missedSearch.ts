import { count, resource, text, time, type RecordOf } from './kit.ts'

/**
 * What people looked for and did not find, for the desk to see what is missing. The folded text and how often: nobody is named,
 * neither by account nor by address.
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
    LastAt: time({ label: { en: 'Last time', my: 'နောက်ဆုံးရှာသည့်အချိန်' }, readOnly: true }),
  },
  unique: [['Text']],
})
export type MissedSearch = RecordOf<typeof missedSearch>
