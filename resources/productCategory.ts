import { image, longText, number, resource, status, text, type RecordOf } from './kit.ts'
import { pageNameFields, owningPage } from './owningPage.ts'
import { labels } from './labels.ts'

/** A category for the products of one page. */
export const productCategory = resource({
  name: 'productCategory',
  label: {
    one: { en: 'product category', my: 'ပစ္စည်းအမျိုးအစား' },
    many: { en: 'Product Categories', my: 'ပစ္စည်းအမျိုးအစားများ' },
  },
  title: 'Name',
  ownedBy: 'Page',
  access: 'underPage',
  under: ['Page'],
  view: { indexed: true, shareable: false },
  search: { facet: true, suggested: 'seldom' },
  options: true,
  byHand: true,
  fields: {
    Page: owningPage,
    Name: text({ label: labels.name, required: true }),
    Thumbnail: image({ label: labels.thumbnail }),
    Description: longText({ label: labels.description }),
    Status: status(),
    /** Null: not put in order by hand, and so behind those that are, by name. */
    Order: number({ label: labels.order, integer: true, readOnly: true, unseen: true }),
  },
  joined: pageNameFields,
  lists: { byPageId: 'Page', bySearch: ['Name', 'Description'] },
  imports: { within: 'Page' },
  menu: ['edit', 'delete', 'toggleActive'],
})
export type ProductCategory = RecordOf<typeof productCategory>
