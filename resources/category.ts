import { image, longText, resource, text, type RecordOf } from './kit.ts'

/** What a business deals in; the grid at /category (spec 2.86, 3.01). */
export const category = resource({
  name: 'category',
  title: 'Name',
  access: 'contents',
  view: { indexed: true, shareable: false },
  search: { facet: true, suggested: 'first' },
  options: true,
  fields: {
    Name: text({ required: true }),
    BurmeseName: text(),
    Thumbnail: image(),
    Description: longText(),
  },
  lists: { bySearch: ['Name', 'BurmeseName'] },
  menu: ['edit', 'delete'],
})
export type Category = RecordOf<typeof category>
