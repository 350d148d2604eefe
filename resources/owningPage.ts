import { reference } from './kit.ts'
import { labels } from './labels.ts'

/** The page a record belongs to. It is set on create, never changes, and its deletion deletes the record. */
export const owningPage = reference('page', {
  label: labels.page,
  readOnly: true,
  required: true,
  inForm: false,
  whenDeleted: 'cascade',
})

/** Answer fields that name a record's page, and say whether it is closed (docs/rules.md#prefilled-forms). */
export const pageNameFields = {
  PageName: 'Page.Name',
  PageThumbnail: 'Page.Thumbnail',
  /** So that a closed business is marked wherever it is named (docs/rules.md#closed-pages). */
  PageClosure: 'Page.Closure',
} as const

/** The same, and what else cards show of a page. */
export const pageCardFields = {
  ...pageNameFields,
  CountryThumbnail: 'Page.Country.Thumbnail',
  Categories: 'Page.Categories',
  BurmeseCategories: 'Page.BurmeseCategories',
} as const
