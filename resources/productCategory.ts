import { image, longText, reference, resource, status, text, type RecordOf } from './kit.ts'

/** A shelf in one page's shop. */
export const productCategory = resource({
  name: 'productCategory',
  title: 'Name',
  ownedBy: 'Page',
  access: 'underPage',
  under: ['Page'],
  view: { indexed: true, shareable: false },
  search: { facet: true, suggested: 'seldom' },
  options: true,
  fields: {
    Page: reference('page', { readOnly: true, required: true, inForm: false, whenDeleted: 'cascade' }),
    Name: text({ required: true }),
    Thumbnail: image(),
    Description: longText(),
    Status: status(),
  },
  joined: { PageName: 'Page.Name', PageThumbnail: 'Page.Thumbnail' },
  lists: { byPageId: 'Page', bySearch: ['Name', 'Description'] },
  menu: ['edit', 'delete', 'toggleActive'],
})
export type ProductCategory = RecordOf<typeof productCategory>
