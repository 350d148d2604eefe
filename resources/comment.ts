import { choice, longText, number, reference, resource, status, text, type Label, type RecordOf } from './kit.ts'
import { pageNameFields, owningPage } from './owningPage.ts'
import type { CommentTarget } from './facts.ts'
import { contentTypes, labels } from './labels.ts'

const { Page, Post, Product } = contentTypes
const targets = { Page, Post, Product } satisfies Record<CommentTarget, Label>

/** What a comment says; the box it is written in knows its length from here. */
export const commentText = longText({ label: labels.description, required: true })

/** Why it is hidden; the dialog that asks for it knows its length from here. */
export const hidingReason = text({
  label: { en: 'Hidden because', my: 'ဖျောက်ရသည့် အကြောင်းရင်း' },
  readOnly: true,
  inForm: false,
})

/** A page's comment on a page, post or product. */
export const comment = resource({
  name: 'comment',
  label: {
    one: { en: 'comment', my: 'မှတ်ချက်' },
    many: { en: 'Comments', my: 'မှတ်ချက်များ' },
  },
  title: 'Description',
  ownedBy: 'Page',
  access: 'comment',
  under: ['Page', 'TargetPage'],
  about: { as: 'commentedAs', type: 'TypeName', id: 'TypeId', whenDeleted: 'cascade' },
  reportedAs: 'Comment',
  fields: {
    Page: owningPage,
    Description: commentText,
    TypeName: choice(targets, {
      label: { en: 'About a', my: 'သက်ဆိုင်ရာ အမျိုးအစား' },
      readOnly: true,
      required: true,
      inForm: false,
    }),
    TypeId: number({
      label: { en: 'About number', my: 'အကြောင်းအရာ အမှတ်စဉ်' },
      readOnly: true,
      required: true,
      inForm: false,
      integer: true,
      min: 1,
    }),
    /** The page of the commented record. It may hide the comment, and its deletion deletes the comment (docs/rules.md#hidden-records, #deletion). */
    TargetPage: reference('page', {
      label: { en: 'Under page', my: 'သက်ဆိုင်ရာ စာမျက်နှာ' },
      readOnly: true,
      inForm: false,
      whenDeleted: 'cascade',
    }),
    Status: status(),
    /** Why the people of the target's page hid it, for them and its writer (docs/rules.md#hidden-comments). */
    HiddenBecause: hidingReason,
  },
  joined: pageNameFields,
  lists: { byTypeNameAndTypeId: { match: ['TypeName', 'TypeId'] }, byPageId: 'Page' },
  menu: ['delete'],
})
export type Comment = RecordOf<typeof comment>
