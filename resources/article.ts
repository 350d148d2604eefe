import { image, longText, resource, status, text, type RecordOf } from './kit.ts'
import { labels } from './labels.ts'

/** An article by the editors. */
export const article = resource({
  name: 'article',
  label: {
    one: { en: 'article', my: 'ဆောင်းပါး' },
    many: { en: 'Articles', my: 'ဆောင်းပါးများ' },
  },
  title: 'Title',
  access: 'contents',
  reportedAs: 'Article',
  view: { indexed: true, shareable: true, schemaType: 'Article' },
  search: { suggested: 'seldom' },
  fields: {
    Title: text({ label: labels.title, required: true }),
    Thumbnail: image({ label: labels.thumbnail }),
    Description: longText({ label: labels.description }),
    Status: status({ drafts: true }),
  },
  lists: { bySearch: ['Title', 'Description'] },
  menu: ['edit', 'delete', 'toggleActive'],
})
export type Article = RecordOf<typeof article>
