import { choice, number, reference, resource, text, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

export const rewardActs = ['pageVerified', 'post', 'ratingReceived', 'shareOpened'] as const
export type RewardAct = (typeof rewardActs)[number]

/** What an act is worth, and how often a day it counts: who writes a hundred posts in a night has not earned a hundred times. */
export const rewardPoints: Readonly<Record<RewardAct, { readonly points: number; readonly mostADay: number }>> = {
  pageVerified: { points: 100, mostADay: 10 },
  post: { points: 5, mostADay: 5 },
  ratingReceived: { points: 10, mostADay: 20 },
  shareOpened: { points: 2, mostADay: 20 },
}

/** One entry of a person's reward ledger, written by the server from real acts (docs/rules.md#rewards). */
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
  // Every act counts once a thing.
  unique: [['Profile', 'Act', 'About', 'AboutId']],
  fields: {
    Profile: reference('profile', { label: labels.profile, readOnly: true, whenDeleted: 'cascade' }),
    Act: choice(rewardActs, { label: { en: 'Act', my: 'လုပ်ဆောင်ချက်' }, readOnly: true }),
    Points: number({ label: { en: 'Points', my: 'အမှတ်' }, readOnly: true, integer: true }),
    About: text({ label: labels.about, readOnly: true }),
    AboutId: number({ label: labels.aboutId, readOnly: true, integer: true }),
  },
})
export type Reward = RecordOf<typeof reward>
