import { choice, longText, reference, resource, text, time, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'
import { owningPage, pageNameFields } from './owningPage.ts'
import { page } from './page.ts'

/** What something is suggested for. */
export const suggestible = page

/** What is suggested, each by the fields of the page that it fills. */
export const suggestedFields = {
  phoneOne: ['PhoneOne'],
  phoneTwo: ['PhoneTwo'],
  phoneThree: ['PhoneThree'],
  hours: ['Hours'],
  place: ['Town', 'Address', 'Location'],
  closure: ['Closure'],
} as const
export type SuggestedField = keyof typeof suggestedFields
export const suggestedNames = Object.keys(suggestedFields) as SuggestedField[]

/** After so many days of silence a moderator decides, and after so many nobody does. */
export const overdueDays = 14
export const lapseDays = 90
/** Of one page, or of the moderators' list: more would be a list that nobody gets to the end of. */
export const maxSuggestions = 100

const states = {
  open: { en: 'Open', my: 'စောင့်ဆိုင်းဆဲ' },
  taken: { en: 'Taken', my: 'လက်ခံပြီး' },
  declined: { en: 'Declined', my: 'လက်မခံ' },
  lapsed: { en: 'Lapsed', my: 'သက်တမ်းကုန်' },
}

/**
 * What one person thinks is right of a page (docs/rules.md#suggestions). The same by several people is answered as one. It is in no
 * registry, since a first load of the app does without it.
 */
export const suggestion = resource({
  name: 'suggestion',
  label: {
    one: { en: 'suggestion', my: 'အကြံပြုချက်' },
    many: { en: 'Suggestions', my: 'အကြံပြုချက်များ' },
  },
  title: 'Field',
  ownedBy: 'Profile',
  access: 'systemIssued',
  under: ['Page'],
  calls: [],
  unique: [{ fields: ['Page', 'Same', 'Voice'], where: { State: 'open' } }],
  fields: {
    /** Null: a visitor. It goes with its account. */
    Profile: reference('profile', {
      label: labels.profile,
      readOnly: true,
      inForm: false,
      ownersOnly: true,
      whenDeleted: 'cascade',
    }),
    Page: owningPage,
    Field: choice(
      {
        phoneOne: labels.phoneOne,
        phoneTwo: labels.phoneTwo,
        phoneThree: { en: 'Phone three', my: 'ဖုန်း ၃' },
        hours: { en: 'Open hours', my: 'ဖွင့်ချိန်' },
        place: { en: 'Place', my: 'နေရာ' },
        closure: { en: 'Closed or open', my: 'ပိတ် သို့မဟုတ် ဖွင့်' },
      } satisfies Record<SuggestedField, unknown>,
      { label: labels.about, readOnly: true },
    ),
    /** Columns of the page and their values, as JSON: what is suggested, and what was there then. */
    Values: longText({ label: { en: 'Suggested', my: 'အကြံပြုထားသည်' }, readOnly: true }),
    Before: longText({ label: { en: 'When it was suggested', my: 'အကြံပြုချိန်က' }, readOnly: true }),
    /** What was there when it was taken, for its undo. */
    Former: longText({ label: { en: 'When it was taken', my: 'လက်ခံချိန်က' }, readOnly: true, ownersOnly: true }),
    /** The same as `Values`, whoever wrote it and in whatever spelling. */
    Same: text({ label: { en: 'Same', my: 'တူညီချက်' }, readOnly: true, ownersOnly: true }),
    /** Who says so, that nobody does twice: a person's id, of a visitor a keyed hash until it is answered. */
    Voice: text({ label: { en: 'Voice', my: 'အသံ' }, readOnly: true, ownersOnly: true }),
    Note: text({ label: { en: 'Note', my: 'မှတ်စု' }, requiredInForm: false }),
    State: choice(states, { label: labels.state, readOnly: true, initial: 'open' }),
    AnsweredBy: reference('profile', {
      label: { en: 'Answered by', my: 'ဖြေကြားသူ' },
      readOnly: true,
      ownersOnly: 'moderators',
      whenDeleted: 'keep',
    }),
    /** When an open one lapses, and an answered one is deleted. */
    EndsAt: time({ label: { en: 'Until', my: 'ကုန်ဆုံးချိန်' }, readOnly: true, expires: true }),
  },
  joined: pageNameFields,
  // For their index: those that wait.
  lists: { byState: { match: ['State'] } },
})
export type Suggestion = RecordOf<typeof suggestion>
