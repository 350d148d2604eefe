import { reference, resource, type RecordOf } from './kit.ts'

/** A person follows a page; private to that person. */
export const pageFollowing = resource({
  name: 'pageFollowing',
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
  menu: ['delete'],
})
export type PageFollowing = RecordOf<typeof pageFollowing>
