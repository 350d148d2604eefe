import { reference, resource, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

/** A person who runs a page beside its owner (docs/rules.md#page-admins). Added by e-mail address: `{pageId, email}`. */
export const pageAdmin = resource({
  name: 'pageAdmin',
  label: {
    one: { en: 'page admin', my: 'စာမျက်နှာ အက်ဒမင်' },
    many: { en: 'Page Admins', my: 'စာမျက်နှာ အက်ဒမင်များ' },
  },
  title: 'ProfileName',
  ownedBy: 'Page',
  access: 'pageAdmin',
  under: ['Page'],
  calls: ['read', 'delete'],
  unique: [['Page', 'Profile']],
  fields: {
    Page: reference('page', { label: labels.page, readOnly: true, required: true, whenDeleted: 'cascade' }),
    Profile: reference('profile', { label: labels.profile, readOnly: true, whenDeleted: 'cascade' }),
  },
  joined: { PageName: 'Page.Name', ProfileName: 'Profile.Name', ProfileEmail: 'Profile.Email' },
  lists: { byPageId: 'Page' },
  menu: ['delete'],
})
export type PageAdmin = RecordOf<typeof pageAdmin>
