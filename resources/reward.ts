import { choice, number, reference, resource, text, type RecordOf } from './kit.ts'

export const rewardActs = ['pageVerified', 'post', 'ratingReceived', 'shareOpened'] as const

/** One entry of a person's reward ledger, written by the server from real acts (contract section 4). */
export const reward = resource({
  name: 'reward',
  title: 'Act',
  ownedBy: 'Profile',
  access: 'given',
  writable: false,
  fields: {
    Profile: reference('profile', { readOnly: true, whenDeleted: 'cascade' }),
    Act: choice(rewardActs, { readOnly: true }),
    Points: number({ readOnly: true, integer: true }),
    About: text({ readOnly: true }),
    AboutId: number({ readOnly: true, integer: true }),
  },
})
export type Reward = RecordOf<typeof reward>
