import { rewardPoints, type RewardAct } from '#resources'
import type { Batch, WorldStart } from './batch.ts'
import type { CommentRow } from './comments.ts'
import { daysBefore } from '../chance.ts'
import type { Shop } from './shops.ts'

interface Start extends WorldStart {
  shops: readonly Shop[]
  people: readonly number[]
  comments: readonly CommentRow[]
}

/** What the demo's owner finds: points, somebody who helps, somebody invited, an invitation and a page on offer, cases, notifications. */
export function ownerBatches({ shops, people, comments, accounts, now }: Start): Batch[] {
  const [owner, second] = people as [number, number]
  const own = shops.filter((shop) => shop.owner === owner)
  const [first] = own
  const offered = shops.find((shop) => shop.owner === second)
  if (!first || !offered) return []

  const rewards = [
    ...own
      .filter(({ business }) => business.verified)
      .map(({ id }) => reward('pageVerified', 'page', id, daysBefore(now, 120, id))),
    ...own.flatMap(({ posts }) => posts.map(({ id, at }) => reward('post', 'post', id, at))),
    reward('shareOpened', 'page', first.id, daysBefore(now, 9, 1)),
  ]
  const at = daysBefore(now, 2, 1)
  const email = accounts[0]?.email
  const transfer = { Id: 1, CreatedAt: at, PageId: offered.id, OfferedById: second, Email: email, State: 'offered' }
  const [helping = offered] = shops.filter((shop) => shop.owner === second && shop !== offered)
  const askedAt = daysBefore(now, 1, 2)
  const team = [
    admin(1, daysBefore(now, 80, 1), first.id, people[4]!),
    invitation(2, daysBefore(now, 3, 2), first.id, 'may.thazin@demo.example'),
    invitation(3, askedAt, helping.id, email),
  ]
  const reports = [
    {
      ...report(owner, daysBefore(now, 21, 2), 'Page', 20),
      Description: 'ဖုန်းနံပါတ် မှားနေပါတယ်။ ခေါ်ရင် တခြားလူ ကိုင်ပါတယ်။',
      State: 'resolved',
      Outcome: 'ဖုန်းနံပါတ်ကို ပိုင်ရှင်က ပြင်ပြီးပါပြီ။ The owner has put the number right.',
    },
    {
      ...report(owner, daysBefore(now, 3, 5), 'Post', 12),
      Description: 'The same post was put up three times.',
      State: 'reviewing',
      Outcome: null,
    },
  ]
  const ids = new Set(own.map(({ id }) => id))
  const notifications = [
    ...comments
      .filter((row) => ids.has(row.TargetPageId) && !ids.has(row.PageId))
      .slice(-12)
      .map((row) => notification(row.CreatedAt, 'comment', row.TargetPageId, 'comment', row.Id)),
    notification(daysBefore(now, 6, 3), 'rating', first.id, 'pageRating', 1),
    notification(daysBefore(now, 19, 4), 'case', null, 'report', 1, 'resolved'),
    notification(at, 'transfer', offered.id, 'pageTransfer', 1, 'offered'),
    notification(askedAt, 'pageAdmin', helping.id, 'pageAdmin', 3, 'invited'),
  ].sort((one, other) => one.CreatedAt.getTime() - other.CreatedAt.getTime())
  return [
    { table: 'reward', rows: rewards.map((row) => ({ ...row, ProfileId: owner })) },
    { table: 'pageAdmin', rows: team },
    { table: 'pageTransfer', rows: [transfer] },
    { table: 'report', rows: reports },
    {
      table: 'notification',
      // What is older than a fortnight has been seen.
      rows: notifications.map((row) => ({
        ...row,
        ProfileId: owner,
        ReadAt: row.CreatedAt < daysBefore(now, 14, 1) ? row.CreatedAt : null,
      })),
    },
  ]
}

const reward = (act: RewardAct, about: string, id: number, at: Date) => ({
  CreatedAt: at,
  Act: act,
  Points: rewardPoints[act].points,
  About: about,
  AboutId: id,
})

/** An admin who is also willing to take the page over. */
const admin = (id: number, at: Date, pageId: number, profileId: number) => ({
  Id: id,
  CreatedAt: at,
  PageId: pageId,
  State: 'accepted',
  Email: null,
  ExpiresAt: null,
  ProfileId: profileId,
  AcceptedAt: at,
  HeirSince: at,
})

const invitation = (id: number, at: Date, pageId: number, email: string | undefined) => ({
  ...admin(id, at, pageId, 0),
  State: 'invited',
  Email: email,
  ExpiresAt: new Date(at.getTime() + 30 * 86_400_000),
  ProfileId: null,
  AcceptedAt: null,
  HeirSince: null,
})

const report = (profileId: number, at: Date, type: string, id: number) => ({
  CreatedAt: at,
  ProfileId: profileId,
  ContentId: id,
  Type: type,
})

const notification = (
  at: Date,
  kind: string,
  pageId: number | null,
  about: string,
  aboutId: number,
  state: string | null = null,
) => ({
  CreatedAt: at,
  Kind: kind,
  PageId: pageId,
  About: about,
  AboutId: aboutId,
  State: state,
})
