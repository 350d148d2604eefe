import { count, resource, text, time, type RecordOf } from './kit.ts'

/**
 * What people looked for and did not find, for the desk to see what is missing. The folded text and how often: nobody is named,
 * neither by account nor by address.
 */
export const missedSearch = resource({
  name: 'missedSearch',
  title: 'Text',
  access: 'adminOnly',
  calls: ['read'],
  fields: {
    Text: text({ readOnly: true }),
    Count: count(),
    LastAt: time({ readOnly: true }),
  },
  unique: [['Text']],
})
export type MissedSearch = RecordOf<typeof missedSearch>
