import { image, resource, text, type RecordOf } from './kit.ts'

/** A country; its thumbnail is its flag, shown as the badge on pages. */
export const country = resource({
  name: 'country',
  title: 'Name',
  access: 'contents',
  options: true,
  fields: {
    Name: text({ required: true }),
    BurmeseName: text(),
    /** ISO 3166-1 alpha-2 */
    Code: text(),
    Thumbnail: image(),
  },
  menu: ['edit', 'delete'],
})
export type Country = RecordOf<typeof country>
