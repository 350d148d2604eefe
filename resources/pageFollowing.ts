import { reference, resource, type RecordOf } from './kit.ts'
import { pageCardFields } from './owningPage.ts'
import { labels } from './labels.ts'

/** A person follows a page. Private to that person. */
export const pageFollowing = resource({
  name: 'pageFollowing',
  label: {
    one: { en: 'followed page', my: 'စောင့်ကြည့်ထားသော စာမျက်နှာ' },
    many: { en: 'Following', my: 'စောင့်ကြည့်ထားသည်များ' },
  },
  title: 'PageName',
  ownedBy: 'Profile',
  access: 'own',
  under: ['Page'],
  calls: ['read'],
  unique: [['Profile', 'Page']],
  fields: {
    Profile: reference('profile', { label: labels.profile, readOnly: true, inForm: false, whenDeleted: 'cascade' }),
    Page: reference('page', { label: labels.page, required: true, whenDeleted: 'cascade' }),
  },
  joined: {
    ...pageCardFields,
  },
  lists: { byEmail: { email: 'Profile' } },
  menu: ['delete'],
})
export type PageFollowing = RecordOf<typeof pageFollowing>
