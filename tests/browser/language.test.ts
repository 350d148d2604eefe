import type { Page, Response } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { allLabels } from '#resources/declaredLabels.ts'
import { messages } from '#src/messages/both.ts'
import { desktop, phone, withLargeLetters } from './support/browser.ts'
import { speak, useBrowser } from './support/person.ts'
import { looksOf } from './support/routeExamples.ts'
import { demoOwner, signIn } from './support/session.ts'

const open = useBrowser()
const url = inject('appUrl')

test('a first visit is offered the other language in the header; the answer is remembered by the server too', async () => {
  const { page, visit, sees } = await open({ look: phone, language: null })
  await visit('/category')
  await page.getByRole('button', { name: 'Read in မြန်မာ' }).tap()
  await sees('အမျိုးအစားများ')
  await visit('/category')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('my')
  await sees('အမျိုးအစားများ')
  await page.getByRole('button', { name: 'ဘာသာစကား: English' }).waitFor()
})

test('an address with a language counts as a choice; no HTML contains the offer', async () => {
  const { page, visit, sees } = await open({ look: phone, language: null })
  await visit('/category?lang=my')
  await sees('အမျိုးအစားများ')
  await visit('/category')
  await sees('အမျိုးအစားများ')
  await page.getByRole('button', { name: 'ဘာသာစကား: English' }).waitFor()
  const html = await (await fetch(`${url}/category`)).text()
  expect(html).not.toContain('Read in')
})

test('/ and /admin accept a language in the address too', async () => {
  const { page, visit, sees, place } = await open({ look: phone, language: null })
  await visit('/?lang=my')
  await sees('ပင်မ')
  expect(place()).toBe('/home?lang=my')
  await visit('/admin?lang=en')
  await sees('Login')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
})

describe('a browser', () => {
  /** Sentences and labels of a language that cannot occur in other code: in English no short ones. */
  const textsIn = (language: 'en' | 'my') => {
    const { declared: _declared, ...subjects } = messages[language]
    const sentences = Object.values(subjects).flatMap((subject) => Object.values<unknown>(subject))
    const isText = (text: unknown) => typeof text === 'string' && (/[\u1000-\u109f]{6}/.test(text) || text.length > 24)
    // Names of products are the same in both.
    const labels = allLabels().flatMap(([, label]) => (label.en === label.my ? [] : label[language]))
    return [...sentences.filter(isText), ...labels.filter((text) => isText(text) || text.includes(' '))].map(String)
  }
  /** All code the page has loaded. */
  const loadedBy = (page: Page) => {
    // Read when they are asked for: one that comes while the window closes has no text any more.
    const scripts: Response[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response)
    })
    return async () => {
      await page.waitForLoadState('networkidle')
      return (await Promise.all(scripts.map((response) => response.text()))).join('\n')
    }
  }
  const heldOf = (code: string, language: 'en' | 'my') => textsIn(language).filter((text) => code.includes(text))

  test.each([
    ['en', 'my', 'မြန်မာ'],
    ['my', 'en', 'English'],
  ] as const)(
    'that speaks %s gets the sentences and labels of no other language until it is switched',
    async (language, other, switchName) => {
      const { page, visit } = await open({ look: phone, language })
      const loaded = loadedBy(page)
      await visit('/category')
      const first = await loaded()
      expect(heldOf(first, other)).toEqual([])
      expect(heldOf(first, language).length).toBeGreaterThan(40)
      await speak(page, switchName)
      await page.getByRole('heading', { name: messages[other].lists.category }).waitFor()
      expect(heldOf(await loaded(), other).length).toBeGreaterThan(40)
    },
  )

  test('that cannot load the other language shows a message and keeps its own; later it succeeds', async () => {
    const { page, visit } = await open({
      look: phone,
      language: 'en',
      expected: /my-.*\.js|ERR_FAILED|Failed to fetch/,
    })
    await visit('/category')
    await page.route('**/assets/my-*.js', (route) => route.abort())
    await speak(page, 'မြန်မာ')
    await page.getByText(messages.en.shell.languageFailed).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
    await page.unroute('**/assets/my-*.js')
    // A slow phone is still on its way back from the sheet's entry of the history when the document is asked for.
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await speak(page, 'မြန်မာ')
    await page.getByRole('heading', { name: messages.my.lists.category }).waitFor()
  })
})

