import { choice, image, longText, resource, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

/** Characters. Policies are longer than anything else people read here. */
const policyLength = 200_000

const onOrOff = { off: { en: 'Off', my: 'ပိတ်' }, on: { en: 'On', my: 'ဖွင့်' } }

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
    /** What waits for a look of moderators, while everybody sees it (docs/rules.md#waiting-for-a-look). */
    LookAtFirstPages: choice(onOrOff, {
      label: { en: 'Look at the first page of a new owner', my: 'ပိုင်ရှင်အသစ်၏ ပထမ စာမျက်နှာကို စစ်ဆေးရန်' },
      inForm: 'admin',
      ownersOnly: true,
    }),
    LookAtSeenBefore: choice(onOrOff, {
      label: {
        en: 'Look at what has a number or link of something held',
        my: 'ဆိုင်းငံ့ထားသည့်အရာ၏ နံပါတ် သို့မဟုတ် လင့်ခ် ပါသည်များကို စစ်ဆေးရန်',
      },
      inForm: 'admin',
      ownersOnly: true,
    }),
  },
  menu: ['edit'],
})
export type Setting = RecordOf<typeof setting>
