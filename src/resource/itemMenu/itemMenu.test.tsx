import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyRecord, ManagedName } from '#resources'
import { writeStored } from '#src/providers/device/storage.ts'
import { createApi, renderInApp, type Api } from '#tests/renderInApp.tsx'
import { ItemMenu } from './ItemMenu.tsx'

/** The item menu by role (spec 6.06 to 6.11). Actions that `may` refuses are not offered (docs/rules.md#who-may-do-what). */

const check = 'POST /admin/api/checkPermission'
const me = { Name: 'Mya', Email: 'mya@shop.example', id: 5 }
const common = { Status: 1, Version: 1, CreatedAt: '', UpdatedAt: '' }
const items = {
  page: { ...common, Id: 7, Name: 'Golden Tea' },
  post: { ...common, Id: 9, PostId: 9, PageId: 7, Title: 'We open at five' },
  product: { ...common, Id: 4, ProductId: 4, PageId: 7, Name: 'Pot' },
} as const satisfies Partial<Record<ManagedName, AnyRecord>>

let api: Api
beforeEach(() => {
  api = createApi({ [check]: { json: {} } })
  vi.stubGlobal('fetch', api.fetchApi)
  writeStored('StoredProfile', me)
  writeStored('StoredJWT', 'token')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

const answer = (permission: { isAdmin?: boolean; isOwner?: boolean; isSuperAdmin?: boolean }) => {
  api.answers[check] = { json: { isAdmin: false, isOwner: false, isSuperAdmin: false, ...permission } }
}
const show = (source: keyof typeof items) =>
  renderInApp(<ItemMenu source={source} record={items[source] as AnyRecord} />, { api })

/** The entries, after the server has answered with the person's rights. */
async function entries({ user }: ReturnType<typeof show>) {
  const button = await screen.findByRole('button', { name: 'Item actions' })
  await waitFor(() => expect(api.sent(check).length).toBeGreaterThan(0))
  await user.click(button)
  return within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)
}

/** What a page's people are offered. */
const own = { post: ['Edit', 'Delete', 'Cancel'], product: ['Edit', 'Duplicate', 'Delete', 'Cancel'] }

describe('the item menu', () => {
  it.each(['page', 'post', 'product'] as const)(
    'a super admin: Super Edit and Super Delete of a %s, and Cancel [6.06] [6.10]',
    async (source) => {
      answer({ isSuperAdmin: true })
      expect(await entries(show(source))).toEqual(['Super Edit', 'Super Delete', 'Cancel'])
    },
  )

  it.each(['post', 'product'] as const)(
    'the owner: Edit and Delete of a %s, and Cancel [6.07] [6.10]',
    async (source) => {
      answer({ isOwner: true })
      expect(await entries(show(source))).toEqual(own[source])
    },
  )

  it('the owner: Edit and Delete of the page itself, and its team [6.07]', async () => {
    answer({ isOwner: true })
    expect(await entries(show('page'))).toEqual(['Edit', 'People', 'Delete', 'Cancel'])
  })

  it.each(['post', 'product'] as const)(
    'a page’s admin: Edit and Delete of a %s, and Cancel [6.08] [6.10]',
    async (source) => {
      answer({ isAdmin: true })
      expect(await entries(show(source))).toEqual(own[source])
    },
  )

  it('a page’s admin edits the page itself, and does not delete it [6.08]', async () => {
    answer({ isAdmin: true })
    expect(await entries(show('page'))).toEqual(['Edit', 'People', 'Cancel'])
  })

  it.each(['page', 'post', 'product'] as const)(
    'others who are signed in: Report and Block of a %s, and Cancel [6.09] [6.10]',
    async (source) => {
      answer({})
      expect(await entries(show(source))).toEqual(['Report', 'Block', 'Cancel'])
    },
  )

  it.each(['page', 'post'] as const)(
    'until the server has said whose %s it is, neither Report nor Block is offered, and it may be asked again [6.07] [6.09]',
    async (source) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      let answerNow = (_json: Record<string, boolean>) => {}
      api.answers[check] = () => new Promise((done) => (answerNow = (json) => done(Response.json(json))))
      const rendered = show(source)
      expect(await entries(rendered)).toEqual(['Loading...', 'Cancel'])
      answerNow({ isAdmin: false, isOwner: true, isSuperAdmin: false })
      expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible()
      expect(screen.queryByRole('menuitem', { name: 'Block' })).toBeNull()
      cleanup()

      api.answers[check] = { status: 500, json: {} }
      const again = show(source)
      await again.user.click(await screen.findByRole('button', { name: 'Item actions' }))
      await screen.findByRole('menuitem', { name: 'Retry' })
      expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull()
      answer({})
      await again.user.click(screen.getByRole('menuitem', { name: 'Retry' }))
      expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeVisible()
    },
  )

  it('Block is told by the specification’s alert, which can undo it [2.174]', async () => {
    const done = { json: { status: 'success', message: '', Id: 1, data: null } }
    Object.assign(api.answers, { 'POST /pageBlock/api': done, 'DELETE /pageBlock/api': done })
    answer({})
    const rendered = show('page')
    await entries(rendered)
    await rendered.user.click(screen.getByRole('menuitem', { name: 'Block' }))
    const alert = await screen.findByRole('alertdialog')
    expect(within(alert).getByText('Page had been blocked')).toBeVisible()
    await rendered.user.click(await within(alert).findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Page unblocked')).toBeVisible()
    expect(api.parts('DELETE /pageBlock/api')).toEqual({ pageId: '7' })
  })

  it('Cancel closes it, and nothing happens [6.10]', async () => {
    answer({ isOwner: true })
    const rendered = show('post')
    await entries(rendered)
    await rendered.user.click(screen.getByRole('menuitem', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(api.calls.map(({ line }) => line).filter((line) => !line.startsWith('GET') && line !== check)).toEqual([])
  })

  it('is absent without a stored profile, and rights are not requested [6.11] [5.24]', async () => {
    writeStored('StoredProfile', null)
    show('post')
    expect(screen.queryByRole('button')).toBeNull()
    expect(api.calls).toEqual([])
    cleanup()
    writeStored('StoredProfile', me)
    show('post')
    expect(await screen.findByRole('button', { name: 'Item actions' })).toBeVisible()
  })

  it('rights are requested for each item’s page [6.05] [7.06]', async () => {
    answer({})
    show('post')
    await waitFor(() => expect(api.parts(check)).toEqual({ profileEmail: me.Email, pageId: '7' }))
    cleanup()
    const elsewhere = { ...items.post, Id: 10, PageId: 8 } as AnyRecord
    renderInApp(<ItemMenu source="post" record={elsewhere} />, { api })
    await waitFor(() => expect(api.parts(check)).toEqual({ profileEmail: me.Email, pageId: '8' }))
    cleanup()
    show('page')
    await waitFor(() => expect(api.sent(check)).toHaveLength(3))
    expect(api.parts(check)).toEqual({ profileEmail: me.Email, pageId: '7' })
  })

  it('a check that fails is only logged, and the menu offers to ask again [8.05]', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    api.answers[check] = { status: 400, json: { status: 'error', message: 'Who?' } }
    expect(await entries(show('post'))).toEqual(['Retry', 'Cancel'])
    await waitFor(() => expect(logged.mock.calls.flat().map(String).join()).toContain('Who?'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
