/**
 * How an engine that distributes tables over several servers by a column, such as Citus, would hold each table
 * (docs/operations.md#distributed-by-page): by this column, whole on every server (`reference`), or on the first one alone (`local`).
 */
export const placement: Readonly<Record<string, { by: string } | 'reference' | 'local'>> = {
  // With the page they are under.
  page: { by: 'Id' },
  pageCategory: { by: 'PageId' },
  post: { by: 'PageId' },
  product: { by: 'PageId' },
  productCategory: { by: 'PageId' },
  comment: { by: 'TargetPageId' },
  pageRating: { by: 'PageId' },
  pageFollowing: { by: 'PageId' },
  pageBlock: { by: 'PageId' },
  pageAdmin: { by: 'PageId' },
  pageTransfer: { by: 'PageId' },
  pageGift: { by: 'PageId' },
  // Joined everywhere, changed seldom.
  profile: 'reference',
  category: 'reference',
  country: 'reference',
  region: 'reference',
  town: 'reference',
  removal: 'reference',
  concealment: 'reference',
  ratingMean: 'reference',
  nameVersion: 'reference',
  searchWord: 'reference',
  suspension: 'reference',
  role: 'reference',
  identity: 'reference',
  session: 'reference',
  // Asked for by themselves.
  article: 'local',
  setting: 'local',
  report: 'local',
  notification: 'local',
  reward: 'local',
  firebaseToken: 'local',
  missedSearch: 'local',
  change: 'local',
  searchMade: 'local',
  idempotencyKey: 'local',
  rateCount: 'local',
  uploadVolume: 'local',
  resumableUpload: 'local',
  job: 'local',
  history: 'local',
}

/** The column by which a table is distributed; undefined for one that is not. */
export function columnOf(table: string): string | undefined {
  const place = placement[table]
  return typeof place === 'object' ? place.by : undefined
}
