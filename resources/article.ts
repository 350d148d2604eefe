import { image, longText, resource, status, text, type RecordOf } from './kit.ts'

/** Written by the editors for everybody. */
export const article = resource({
  name: 'article',
  title: 'Title',
  access: 'contents',
  view: { indexed: true, shareable: true, schemaType: 'Article' },
  search: { suggested: 'seldom' },
  fields: {
    Title: text({ required: true }),
    Thumbnail: image(),
    Description: longText(),
    Status: status(),
  },
  lists: { bySearch: ['Title', 'Description'] },
  menu: ['edit', 'delete', 'toggleActive'],
})
export type Article = RecordOf<typeof article>
