import { file, image, longText, pictures, resource, status, text, time, type RecordOf } from './kit.ts'
import { owningPage, pageCardFields } from './owningPage.ts'
import { labels } from './labels.ts'

/** A news item of a page; the home feed lists them. */
export const post = resource({
  name: 'post',
  label: {
    one: { en: 'post', my: 'ပို့စ်' },
    many: { en: 'Posts', my: 'ပို့စ်များ' },
  },
  title: 'Title',
  ownedBy: 'Page',
  access: 'underPage',
  under: ['Page'],
  commentedAs: 'Post',
  reportedAs: 'Post',
  view: { indexed: true, shareable: true, schemaType: 'SocialMediaPosting' },
  search: { common: true, suggested: 'last' },
  idAlias: 'PostId',
  rewarded: true,
  fields: {
    Page: owningPage,
    Title: text({ label: labels.title, required: true }),
    Description: longText({ label: labels.description }),
    Thumbnail: image({ label: labels.thumbnail }),
    Pictures: pictures({ label: labels.pictures, first: 'Thumbnail' }),
    File: file({ label: labels.file, requiredInForm: false }),
    /** An offer begins and ends by itself. */
    StartsAt: time({ label: { en: 'Begins', my: 'စတင်မည့် အချိန်' }, listed: 'from' }),
    EndsAt: time({ label: { en: 'Ends', my: 'ပြီးဆုံးမည့် အချိန်' }, listed: 'until' }),
    Status: status(),
  },
  joined: {
    ...pageCardFields,
    /** To be called from the card. */
    PagePhone: 'Page.PhoneOneE164',
  },
  lists: { byPageId: 'Page', bySearch: ['Title', 'Description'], byFilter: { filtered: true } },
  menu: ['edit', 'delete', 'toggleActive', 'dates'],
})
export type Post = RecordOf<typeof post>
