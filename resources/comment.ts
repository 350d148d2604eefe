import { choice, commentTargets, longText, number, reference, resource, status, type RecordOf } from './kit.ts'

/** Said by a page about a page, post or product. */
export const comment = resource({
  name: 'comment',
  title: 'Description',
  ownedBy: 'Page',
  access: 'comment',
  under: ['Page', 'TargetPage'],
  reportedAs: 'Comment',
  fields: {
    Page: reference('page', { readOnly: true, required: true, inForm: false, whenDeleted: 'cascade' }),
    Description: longText({ required: true }),
    TypeName: choice(commentTargets, { readOnly: true, required: true, inForm: false }),
    TypeId: number({ readOnly: true, required: true, inForm: false, integer: true, min: 1 }),
    /** The page under which the target stands, which may hide it and takes it along when it goes (docs/rules.md#hidden-records, #deletion). */
    TargetPage: reference('page', { readOnly: true, inForm: false, whenDeleted: 'cascade' }),
    Status: status(),
  },
  joined: { PageName: 'Page.Name', PageThumbnail: 'Page.Thumbnail' },
  lists: { byTypeNameAndTypeId: { match: ['TypeName', 'TypeId'] }, byPageId: 'Page' },
  menu: ['delete'],
})
export type Comment = RecordOf<typeof comment>
