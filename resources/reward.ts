import { choice, number, reference, resource, text, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

const acts = {
  pageVerified: { en: 'Page verified', my: 'စာမျက်နှာ အတည်ပြုချက် ရခြင်း' },
  post: { en: 'Post', my: 'ပို့စ်' },
  ratingReceived: { en: 'Rating received', my: 'သုံးသပ်ချက် ရခြင်း' },
  shareOpened: { en: 'Share opened', my: 'မျှဝေထားသော လင့်ခ် ဖွင့်ခြင်း' },
}
export type RewardAct = keyof typeof acts

/** The points of each act. Above `dailyLimit`, further acts of a day earn nothing, so that spam does not pay. */
export const rewardPoints: Readonly<Record<RewardAct, { readonly points: number; readonly dailyLimit: number }>> = {
  pageVerified: { points: 100, dailyLimit: 10 },
  post: { points: 5, dailyLimit: 5 },
  ratingReceived: { points: 10, dailyLimit: 20 },
  shareOpened: { points: 2, dailyLimit: 20 },
}

/** An entry in a person's reward ledger, written by the server only (docs/rules.md#rewards). */
export const reward = resource({
  name: 'reward',
  label: {
    one: { en: 'reward', my: 'ဆုလာဘ်' },
    many: { en: 'Rewards', my: 'ဆုလာဘ်များ' },
  },
  title: 'Act',
  ownedBy: 'Profile',
  access: 'systemIssued',
  calls: ['read'],
  // An act earns points once for each record it is about.
  unique: [['Profile', 'Act', 'About', 'AboutId']],
  fields: {
    Profile: reference('profile', { label: labels.profile, readOnly: true, whenDeleted: 'cascade' }),
    Act: choice(acts, { label: { en: 'Act', my: 'လုပ်ဆောင်ချက်' }, readOnly: true }),
    Points: number({ label: { en: 'Points', my: 'အမှတ်' }, readOnly: true, integer: true }),
    About: text({ label: labels.about, readOnly: true, namesSource: true }),
    AboutId: number({ label: labels.aboutId, readOnly: true, integer: true }),
  },
})
export const rewardActs = reward.fields.Act.values
export type Reward = RecordOf<typeof reward>
