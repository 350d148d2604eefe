import { channelLabels, usuallyBlocked } from './channels.ts'
import { choice, choices, image, longText, resource, time, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

/** Characters. Policies are longer than anything else people read here. */
const maxLength = 200_000

const since = (text: { en: string; my: string }) =>
  time({ label: { en: `${text.en}: since`, my: `${text.my} - စတင်ရက်` }, readOnly: true })
const privacy = { en: 'Privacy policy', my: 'ကိုယ်ရေးအချက်အလက် မူဝါဒ' }
const childSafety = { en: 'Child safety policy', my: 'ကလေးသူငယ် ဘေးကင်းရေး မူဝါဒ' }
const inBurmese = ({ en, my }: { en: string; my: string }) => ({ en: `${en} in Burmese`, my: `${my} (မြန်မာဘာသာ)` })

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
  keepsHistory: true,
  fields: {
    PrivacyPolicy: longText({ label: privacy, maxLength, since: 'PrivacyPolicySince' }),
    BurmesePrivacyPolicy: longText({ label: inBurmese(privacy), maxLength, since: 'BurmesePrivacyPolicySince' }),
    ChildSafetyPolicy: longText({ label: childSafety, maxLength, since: 'ChildSafetyPolicySince' }),
    BurmeseChildSafetyPolicy: longText({
      label: inBurmese(childSafety),
      maxLength,
      since: 'BurmeseChildSafetyPolicySince',
    }),
    PrivacyPolicySince: since(privacy),
    BurmesePrivacyPolicySince: since(inBurmese(privacy)),
    ChildSafetyPolicySince: since(childSafety),
    BurmeseChildSafetyPolicySince: since(inBurmese(childSafety)),
    CoverThumbnail: image({ label: labels.coverThumbnail }),
    ContactOrder: choices(channelLabels, {
      label: { en: 'Contacts that come first', my: 'ရှေ့ဆုံးမှ ပြမည့် ဆက်သွယ်ရန်နည်းလမ်းများ' },
      ordered: true,
    }),
    BlockedContacts: choices(channelLabels, {
      label: { en: 'Contacts that need a VPN', my: 'VPN လိုအပ်သော ဆက်သွယ်ရန်နည်းလမ်းများ' },
      initial: usuallyBlocked,
    }),
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
