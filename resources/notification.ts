import { choice, number, reference, resource, text, time, type RecordOf } from './kit.ts'

export const notificationKinds = ['comment', 'rating', 'answer', 'case', 'transfer', 'pageAdmin'] as const

/** Something that happened and concerns a person (docs/rules.md#notifications). */
export const notification = resource({
  name: 'notification',
  title: 'Kind',
  ownedBy: 'Profile',
  access: 'systemIssued',
  under: ['Page'],
  calls: ['read'],
  fields: {
    Profile: reference('profile', { readOnly: true, whenDeleted: 'cascade' }),
    Kind: choice(notificationKinds, { readOnly: true }),
    Page: reference('page', { readOnly: true, whenDeleted: 'cascade' }),
    /** What it is about: a resource name and an id. */
    About: text({ readOnly: true }),
    AboutId: number({ readOnly: true, integer: true }),
    /** How it stands since: of a page on its way 'offered', 'accepted', …; of a case 'resolved', 'dismissed'. */
    State: text({ readOnly: true }),
    ReadAt: time({ readOnly: true }),
  },
  joined: { PageName: 'Page.Name', PageThumbnail: 'Page.Thumbnail' },
})
export type Notification = RecordOf<typeof notification>
