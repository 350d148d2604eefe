import { choice, file, image, longText, number, reference, resource, status, text, type RecordOf } from './kit.ts'
import { owningPage, pageOnCard } from './owningPage.ts'
import { labels } from './labels.ts'

/** How a price is meant; a product from before there were kinds has none, which is a fixed one. */
const pricedKinds = ['fixed', 'negotiable', 'fromTo', 'perUnit'] as const
export const priceKinds = [...pricedKinds, 'call'] as const
/** What a price is for, as things are sold in Myanmar. */
export const priceUnits = [
  'piece',
  'pair',
  'dozen',
  'viss',
  'tical',
  'kilogram',
  'basket',
  'bag',
  'packet',
  'box',
  'bottle',
  'litre',
  'gallon',
  'yard',
  'foot',
  'squareFoot',
  'acre',
  'hour',
  'day',
  'night',
  'week',
  'month',
  'person',
  'trip',
] as const

/** Something a page sells; the marketplace is made of these. */
export const product = resource({
  name: 'product',
  label: {
    one: { en: 'product', my: 'ပစ္စည်း' },
    many: { en: 'Products', my: 'ပစ္စည်းများ' },
  },
  title: 'Name',
  ownedBy: 'Page',
  access: 'underPage',
  under: ['Page'],
  commentedAs: 'Product',
  reportedAs: 'Product',
  view: { indexed: true, shareable: true, schemaType: 'Product' },
  search: { common: true, suggested: 'often' },
  secondId: 'ProductId',
  fields: {
    Page: owningPage,
    Name: text({ label: labels.name, required: true }),
    Thumbnail: image({ label: labels.thumbnail }),
    ProductCategory: reference('productCategory', {
      label: { en: 'Product category', my: 'ပစ္စည်းအမျိုးအစား' },
      choicesFrom: 'byPageId',
    }),
    Description: longText({ label: labels.description }),
    PriceKind: choice(priceKinds, { label: { en: 'Kind of price', my: 'ဈေးနှုန်း သတ်မှတ်ပုံ' }, initial: 'fixed' }),
    /** Kyat. From, where there is a highest price too; nothing where one calls for it. */
    Price: number({
      label: { en: 'Price (kyat)', my: 'ဈေးနှုန်း (ကျပ်)' },
      min: 0,
      max: 1e12,
      unit: 'kyat',
      when: { PriceKind: pricedKinds },
    }),
    PriceTo: number({
      label: { en: 'Up to (kyat)', my: 'အများဆုံး ဈေးနှုန်း (ကျပ်)' },
      min: 0,
      max: 1e12,
      unit: 'kyat',
      atLeast: 'Price',
      when: { PriceKind: ['fromTo'] },
    }),
    PriceUnit: choice(priceUnits, {
      label: { en: 'For each', my: 'ယူနစ်' },
      requiredInForm: true,
      when: { PriceKind: ['perUnit'] },
    }),
    File: file({ label: labels.file, requiredInForm: false }),
    Status: status(),
  },
  joined: {
    ...pageOnCard,
    ProductCategoryName: 'ProductCategory.Name',
  },
  lists: { byPageId: 'Page', byProductCategoryId: 'ProductCategory', bySearch: ['Name', 'Description'] },
  menu: ['edit', 'delete', 'toggleActive', 'toggleSold'],
})
export type Product = RecordOf<typeof product>