test('a choice made while another language is loading wins', async () => {
  const owner = await signIn(url, demoOwner)
  const { page, visit, settles } = await open({ look: phone, session: owner, language: 'en' })
  await visit('/profile')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/my-*.js', async (route) => {
    await released
    await route.continue()
  })
  const choice = page.getByRole('group', { name: messages.en.shell.language })
  await Promise.all([page.waitForRequest('**/assets/my-*.js'), choice.getByRole('button', { name: 'မြန်မာ' }).tap()])
  await choice.getByRole('button', { name: 'English' }).tap()
  await Promise.all([page.waitForResponse('**/assets/my-*.js'), release()])
  await settles()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  expect(await choice.getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('true')
})

test('a switch on an address with a language survives a reload', async () => {
  const { page, visit, sees, place } = await open({ look: phone, language: null })
  await visit('/search?q=tea&lang=my')
  await speak(page, 'English')
  await sees('Search')
  await expect.poll(place).toBe('/search?q=tea')
  await page.reload()
  await sees('Search')
})

test('the map’s own buttons are named in the current language', async () => {
  const { page, visit } = await open({ look: desktop, language: 'my' })
  await visit('/category/map')
  await page.getByRole('button', { name: 'ချဲ့ကြည့်ရန်' }).waitFor()
  await speak(page, 'English')
  await page.getByRole('button', { name: 'Zoom out' }).waitFor()
})

test('categories are in dictionary order, in either language', async () => {
  const { page, visit } = await open({ look: desktop, language: 'my' })
  await visit('/category')
  const names = () => page.locator('main article a').allTextContents()
  const burmese = await names()
  expect(burmese.length).toBeGreaterThan(10)
  expect(burmese).toEqual([...burmese].sort(new Intl.Collator('my').compare))
  await speak(page, 'English')
  await expect.poll(async () => (await names())[0]).toMatch(/^[A-Z]/)
  const english = await names()
  expect(english).toEqual([...english].sort(new Intl.Collator('en').compare))
})

/** Runs in the page: the weights of Burmese letters that have come. The bars that stand for them are in every document. */
const lettersLoaded = () =>
  [...document.fonts].flatMap(({ family, status, weight }) =>
    family.includes('Noto Sans Myanmar') && status === 'loaded' ? weight : [],
  )

test('the font is loaded for Burmese only', async () => {
  const { page, visit } = await open({ look: desktop, isNew: true })
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await visit('/login')
  await page.waitForLoadState('networkidle')
  expect(fonts).toEqual([])
  await speak(page, 'မြန်မာ')
  // From the server, or from the device where it has that very face.
  await expect.poll(() => page.evaluate(lettersLoaded)).toEqual(['400'])
})

test('bold Burmese letters are loaded with the second screen and used on the third, unless data is precious', async () => {
  const weights = async (saveData: boolean) => {
    const { page, visit, go, settles } = await open({ look: phone, language: 'my' })
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value, effectiveType: '4g' } })
    }, saveData)
    const loaded = () => page.evaluate(lettersLoaded)
    await visit('/category')
    await settles()
    const onFirst = await loaded()
    for (const path of ['/marketplace', '/home']) {
      await go(path)
      await settles()
    }
    return [onFirst, await loaded()]
  }
  expect(await weights(false)).toEqual([['400'], ['400', '700']])
  expect(await weights(true)).toEqual([['400'], ['400']])
})

