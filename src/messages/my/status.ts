import type { status as english } from '../en/status.ts'

export const status: typeof english = {
  Inactive: 'ဖျောက်ထားသည်',
  Active: 'ပြထားသည်',
  Draft: 'မူကြမ်း',
  Published: 'ထုတ်ဝေပြီး',
  Sold: 'ရောင်းပြီး',
  Verified: 'အတည်ပြုပြီး',
  Unknown: 'မသိ',
  'Set Inactive': 'ဖျောက်ရန်',
  'Set Active': 'ပြရန်',
  'Mark as Sold': 'ရောင်းပြီးအဖြစ် မှတ်ရန်',
  'Mark as Unsold': 'မရောင်းရသေးသည့်အဖြစ် မှတ်ရန်',
  Block: 'ဘလော့ရန်',
  Unblock: 'ဘလော့ဖြည်ရန်',
}
