import { expect, test } from 'vitest'
import { maxEdits } from '#resources'
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
  Suggested: false,
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

test('where there may be older changes than are known, nothing is said of the oldest text', () => {
  const edits = Array.from({ length: maxEdits }, (_, at) =>
    edit(`2026-03-03T00:00:${at}`, null, at === 0 ? { Policy: ['second', 'third'] } : { Other: ['a', 'b'] }),
  )
  expect(versionsOf(edits, record, 'Policy').map(({ text }) => text)).toEqual(['third'])
  const others = edits.slice(1)
  const dated = { ...record, PolicySince: '2026-02-02' }
  expect(versionsOf([...others, ...others], dated, 'Policy')).toEqual([
    { text: 'third', since: '2026-02-02', by: null },
  ])
})

test('two texts are compared line by line', () => {
  const shown = (before: string, after: string) =>
    lineDifference(before, after).map(({ text, where }) => ({ both: ' ', before: '-', after: '+' })[where] + text)
  expect(shown('one\ntwo\nthree', 'one\nthree\nfour')).toEqual([' one', '-two', ' three', '+four'])
  expect(shown('old', 'new')).toEqual(['-old', '+new'])
  expect(shown('same', 'same')).toEqual([' same'])
})
