import { reference, resource, type RecordOf } from './kit.ts'

/** A person does not want to see a page, nor what is under it; private to that person (docs/rules.md#blocking). */
export const pageBlock = resource({
  name: 'pageBlock',
  title: 'PageName',
  ownedBy: 'Profile',
  access: 'own',
  under: ['Page'],
  calls: ['read'],
  unique: [['Profile', 'Page']],
  fields: {
    Profile: reference('profile', { readOnly: true, inForm: false, whenDeleted: 'cascade' }),
    Page: reference('page', { required: true, whenDeleted: 'cascade' }),
  },
  joined: {
    PageName: 'Page.Name',
    PageThumbnail: 'Page.Thumbnail',
    CountryThumbnail: 'Page.Country.Thumbnail',
    Categories: 'Page.Categories',
    BurmeseCategories: 'Page.BurmeseCategories',
  },
  lists: { byEmail: { email: 'Profile' } },
  menu: ['toggleBlock'],
})
export type PageBlock = RecordOf<typeof pageBlock>