test('large letters on a small phone: no line of a card ends inside a syllable', async () => {
  const { page, visit } = await open({ look: { ...phone, viewport: { width: 320, height: 640 } }, language: 'my' })
  await withLargeLetters(page)
  await visit('/category')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const broken = () =>
    page.locator('main article a').evaluateAll((links) =>
      links.flatMap((link) => {
        const starts: string[] = []
        let last = 0
        const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
        const text = link.textContent ?? ''
        let before = 0
        while (walker.nextNode()) {
          const node = walker.currentNode as Text
          for (let at = 0; at < node.length; at += 1) {
            const range = document.createRange()
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            const box = range.getClientRects()[0]
            if (box && box.width > 0) {
              if (last > 0 && box.top > last + 10) starts.push(text.slice(before + at))
              last = box.top
            }
          }
          before += node.length
        }
        // A line must begin with a syllable: no mark, no final consonant, no stacked letter.
        return starts.filter((rest) => /^(?:[\u102B-\u103E]|[\u1000-\u102A]\u1037?[\u1039\u103A])/.test(rest))
      }),
    )
  // The server's text has no joiners; hydration adds them.
  await expect.poll(broken).toEqual([])
})

test('with letters of twice the size no public screen is wider than the smallest phone, at the first visit neither', async () => {
  const screens = looksOf(inject('known')).flatMap(([, { isProtected, path }]) => (isProtected ? [] : path))
  expect(screens.length).toBeGreaterThan(15)
  for (const locale of ['en-GB', 'my-MM']) {
    const { page, visit, go, settles } = await open({ look: { ...phone, locale }, language: null })
    await withLargeLetters(page)
    const wide: string[] = []
    const look = async (path: string, width: number, reach: (path: string) => Promise<void>) => {
      await page.setViewportSize({ width, height: 640 })
      // Each is a first visit, which is offered the other language.
      await page.evaluate(() => localStorage.removeItem('LanguageOffered'))
      await reach(path)
      await settles()
      expect(await page.getByRole('banner').locator('[aria-haspopup=dialog]').count(), path).toBe(0)
      const [whole, icons, logo] = await page.evaluate(() => {
        const [first, last] = [document.querySelector('header img')!, document.querySelector('header a:last-of-type')!]
        const { right } = last.getBoundingClientRect()
        return [document.documentElement.scrollWidth, right, first.getBoundingClientRect().width] as const
      })
      const overrun = await page.locator('[data-contact-bar] [data-button]').evaluateAll((all) =>
        all
          .filter((one) => {
            const [{ right, bottom }, bar] = [one.getBoundingClientRect(), one.parentElement!.getBoundingClientRect()]
            return one.scrollWidth > one.clientWidth || right > innerWidth || bottom > bar.bottom
          })
          .map((one) => one.textContent),
      )
      if (overrun.length > 0) wide.push(`${path} at ${width}: ${overrun.join()}`)
      if (whole > width || icons > width || logo < 36) wide.push(`${path} at ${width}: ${whole} ${icons} ${logo}`)
    }
    // The header keeps its offer while one goes on within the app.
    for (const [index, path] of screens.entries()) await look(path, 320, index === 0 ? visit : go)
    for (const width of [360, 390]) await look('/home', width, visit)
    expect(wide).toEqual([])
    // What one chooses by is not cut: a name, where, until when.
    await look('/search?q=tea', 390, visit)
    await page.locator('main article [data-open]').first().waitFor()
    const cut = await page
      .locator('main article :is(a, p, div:has(> [data-open]))')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
    expect(cut).toEqual([])
    await look('/marketplace', 320, visit)
    const ofTwoLines = await page.locator('main article p > span:first-child').evaluateAll((prices) =>
      prices
        .filter((price) => {
          const text = document.createRange()
          text.selectNodeContents(price)
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        })
        .map((price) => price.textContent),
    )
    expect(ofTwoLines).toEqual([])
  }
})
