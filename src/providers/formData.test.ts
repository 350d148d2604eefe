import { expect, test } from 'vitest'
import * as kit from '#resources'
import { maxDataUrlFileBytes, toFormData } from './formData.ts'

const label = { en: 'Anything', my: 'တစ်ခုခု' }
/** A field of every kind. A missing kind does not compile. */
const everyKind = {
  text: kit.text({ label }),
  longText: kit.longText({ label }),
  email: kit.email({ label }),
  url: kit.url({ label }),
  phone: kit.phone({ label }),
  number: kit.number({ label }),
  count: kit.count({ label }),
  time: kit.time({ label }),
  date: kit.date({ label }),
  image: kit.image({ label }),
  pictures: kit.pictures({ label }),
  file: kit.file({ label }),
  choices: kit.choices({ a: label, b: label }, { label }),
  choice: kit.choice({ a: label, b: label }, { label }),
  status: kit.status(),
  place: kit.place({ label }),
  hours: kit.hours({ label }),
  reference: kit.reference('page', { label }),
  references: kit.references('category', { label, names: 'Names' }),
} satisfies Record<kit.Kind, kit.Field>
const fields = Object.fromEntries(
  Object.entries(everyKind).map(([kind, field]) => [kind.charAt(0).toUpperCase() + kind.slice(1), field]),
)

const record = {
  Text: 'ဈေး',
  LongText: 'two\nlines',
  Email: 'aye@example.com',
  Url: 'https://example.com',
  Phone: '၀၉ ၁၂၃',
  Number: 0,
  Count: 7,
  Time: '2026-11-20T08:35:00.000Z',
  Date: '2026-11-20',
  Image: 'data:image/webp;base64,AAAA',
  Pictures: [new File(['a'], 'a.jpg', { type: 'image/jpeg' })],
  File: new File(['hello'], 'a.txt', { type: 'text/plain' }),
  Choices: ['a', 'b'],
  Choice: 'b',
  Status: 1,
  Latitude: 16.8,
  Longitude: 96.15,
  Hours: { mon: [['09:00', '17:30']] },
  ReferenceId: 4,
  ReferencesIds: [4, 1],
}
const parts = (form: FormData) => Object.fromEntries(form.entries())

test('every kind is sent in the parts the server reads', async () => {
  expect(parts(await toFormData({ fields }, record))).toEqual({
    text: 'ဈေး',
    longText: 'two\nlines',
    email: 'aye@example.com',
    url: 'https://example.com',
    phone: '၀၉ ၁၂၃',
    number: '0',
    time: '2026-11-20T08:35:00.000Z',
    date: '2026-11-20',
    image: 'data:image/webp;base64,AAAA',
    pictures: expect.any(File),
    file: `data:text/plain;name=a.txt;base64,${btoa('hello')}`,
    choices: 'a,b',
    choice: 'b',
    status: '1',
    latitude: '16.8',
    longitude: '96.15',
    hours: '{"mon":[["09:00","17:30"]]}',
    referenceId: '4',
    referencesIds: '4,1',
  })
})

test('a create sends the owning page first, without empty fields and fields set by the server', async () => {
  const form = await toFormData(kit.requireResource('post'), {
    Title: 'Hello',
    Description: '',
    Thumbnail: null,
    PageId: 9,
    PageName: 'x',
  })
  expect([...form.entries()]).toEqual([
    ['pageId', '9'],
    ['title', 'Hello'],
  ])
})

test('without a place it sends 0, 0', async () => {
  const form = await toFormData({ fields: { Location: kit.place({ label }) } }, { Latitude: null, Longitude: '' })
  expect(parts(form)).toEqual({ latitude: '0', longitude: '0' })
})

test('an update sends id and version first, then the changes: emptied fields as empty parts, unchanged pictures not at all', async () => {
  const before = {
    Id: 3,
    Version: 5,
    PageId: 9,
    Title: 'Old',
    Description: 'Stays',
    Thumbnail: 'kept.webp',
    FileURL: 'a.pdf',
  }
  const form = await toFormData(
    kit.requireResource('post'),
    { ...before, Title: '', PageId: 12, FileURL: 'b.pdf' },
    before,
  )
  expect([...form.entries()]).toEqual([
    ['id', '3'],
    ['version', '5'],
    ['title', ''],
  ])
})

test('a removed picture is an empty part, a new one the last part', async () => {
  const before = { Id: 3, Thumbnail: 'old.webp', CoverThumbnail: 'cover.webp', Name: 'Old' }
  const after = { ...before, Thumbnail: 'data:image/jpeg;base64,AAAA', CoverThumbnail: null, Name: 'New' }
  const form = await toFormData(kit.requireResource('page'), after, before)
  expect([...form.keys()]).toEqual(['id', 'name', 'thumbnail', 'coverThumbnail'])
  expect(form.get('coverThumbnail')).toBe('')
})

test('a picked file that cannot be read any more is named by its part', async () => {
  const gone = new File(['x'], 'gone.pdf')
  gone.slice = () => Object.assign(new Blob([]), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  await expect(toFormData({ fields: { File: kit.file({ label }) } }, { File: gone })).rejects.toMatchObject({
    part: 'file',
  })
})

test('a file above 5 MB is no data URL', async () => {
  const large = new File([new Uint8Array(maxDataUrlFileBytes + 1)], 'film.mp4', { type: 'video/mp4' })
  const form = await toFormData({ fields: { File: kit.file({ label }) } }, { File: large })
  expect(form.get('file')).toBeInstanceOf(File)
  const small = await toFormData(
    { fields: { File: kit.file({ label }) } },
    { File: new File([new Uint8Array(maxDataUrlFileBytes)], 'x.bin') },
  )
  // Only the beginning: matching eleven million characters may exceed the stack.
  expect(String(small.get('file')).slice(0, 55)).toMatch(/^data:application\/octet-stream;name=x\.bin;base64,A+/)
})
