import { expect, test } from 'vitest'
import type { Edit } from '#src/providers/calls/history.ts'
import type { AdminRecord } from '../adminFields.ts'
import { lineDifference } from './lineDifference.ts'
import { versionsOf } from './versions.ts'

const edit = (CreatedAt: string, ByName: string | null, Values: Edit['Values']): Edit => ({
  Id: Date.parse(CreatedAt),
  CreatedAt,
  ById: 1,
  ByName,
  ByRole: true,
  Values,
})
const record = { Id: 1, id: 1, CreatedAt: '2026-01-01', Version: 3, Policy: 'third' } as unknown as AdminRecord

test('a version is a text, since when it stood, and who wrote it; other texts’ changes are none', () => {
  const edits = [
    edit('2026-03-03', 'Ma Hla', { Policy: ['second', 'third'] }),
    edit('2026-02-20', 'Ko Aung', { Other: ['a', 'b'] }),
    edit('2026-02-02', null, { Policy: ['first', 'second'] }),
  ]
  expect(versionsOf(edits, record, 'Policy')).toEqual([
    { text: 'third', since: '2026-03-03', by: 'Ma Hla' },
    { text: 'second', since: '2026-02-02', by: null },
    { text: 'first', since: '2026-01-01', by: null },
  ])
  expect(versionsOf([], record, 'Policy')).toEqual([{ text: 'third', since: '2026-01-01', by: null }])
  // Written for the first time in February.
  const written = [edit('2026-02-02', 'Ma Hla', { Policy: [null, 'third'] })]
  expect(versionsOf(written, record, 'Policy')).toEqual([{ text: 'third', since: '2026-02-02', by: 'Ma Hla' }])
})

test('two texts are compared line by line', () => {
  const shown = (before: string, after: string) =>
    lineDifference(before, after).map(({ text, where }) => ({ both: ' ', before: '-', after: '+' })[where] + text)
  expect(shown('one\ntwo\nthree', 'one\nthree\nfour')).toEqual([' one', '-two', ' three', '+four'])
  expect(shown('old', 'new')).toEqual(['-old', '+new'])
  expect(shown('same', 'same')).toEqual([' same'])
})
