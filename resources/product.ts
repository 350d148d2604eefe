import { file, image, longText, number, reference, resource, status, text, type RecordOf } from './kit.ts'

/** Something a page sells; the marketplace is made of these. */
export const product = resource({
  name: 'product',
  title: 'Name',
  ownedBy: 'Page',
  access: 'underPage',
  fields: {
    Page: reference('page', { readOnly: true, required: true, inForm: false, whenDeleted: 'cascade' }),
    Name: text({ required: true }),
    Thumbnail: image(),
    ProductCategory: reference('productCategory', { choicesFrom: 'byPageId' }),
    Description: longText(),
    /** Kyat. */
    Price: number({ min: 0, max: 1e12 }),
    File: file({ demanded: false }),
    Status: status(),
  },
  joined: {
    PageName: 'Page.Name',
    PageThumbnail: 'Page.Thumbnail',
    CountryThumbnail: 'Page.Country.Thumbnail',
    Categories: 'Page.Categories',
    ProductCategoryName: 'ProductCategory.Name',
  },
  lists: { byPageId: 'Page', byProductCategoryId: 'ProductCategory', bySearch: ['Name', 'Description'] },
  menu: ['edit', 'delete', 'toggleActive', 'toggleSold'],
})
export type Product = RecordOf<typeof product>
