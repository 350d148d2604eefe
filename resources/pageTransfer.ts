import { choice, email, reference, resource, type RecordOf } from './kit.ts'
import { pageNameFields } from './owningPage.ts'
import { labels } from './labels.ts'

/** An offer of a page to a new owner. The page changes hands when they accept (docs/rules.md#transfers). */
export const pageTransfer = resource({
  name: 'pageTransfer',
  label: {
    one: { en: 'page transfer', my: 'စာမျက်နှာ လွှဲပြောင်းမှု' },
    many: { en: 'Page Transfers', my: 'စာမျက်နှာ လွှဲပြောင်းမှုများ' },
  },
  title: 'PageName',
  ownedBy: 'Page',
  access: 'transfer',
  under: ['Page'],
  calls: [],
  unique: [{ fields: ['Page'], where: { State: 'offered' } }],
  fields: {
    Page: reference('page', { label: labels.page, readOnly: true, required: true, whenDeleted: 'cascade' }),
    /** Its owner at that time: the offer counts as long as the page is theirs. */
    OfferedBy: reference('profile', {
      label: { en: 'Offered by', my: 'လွှဲပေးရန် ကမ်းလှမ်းသူ' },
      readOnly: true,
      ownersOnly: true,
      whenDeleted: 'cascade',
    }),
    Email: email({ label: labels.email, readOnly: true, required: true }),
    State: choice(
      {
        offered: { en: 'Offered', my: 'လွှဲပေးရန် ကမ်းလှမ်းထားသည်' },
        accepted: { en: 'Accepted', my: 'လက်ခံပြီး' },
        declined: { en: 'Declined', my: 'လက်မခံ' },
        withdrawn: { en: 'Withdrawn', my: 'ပြန်ရုပ်သိမ်းပြီး' },
      },
      {
        label: labels.state,
        readOnly: true,
        initial: 'offered',
      },
    ),
  },
  joined: pageNameFields,
})
export type PageTransfer = RecordOf<typeof pageTransfer>
