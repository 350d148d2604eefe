import { choice, email, reference, resource, type RecordOf } from './kit.ts'

/** A page on its way to another owner; in force when the other accepts (docs/rules.md#transfers). */
export const pageTransfer = resource({
  name: 'pageTransfer',
  title: 'PageName',
  ownedBy: 'Page',
  access: 'transfer',
  under: ['Page'],
  calls: [],
  fields: {
    Page: reference('page', { readOnly: true, required: true, whenDeleted: 'cascade' }),
    Email: email({ readOnly: true, required: true }),
    State: choice(['offered', 'accepted', 'declined', 'withdrawn'], { readOnly: true, initial: 'offered' }),
  },
  joined: { PageName: 'Page.Name', PageThumbnail: 'Page.Thumbnail' },
})
export type PageTransfer = RecordOf<typeof pageTransfer>
