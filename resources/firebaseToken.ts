import { reference, resource, text, type RecordOf } from './kit.ts'

/** Where push messages reach a device (spec 3.29). Nobody reads these. */
export const firebaseToken = resource({
  name: 'firebaseToken',
  title: 'AppName',
  ownedBy: 'Profile',
  access: 'token',
  calls: ['delete'],
  unique: [['Token']],
  fields: {
    Token: text({ required: true }),
    AppName: text(),
    Profile: reference('profile', { readOnly: true, inForm: false, whenDeleted: 'cascade' }),
  },
})
export type FirebaseToken = RecordOf<typeof firebaseToken>
