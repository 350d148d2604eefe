import { reference, resource, type RecordOf } from './kit.ts'
import { pageCardFields } from './owningPage.ts'
import { labels } from './labels.ts'

/** A person hides a page and its records from themselves. Private to that person (docs/rules.md#blocking). */
export const pageBlock = resource({
  name: 'pageBlock',
  label: {
    one: { en: 'blocked page', my: 'ဘလော့ထားသော စာမျက်နှာ' },
    many: { en: 'Blocked Users', my: 'ဘလော့ထားသော စာမျက်နှာများ' },
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
  menu: ['toggleBlock'],
})
export type PageBlock = RecordOf<typeof pageBlock>
