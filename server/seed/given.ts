import { declarations, rewardPoints, type RewardAct } from '#resources'
import { demoAccounts } from '../auth/demoAccounts.ts'
import { insertRecords, insertRows } from '../db/records/bulk.ts'
import type { Executor } from '../db/connection/database.ts'
import { daysBefore } from './rows.ts'
import type { SaidRow, Setting } from './talk.ts'

/** What the demo's owner has been told and given: news, points, cases, somebody who helps, a page on offer. */
export async function fillGiven(
  db: Executor,
  { shops, people, now }: Setting,
  said: readonly SaidRow[],
): Promise<void> {
  const [owner, second] = people as [number, number]
  const own = shops.filter((shop) => shop.owner === owner)
  const ids = new Set(own.map(({ id }) => id))
  const [first] = own
  const offered = shops.find((shop) => shop.owner === second)
  if (!first || !offered) return

  const rewarded = [
    ...own
      .filter(({ business }) => business.verified)
      .map(({ id }) => earned('pageVerified', 'page', id, daysBefore(now, 120, id))),
    ...own.flatMap(({ posts }) => posts.map(({ id, at }) => earned('post', 'post', id, at))),
    earned('shareOpened', 'page', first.id, daysBefore(now, 9, 1)),
  ]
  await insertRows(
    db,
    'reward',
    rewarded.map((row) => ({ ...row, ProfileId: owner })),
  )

  await insertRecords(db, declarations.pageAdmin, [
    { CreatedAt: daysBefore(now, 80, 1), PageId: first.id, ProfileId: people[4] },
  ])
  const at = daysBefore(now, 2, 1)
  await insertRecords(db, declarations.pageTransfer, [
    { Id: 1, CreatedAt: at, PageId: offered.id, Email: demoAccounts()[0]?.email, State: 'offered' },
  ])
  await insertRecords(db, declarations.report, [
    {
      ...about(owner, daysBefore(now, 21, 2), 'Page', 20),
      Description: 'ဖုန်းနံပါတ် မှားနေပါတယ်။ ခေါ်ရင် တခြားလူ ကိုင်ပါတယ်။',
      State: 'resolved',
      Outcome: 'ဖုန်းနံပါတ်ကို ပိုင်ရှင်က ပြင်ပြီးပါပြီ။ The owner has put the number right.',
    },
    {
      ...about(owner, daysBefore(now, 3, 5), 'Post', 12),
      Description: 'The same post was put up three times.',
      State: 'reviewing',
      Outcome: null,
    },
  ])

  const comments = said.filter((row) => ids.has(row.TargetPageId) && !ids.has(row.PageId)).slice(-12)
  const news = [
    ...comments.map((row) => told(row.CreatedAt, 'comment', row.TargetPageId, 'comment', row.Id)),
    told(daysBefore(now, 6, 3), 'rating', first.id, 'pageRating', 1),
    told(daysBefore(now, 19, 4), 'case', null, 'report', 1, 'resolved'),
    told(at, 'transfer', offered.id, 'pageTransfer', 1, 'offered'),
  ].sort((one, other) => one.CreatedAt.getTime() - other.CreatedAt.getTime())
  await insertRows(
    db,
    'notification',
    // What is older than a fortnight has been seen.
    news.map((row) => ({
      ...row,
      ProfileId: owner,
      ReadAt: row.CreatedAt < daysBefore(now, 14, 1) ? row.CreatedAt : null,
    })),
  )
}

const earned = (act: RewardAct, about: string, id: number, at: Date) => ({
  CreatedAt: at,
  Act: act,
  Points: rewardPoints[act].points,
  About: about,
  AboutId: id,
})

const about = (profileId: number, at: Date, type: string, id: number) => ({
  CreatedAt: at,
  ProfileId: profileId,
  ContentId: id,
  Type: type,
})

const told = (
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
