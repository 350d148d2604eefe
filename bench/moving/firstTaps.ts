import { setTimeout as wait } from 'node:timers/promises'
import { storageOf } from '#tests/browser/support/session.ts'
import type { Page } from 'playwright-core'
import { median } from '../phone/report.ts'
import { hydrated, launchPhone, openPhone, quiet } from '../phone/visit.ts'

/** From a screen just opened to another one, by the first such link in view. */
const ways = [
  { from: '/home', to: 'a post', link: 'main article a[href^="/post/"]' },
  { from: '/marketplace', to: 'a product', link: 'main a[href^="/product/"]' },
  { from: '/home', to: '/category', link: 'nav a[href="/category"]' },
  { from: '/home', to: '/marketplace', link: 'nav a[href="/marketplace"]' },
] as const

/** Until a list that somebody comes back to is drawn as a whole. */
const listMs = 2500

/** Ms from the tap to the first frame with the next screen: the first time in a browser that was just started, and the second. */
export async function measureFirstTaps(url: string, rounds: number): Promise<string> {
  const rows: (string | number)[][] = []
  for (const { from, to, link } of ways) {
    const [first, again]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      // What is compiled once stays for as long as the process lives.
      const browser = await launchPhone()
      try {
        const page = await openPhone(browser, { storageState: storageOf(url, {}) })
        await page.goto(url + from, { waitUntil: 'load' })
        await hydrated(page)
        await quiet(page)
        first.push(await tap(page, link))
        await quiet(page)
        await page.goBack()
        await page.waitForURL(url + from)
        // A list that is known asks for nothing, but is drawn around what is in view.
        await wait(listMs)
        again.push(await tap(page, link))
      } finally {
        await browser.close()
      }
    }
    process.stderr.write(`from ${from} to ${to}\n`)
    rows.push([from, to, median(first).toFixed(0), median(again).toFixed(0)])
  }
  return [['From', 'To', 'First tap', 'Second'], ['---', '---', '---:', '---:'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

const tap = (page: Page, link: string) =>
  page.evaluate(async (link) => {
    const shown = () => document.querySelector('main h1')
    const place = [...document.querySelectorAll<HTMLElement>(link)].find(
      (one) => one.getBoundingClientRect().bottom > 80,
    )
    const [former, path, tapped] = [shown(), location.pathname, performance.now()]
    place!.click()
    return new Promise<number>((done) => {
      const look = () => {
        if (location.pathname === path || shown() === former || !document.querySelector('main :is(h1, h2, article)'))
          return void requestAnimationFrame(look)
        // The frame that shows it is painted when this message comes.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => done(performance.now() - tapped))
        port1.start()
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })
  }, link)
