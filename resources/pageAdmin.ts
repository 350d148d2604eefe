import { choice, email, reference, resource, time, type RecordOf } from './kit.ts'
import { pageNameFields } from './owningPage.ts'
import { labels } from './labels.ts'

/**
 * A person who runs a page beside its owner, or is asked to (docs/rules.md#page-admins). Until they accept, the record
 * holds the address that the owner typed and says nothing about whose it is.
 */
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
  // An invited person is found by address, so it comes first.
  unique: [
    ['Page', 'Profile'],
    ['Email', 'Page'],
  ],
  fields: {
    Page: reference('page', { label: labels.page, readOnly: true, required: true, whenDeleted: 'cascade' }),
    State: choice(
      { invited: { en: 'Invited', my: 'ဖိတ်ထားသည်' }, accepted: { en: 'Accepted', my: 'လက်ခံပြီး' } },
      { label: labels.state, readOnly: true, initial: 'invited' },
    ),
    /** The invited address. Empty once accepted: the profile has the person's address of today. */
    Email: email({ label: labels.email, readOnly: true }),
    /** When the invitation ends. */
    ExpiresAt: time({ label: { en: 'Open until', my: 'ဖိတ်ခေါ်မှု ကုန်ဆုံးရက်' }, readOnly: true, expires: true }),
    Profile: reference('profile', { label: labels.profile, readOnly: true, whenDeleted: 'cascade' }),
    AcceptedAt: time({ label: { en: 'Accepted at', my: 'လက်ခံသည့်အချိန်' }, readOnly: true }),
    /** Since when this person is willing to take the page over when its owner's account is deleted. */
    HeirSince: time({ label: { en: 'Heir since', my: 'ဆက်ခံရန် သဘောတူသည့်အချိန်' }, readOnly: true }),
  },
  joined: { ...pageNameFields, ProfileName: 'Profile.Name', ProfileEmail: 'Profile.Email' },
  lists: { byPageId: 'Page' },
  menu: ['delete'],
})
export type PageAdmin = RecordOf<typeof pageAdmin>
