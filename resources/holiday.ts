import { date, resource, text, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

/** A public holiday, as editors enter it from what is announced for the year: no date is worked out (docs/rules.md#holidays). */
export const holiday = resource({
  name: 'holiday',
  label: {
    one: { en: 'holiday', my: 'ရုံးပိတ်ရက်' },
    many: { en: 'Holidays', my: 'ရုံးပိတ်ရက်များ' },
  },
  title: 'Name',
  access: 'contents',
  fields: {
    Date: date({ label: { en: 'Day', my: 'ရက်' }, required: true }),
    Name: text({ label: labels.name, required: true }),
    BurmeseName: text({ label: labels.burmeseName }),
  },
  menu: ['edit', 'delete'],
})
export type Holiday = RecordOf<typeof holiday>
