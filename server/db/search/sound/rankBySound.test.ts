import { expect, test } from 'vitest'
import { declarations } from '#resources'
import { compile } from '../../connection/statements.ts'
import { rankBySound } from './rankBySound.ts'

test('the index is never asked for hundreds of sounds in one query: it compares each record with all of them', async () => {
  const queries: string[] = []
  const db = {
    rows: async <T extends object>(query: Parameters<typeof compile>[0]) => {
      queries.push(
        ...compile(query)
          .values.flat()
          .filter((value) => typeof value === 'string'),
      )
      return [] as T[]
    },
  }
  await rankBySound(db, { resource: declarations.product, viewer: null }, 'lucky tea shop')
  const sounds = queries.map((query) => query.match(/'~[^']+'/g)?.length ?? 0)
  expect(Math.max(...sounds)).toBe(50)
  expect(sounds.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(200)
})
