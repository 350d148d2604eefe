import { longText, number, reference, resource, status, type RecordOf } from './kit.ts'
import { owningPage } from './owningPage.ts'
import { labels } from './labels.ts'

/** As many stars as can be given. */
export const mostStars = 5

/** One person's stars for a page, one each, answered once by the owner (docs/rules.md#ratings). */
export const pageRating = resource({
  name: 'pageRating',
  label: {
    one: { en: 'rating', my: 'သုံးသပ်ချက်' },
    many: { en: 'Ratings', my: 'သုံးသပ်ချက်များ' },
  },
  title: 'Description',
  ownedBy: 'Profile',
  access: 'rating',
  under: ['Page'],
  rewarded: true,
  calls: ['read'],
  unique: [['Profile', 'Page']],
  fields: {
    Profile: reference('profile', {
      label: labels.profile,
      readOnly: true,
      inForm: false,
      ownersOnly: true,
      whenDeleted: 'cascade',
    }),
    Page: owningPage,
    Stars: number({ label: { en: 'Stars', my: 'ကြယ်ပွင့်' }, required: true, integer: true, min: 1, max: mostStars }),
    Description: longText({ label: labels.description, requiredInForm: false }),
    Answer: longText({ label: { en: 'Answer', my: 'ပြန်စာ' }, requiredInForm: false, inForm: false }),
    Status: status(),
  },
  joined: { PageName: 'Page.Name', ProfileName: 'Profile.Name', ProfileThumbnail: 'Profile.Thumbnail' },
  lists: { byPageId: 'Page' },
  menu: ['edit', 'delete'],
})
export type PageRating = RecordOf<typeof pageRating>
