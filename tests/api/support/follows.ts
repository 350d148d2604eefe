import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { signIn } from './client.ts'
import type { World } from './world.ts'

/** Twenty people follow and unfollow one page at once, each so often; ten of them follow last. The page counts these. */
export async function expectExactCount(app: TestApp, { owner, visitor }: World, turns: number): Promise<void> {
  const page = await owner.makes('page', { name: 'Popular' })
  const people = await Promise.all(Array.from({ length: 20 }, (_, n) => signIn(app, `fan${n}@demo.example`)))
  const calls = people.map(async (person, n) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const follows = (turn + n) % 2 === 0
      const path = '/pageFollowing/api'
      const answer = await person.sends(follows ? 'POST' : 'DELETE', path, { pageId: page.Id }, { as: 'form' })
      expect(answer.status).toBe(200)
    }
  })
  await Promise.all(calls)
  const [stored] = await app.query<{ n: number }>(
    'select count(*)::int as n from "pageFollowing" where "PageId" = $1',
    [page.Id],
  )
  expect(stored!.n).toBe(10)
  expect((await visitor.sees('page', page.Id))!['FollowerCount']).toBe(10)
}
