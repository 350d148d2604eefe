import { reference, resource, text, time, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

/** The push token of a device (spec 3.29). Nobody can read one. */
export const firebaseToken = resource({
  name: 'firebaseToken',
  label: {
    one: { en: 'push token', my: 'အသိပေးချက် တိုကင်' },
    many: { en: 'Push Tokens', my: 'အသိပေးချက် တိုကင်များ' },
  },
  title: 'AppName',
  ownedBy: 'Profile',
  access: 'token',
  calls: ['delete'],
  unique: [['Token']],
  fields: {
    Token: text({ label: { en: 'Token', my: 'တိုကင်' }, required: true }),
    AppName: text({ label: { en: 'App name', my: 'အက်ပ်အမည်' } }),
    SeenAt: time({ label: { en: 'Last heard of', my: 'နောက်ဆုံး ဆက်သွယ်ချိန်' }, readOnly: true, expires: true }),
    Profile: reference('profile', { label: labels.profile, readOnly: true, inForm: false, whenDeleted: 'cascade' }),
  },
})
export type FirebaseToken = RecordOf<typeof firebaseToken>
