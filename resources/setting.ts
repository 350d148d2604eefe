import { image, longText, resource, type RecordOf } from './kit.ts'

/** The one record (id 1) of texts that belong to the whole product (spec 3.27). */
export const setting = resource({
  name: 'setting',
  title: 'PrivacyPolicy',
  access: 'contents',
  fields: {
    PrivacyPolicy: longText(),
    ChildSafetyPolicy: longText(),
    CoverThumbnail: image(),
  },
  menu: ['edit'],
})
export type Setting = RecordOf<typeof setting>
