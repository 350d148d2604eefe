import type { StatusLabel, StatusName } from '#resources'
import { sentences } from '#resources/sentences.ts'

/** Badges and toggles of a record's status (spec 4.26 to 4.34). Keys are the names in resources/status.ts. */
export const status = sentences({
  reviewed: false,
  en: {
    Inactive: 'Inactive',
    Active: 'Active',
    Sold: 'Sold',
    Verified: 'Verified',
    Unknown: 'Unknown',
    'Set Inactive': 'Set Inactive',
    'Set Active': 'Set Active',
    'Mark as Sold': 'Mark as Sold',
    'Mark as Unsold': 'Mark as Unsold',
    Block: 'Block',
    Unblock: 'Unblock',
  } satisfies Record<StatusName | StatusLabel, string>,
  my: {
    Inactive: 'ဖျောက်ထားသည်',
    Active: 'ပြထားသည်',
    Sold: 'ရောင်းပြီး',
    Verified: 'အတည်ပြုပြီး',
    Unknown: 'မသိ',
    'Set Inactive': 'ဖျောက်ရန်',
    'Set Active': 'ပြရန်',
    'Mark as Sold': 'ရောင်းပြီးဟု မှတ်ရန်',
    'Mark as Unsold': 'မရောင်းရသေးဟု မှတ်ရန်',
    Block: 'ဘလော့လုပ်ရန်',
    Unblock: 'ဘလော့ဖြည်ရန်',
  },
})
