import { resource, text, type RecordOf } from './kit.ts'

/** One of the 14 states and regions, or Nay Pyi Taw. */
export const region = resource({
  name: 'region',
  title: 'Name',
  access: 'contents',
  options: true,
  fields: {
    Name: text({ required: true }),
    BurmeseName: text(),
  },
  menu: ['edit', 'delete'],
})
export type Region = RecordOf<typeof region>
