import { longText, number, reference, resource, status, type RecordOf } from './kit.ts'

/** As many stars as can be given. */
export const mostStars = 5

/** One person's stars for a page, one each, answered once by the owner (docs/rules.md#ratings). */
export const pageRating = resource({
  name: 'pageRating',
  title: 'Description',
  ownedBy: 'Profile',
  access: 'rating',
  under: ['Page'],
  rewarded: true,
  calls: ['read'],
  unique: [['Profile', 'Page']],
  fields: {
    Profile: reference('profile', { readOnly: true, inForm: false, ownersOnly: true, whenDeleted: 'cascade' }),
    Page: reference('page', { readOnly: true, required: true, inForm: false, whenDeleted: 'cascade' }),
    Stars: number({ required: true, integer: true, min: 1, max: mostStars }),
    Description: longText({ demanded: false }),
    Answer: longText({ demanded: false, inForm: false }),
    Status: status(),
  },
  joined: { PageName: 'Page.Name', ProfileName: 'Profile.Name', ProfileThumbnail: 'Profile.Thumbnail' },
  lists: { byPageId: 'Page' },
  menu: ['edit', 'delete'],
})
export type PageRating = RecordOf<typeof pageRating>
