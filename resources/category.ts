import { image, longText, resource, text, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

/** A trade, shown in the grid at /category (spec 2.86, 3.01). */
export const category = resource({
  name: 'category',
  label: {
    one: { en: 'category', my: 'အမျိုးအစား' },
    many: { en: 'Categories', my: 'အမျိုးအစားများ' },
  },
  title: 'Name',
  access: 'contents',
  view: { indexed: true, shareable: false },
  search: { facet: true, suggested: 'first' },
  options: true,
  fields: {
    Name: text({ label: labels.name, required: true }),
    BurmeseName: text({ label: labels.burmeseName }),
    Thumbnail: image({ label: labels.thumbnail }),
    Description: longText({ label: labels.description }),
  },
  lists: { bySearch: ['Name', 'BurmeseName'], byUse: { usedBy: 'page' } },
  menu: ['edit', 'delete'],
})
export type Category = RecordOf<typeof category>
