import type { nameOfStatus, StatusLabel, StatusName } from '#resources'

/** Badges and toggles of a record's status (spec 4.26 to 4.34). Keys are the names in resources/status.ts. */
export const status = {
  Inactive: 'Inactive',
  Active: 'Active',
  Draft: 'Draft',
  Published: 'Published',
  Sold: 'Sold',
  Verified: 'Verified',
  Unknown: 'Unknown',
  'Set Inactive': 'Set Inactive',
  'Set Active': 'Set Active',
  'Mark as Sold': 'Mark as Sold',
  'Mark as Unsold': 'Mark as Unsold',
  Block: 'Block',
  Unblock: 'Unblock',
} satisfies Record<StatusName | StatusLabel | ReturnType<typeof nameOfStatus>, string>
