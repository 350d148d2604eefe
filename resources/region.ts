import { resource, text, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

/** One of the 14 states and regions of Myanmar, or Nay Pyi Taw. */
export const region = resource({
  name: 'region',
  label: {
    one: { en: 'region', my: 'တိုင်း/ပြည်နယ်' },
    many: { en: 'Regions', my: 'တိုင်းနှင့် ပြည်နယ်များ' },
  },
  title: 'Name',
  access: 'contents',
  options: true,
  fields: {
    Name: text({ label: labels.name, required: true }),
    BurmeseName: text({ label: labels.burmeseName }),
  },
  menu: ['edit', 'delete'],
})
export type Region = RecordOf<typeof region>
