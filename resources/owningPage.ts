import { reference } from './kit.ts'
import { labels } from './labels.ts'

/** The page whose people a record belongs to: named once, on create, and gone with it. */
export const owningPage = reference('page', {
  label: labels.page,
  readOnly: true,
  required: true,
  inForm: false,
  whenDeleted: 'cascade',
})

/** Answer fields that name a record's page (docs/rules.md#prefilled-forms). */
export const namedPage = { PageName: 'Page.Name', PageThumbnail: 'Page.Thumbnail' } as const

/** The same, with what cards show of it besides. */
export const pageOnCard = {
  ...namedPage,
  CountryThumbnail: 'Page.Country.Thumbnail',
  Categories: 'Page.Categories',
  BurmeseCategories: 'Page.BurmeseCategories',
} as const
