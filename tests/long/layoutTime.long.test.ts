import { expect, onTestFinished, test } from 'vitest'
import type { AnyRecord } from '#resources'
import { startApp } from '#tests/browser/support/app.ts'
import { launchBrowser, openWindow, phone } from '#tests/browser/support/browser.ts'
import { hostileUnits, layoutTime, mostFor, plainUnit, repeated } from '#tests/browser/support/layoutTime.ts'
import { demoAdmin, signIn, storageOf, type Session } from '#tests/browser/support/session.ts'
import { settling } from '#tests/browser/support/settling.ts'

/** Hostile texts of every script on every screen that shows people's texts (docs/rules.md#long-runs). */

test('no text makes a screen take longer than a plain one does', async () => {
  const app = await startApp({ seeded: false, env: { SUPER_ADMIN_EMAILS: demoAdmin.email } })
  onTestFinished(async () => void (await app.stop()))
  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const owner = await signIn(app.url, { email: 'layout@demo.example', name: 'Ko Layout' })
  const rater = await signIn(app.url, { email: 'rater@demo.example', name: 'Ma Rates' })
  const make = async (name: string, fields: Record<string, string>, { jwtToken }: Session = owner) => {
    const response = await fetch(`${app.url}/${name}/api`, {
      method: 'POST',
      headers: { authorization: `Bearer ${jwtToken}` },
      body: new URLSearchParams(fields),
    })
    const { data, message } = (await response.json()) as { data: AnyRecord; message: string }
    expect(response.ok, `${name}: ${message}`).toBe(true)
    return data
  }

  /** Everything of a page, in words of this unit; the addresses where they are shown. */
  async function everything(unit: string) {
    const [name, text] = [repeated(unit, 480), repeated(unit, 6000)]
    const page = await make('page', { name, description: text, address: name })
    const pageId = String(page.Id)
    const post = await make('post', { pageId, title: name, description: text })
    const product = await make('product', { pageId, name, description: text, price: '2500' })
    await make('comment', { pageId, typeName: 'Post', typeId: String(post.Id), description: text })
    await make('pageRating', { pageId, stars: '4', description: text }, rater)
    await make('report', { type: 'Page', contentId: pageId, description: text })
    return {
      page,
      paths: [
        '/home',
        '/marketplace',
        '/page/new',
        '/post',
        '/product',
        '/product?prices=1',
        '/manage',
        '/profile',
        `/search?q=${encodeURIComponent(name.slice(0, 40))}`,
        `/page/view/${pageId}`,
        `/post/view/${post.Id}`,
        `/product/view/${product.Id}`,
        `/listing-detail/${pageId}`,
      ],
    }
  }

  async function times(unit: string) {
    const { page: stored, paths } = await everything(unit)
    const found = new Map<string, number>()
    const window = await openWindow(browser, {
      ...phone,
      baseURL: app.url,
      storageState: storageOf(app.url, { session: owner, page: stored }),
    })
    const settles = settling(window.page)
    for (const path of paths) {
      await window.page.goto(path)
      await settles()
      found.set(path.replace(/\d+$|=.*/, ''), await layoutTime(window.page))
    }
    await window.close()
    return found
  }

  const plain = await times(plainUnit)
  const slow: string[] = []
  for (const [script, unit] of Object.entries(hostileUnits)) {
    const hostile = await times(unit)
    console.log(script, [...hostile].map(([path, ms]) => `${path} ${Math.round(ms)}`).join(', '))
    for (const [path, ms] of hostile)
      if (ms > mostFor(plain.get(path)!))
        slow.push(`${script} ${path}: ${Math.round(ms)} ms, plain ${Math.round(plain.get(path)!)}`)
  }
  expect(slow).toEqual([])
})
