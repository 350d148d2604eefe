import { email, image, longText, phone, reference, resource, text, url, type RecordOf } from './kit.ts'

/** A signed-in person. Made by the first login, readable by themselves and super admins only (docs/rules.md#who-may-do-what). */
export const profile = resource({
  name: 'profile',
  title: 'Name',
  access: 'profile',
  reportedAs: 'Profile',
  calls: ['read', 'change'],
  unique: [['Email']],
  fields: {
    Name: text({ required: true }),
    Email: email({ readOnly: true }),
    Thumbnail: image(),
    Country: reference('country', { whenDeleted: 'refuse' }),
    Description: longText(),
    PhoneOne: phone(),
    PhoneTwo: phone(),
    ViberNo: phone(),
    WebsiteURL: url(),
    FacebookURL: url(),
    LineURL: url(),
  },
  joined: {
    CountryName: 'Country.Name',
    CountryBurmeseName: 'Country.BurmeseName',
    CountryThumbnail: 'Country.Thumbnail',
  },
  menu: ['edit', 'delete'],
})
export type Profile = RecordOf<typeof profile>
