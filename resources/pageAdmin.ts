import { reference, resource, type RecordOf } from './kit.ts'

/** Somebody the owner lets help with a page (docs/rules.md#page-admins). Added by e-mail address: `{pageId, email}`. */
export const pageAdmin = resource({
  name: 'pageAdmin',
  title: 'ProfileName',
  ownedBy: 'Page',
  access: 'pageAdmin',
  under: ['Page'],
  calls: ['read', 'delete'],
  unique: [['Page', 'Profile']],
  fields: {
    Page: reference('page', { readOnly: true, required: true, whenDeleted: 'cascade' }),
    Profile: reference('profile', { readOnly: true, whenDeleted: 'cascade' }),
  },
  joined: { PageName: 'Page.Name', ProfileName: 'Profile.Name', ProfileEmail: 'Profile.Email' },
  lists: { byPageId: 'Page' },
  menu: ['delete'],
})
export type PageAdmin = RecordOf<typeof pageAdmin>
