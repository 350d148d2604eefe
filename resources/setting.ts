import { channelLabels, usuallyBlocked } from './channels.ts'
import { choices, image, longText, resource, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

/** Characters. Policies are longer than anything else people read here. */
const policyLength = 200_000

/** The texts of the product as a whole. There is one record, with id 1 (spec 3.27). */
export const setting = resource({
  name: 'setting',
  label: {
    one: { en: 'setting', my: 'ဆက်တင်' },
    many: { en: 'Settings', my: 'ဆက်တင်များ' },
  },
  title: 'PrivacyPolicy',
  access: 'contents',
  fields: {
    PrivacyPolicy: longText({ label: { en: 'Privacy policy', my: 'ကိုယ်ရေးအချက်အလက် မူဝါဒ' }, maxLength: policyLength }),
    ChildSafetyPolicy: longText({
      label: { en: 'Child safety policy', my: 'ကလေးသူငယ် ဘေးကင်းရေး မူဝါဒ' },
      maxLength: policyLength,
    }),
    CoverThumbnail: image({ label: labels.coverThumbnail }),
    ContactOrder: choices(channelLabels, {
      label: { en: 'Contacts that come first', my: 'ရှေ့ဆုံးမှ ပြမည့် ဆက်သွယ်ရန်နည်းလမ်းများ' },
      ordered: true,
    }),
    BlockedContacts: choices(channelLabels, {
      label: { en: 'Contacts that need a VPN', my: 'VPN လိုအပ်သော ဆက်သွယ်ရန်နည်းလမ်းများ' },
      initial: usuallyBlocked,
    }),
  },
  menu: ['edit'],
})
export type Setting = RecordOf<typeof setting>
