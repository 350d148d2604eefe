import { expect, inject, test } from 'vitest'
import { phone } from '../support/browser.ts'
import { useBrowser } from '../support/person.ts'
import { signIn } from '../support/session.ts'

const open = useBrowser()

/** Programs are not counted, and say so as this browser does. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Mobile Safari/537.36'

test('what a visitor does with a page is in its numbers, and what its owner does is not', async () => {
  const url = inject('appUrl')
  const session = await signIn(url, { email: 'numbers@demo.example', name: 'Ma Numbers' })
  const authorization = `Bearer ${session.jwtToken}`
  const made = await fetch(`${url}/page/api`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams({ name: 'House of Numbers', phoneOne: '09 421 000 117' }),
  })
  const { data } = (await made.json()) as { data: { Id: number } }
  const counted = async () => {
    const answer = await fetch(`${url}/pageStat/api/byPageId/${data.Id}`, { headers: { authorization } })
    const { days } = (await answer.json()) as { days: { view: number; save: number; share: number }[] }
    return days.map(({ view, save, share }) => ({ view, save, share }))
  }
  const visitor = await open({ look: { ...phone, userAgent } })
  await visitor.visit(`/page/view/${data.Id}`)
  await visitor.sees('House of Numbers')
  await visitor.settles()
  await visitor.page.getByRole('button', { name: /^Save: House of Numbers/ }).tap()
  await expect.poll(counted, { timeout: 60_000 }).toEqual([{ view: 1, save: 1, share: 0 }])

  const owner = await open({ look: { ...phone, userAgent }, session, storedPage: data })
  await owner.visit(`/page/view/${data.Id}`)
  await owner.sees('House of Numbers')
  await owner.settles()
  await owner.go('/manage')
  const week = owner.page.getByRole('region', { name: 'Numbers' })
  await week.getByText('Opened: 1 in 7 days.').waitFor()
  await week.locator('canvas').waitFor()
  await owner.page.getByRole('region', { name: 'Do next' }).getByText('Add your open hours').waitFor()
  await week.getByRole('link', { name: 'Details: Numbers' }).tap()
  await owner.page.getByRole('button', { name: /^Saved/ }).tap()
  await owner.page.getByText('As a table').tap()
  await owner.page.getByRole('row').last().getByRole('cell', { name: '1', exact: true }).waitFor()
  await owner.page.getByRole('button', { name: 'Weeks' }).tap()
  await owner.page.getByText('Saved: 1 in 56 days.').waitFor()
  expect(owner.place()).toContain('per=week')
  expect(await counted()).toEqual([{ view: 1, save: 1, share: 0 }])
})
