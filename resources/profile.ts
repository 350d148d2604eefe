import { email, image, longText, phone, reference, resource, text, url, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

/** A person with an account. Created at the first sign-in; read by that person and super admins only (docs/rules.md#who-may-do-what). */
export const profile = resource({
  name: 'profile',
  label: {
    one: { en: 'profile', my: 'ပရိုဖိုင်' },
    many: { en: 'Profiles', my: 'ပရိုဖိုင်များ' },
  },
  title: 'Name',
  access: 'profile',
  reportedAs: 'Profile',
  calls: ['read', 'change'],
  unique: [['Email']],
  fields: {
    Name: text({ label: labels.name, required: true }),
    Email: email({ label: labels.email, readOnly: true, unseen: true }),
    Thumbnail: image({ label: labels.thumbnail }),
    Country: reference('country', { label: labels.country, whenDeleted: 'refuse', unseen: true }),
    Description: longText({ label: labels.description, unseen: true }),
    PhoneOne: phone({ label: labels.phoneOne, unseen: true }),
    PhoneTwo: phone({ label: labels.phoneTwo, unseen: true }),
    ViberNo: phone({ label: { en: 'Viber number', my: 'Viber နံပါတ်' }, unseen: true }),
    WebsiteURL: url({ label: labels.websiteURL, unseen: true }),
    FacebookURL: url({ label: labels.facebookURL, unseen: true }),
    LineURL: url({ label: { en: 'LINE link', my: 'LINE လင့်ခ်' }, unseen: true }),
  },
  joined: {
    CountryName: 'Country.Name',
    CountryBurmeseName: 'Country.BurmeseName',
    CountryThumbnail: 'Country.Thumbnail',
  },
  menu: ['edit', 'delete'],
})
export type Profile = RecordOf<typeof profile>
