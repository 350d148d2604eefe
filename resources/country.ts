import { image, resource, text, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

/** A country. Its thumbnail is its flag, which pages show as a badge. */
export const country = resource({
  name: 'country',
  label: {
    one: { en: 'country', my: 'နိုင်ငံ' },
    many: { en: 'Countries', my: 'နိုင်ငံများ' },
  },
  title: 'Name',
  access: 'contents',
  options: true,
  fields: {
    Name: text({ label: labels.name, required: true }),
    BurmeseName: text({ label: labels.burmeseName }),
    /** ISO 3166-1 alpha-2 */
    Code: text({ label: { en: 'Code', my: 'ကုဒ်' } }),
    Thumbnail: image({ label: labels.thumbnail }),
  },
  imports: { codes: ['Code'] },
  menu: ['edit', 'delete'],
})
export type Country = RecordOf<typeof country>
