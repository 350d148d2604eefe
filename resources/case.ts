import { choice, count, number, reference, resource, time, type RecordOf } from './kit.ts'
import type { ClaimAct } from './claims.ts'
import { contentTypes, labels } from './labels.ts'

const states = {
  open: { en: 'Open', my: 'မစစ်ရသေး' },
  claimed: { en: 'Being looked at', my: 'စစ်ဆေးဆဲ' },
  answered: { en: 'Answered', my: 'ဆုံးဖြတ်ပြီး' },
  appealed: { en: 'Appealed', my: 'အယူခံတင်ထား' },
  closed: { en: 'Closed', my: 'ပြီးဆုံး' },
}

/** Why something waits for a look, though nobody has reported it. */
const looks = {
  firstPage: { en: 'First page of a new owner', my: 'ပိုင်ရှင်အသစ်၏ ပထမ စာမျက်နှာ' },
  seenBefore: { en: 'Number or link of something held', my: 'ဆိုင်းငံ့ထားသည့်အရာ၏ နံပါတ် သို့မဟုတ် လင့်ခ်' },
  claim: { en: 'Claimed by somebody', my: 'ပိုင်ရှင်အဖြစ် တောင်းဆိုထားသည်' },
}

/**
 * All reports of one thing (docs/rules.md#cases). It is in no registry, since only the server and the admin area know it: the first
 * load of the app has every declaration there.
 */
export const moderationCase = resource({
  name: 'case',
  label: { one: { en: 'case', my: 'အမှု' }, many: { en: 'Cases', my: 'အမှုများ' } },
  title: 'State',
  access: 'report',
  calls: [],
  fields: {
    Type: choice(contentTypes, { label: { en: 'Type', my: 'အမျိုးအစား' }, readOnly: true }),
    ContentId: number({ label: labels.aboutId, integer: true, readOnly: true }),
    State: choice(states, { label: labels.state, readOnly: true, initial: 'open' }),
    /** The more, the sooner: what its reporters are worth by how often they were right. */
    Weight: count({ label: { en: 'Weight', my: 'အလေးချိန်' } }),
    Reports: count({ label: { en: 'Reports', my: 'တိုင်ကြားချက်များ' } }),
    /** Whose people hear of it. */
    Page: reference('page', { label: labels.page, readOnly: true }),
    ClaimedBy: reference('profile', { label: { en: 'With', my: 'စစ်ဆေးသူ' }, readOnly: true }),
    /** None: somebody has reported it. */
    Because: choice(looks, { label: { en: 'Why it waits', my: 'စစ်ရန် အကြောင်းရင်း' }, readOnly: true }),
    ClaimedAt: time({ label: { en: 'Since', my: 'စတင်ချိန်' }, readOnly: true }),
  },
  joined: { PageName: 'Page.Name', ClaimedByName: 'ClaimedBy.Name' },
  // For their indexes: a thing's cases, and a queue.
  sorts: ['Weight', 'UpdatedAt'],
  agesBy: 'Weight',
  lists: { byContent: { match: ['Type', 'ContentId'] }, byState: { match: ['State'] } },
})
export type Case = RecordOf<typeof moderationCase>

/** What a moderator decides. */
export const caseActs = ['dismiss', 'warn', 'hold', 'lift', 'suspend', 'verify'] as const
export type CaseAct = (typeof caseActs)[number]
/** What something that is related to a case has in common with it. */
export type Trace = 'number' | 'link' | 'picture'
/**
 * What is written besides: an answer alone (`POST /report/api/judge`), the toggle that takes a verification back, and what is decided
 * about a claim.
 */
export type WrittenAct = CaseAct | 'answer' | 'unverify' | ClaimAct

/** Why: each names a sentence of the policy (src/messages/en/cases.ts). */
export const caseReasons = [
  'spam',
  'wrongFacts',
  'fraud',
  'forbidden',
  'childSafety',
  'abuse',
  'sexual',
  'privacy',
  'notTheirs',
  'nothingWrong',
  'other',
] as const
export type CaseReason = (typeof caseReasons)[number]

/** What an owner may appeal against. */
export const appealable: readonly WrittenAct[] = ['warn', 'hold', 'suspend']
/** Days within which somebody appeals. */
export const appealDays = 14
/** Minutes after which a case is free again, and within which an act is undone. */
export const claimMinutes = 15
export const undoMinutes = 10
export const maxMeasureDays = 365
export const maxNoteLength = 2000
/** Of what is related, that one act concerns. */
export const maxAlso = 40
