import type { CDPSession, Page } from 'playwright-core'

/** Scrolls to the end of the feed until this many posts lie above. */
export async function scrollPast(page: Page, posts: number): Promise<void> {
  await page.waitForFunction(
    (count) => {
      const last = [...document.querySelectorAll('main article')].at(-1)
      if (Number(last?.getAttribute('aria-posinset')) >= count) return true
      window.scrollTo(0, document.documentElement.scrollHeight)
      return false
    },
    posts,
    { timeout: 900_000 },
  )
}

/** The 95th percentile of the times between frames in ms, while the page scrolls by this many px a frame. */
export const frames = (page: Page, pxPerFrame: number, count = 90) =>
  page.evaluate(
    ([px, most]) =>
      new Promise<number>((done) => {
        const times: number[] = []
        let last = 0
        const next = (now: number) => {
          if (last > 0) times.push(now - last)
          last = now
          if (times.length < most) {
            if (px !== 0) window.scrollBy(0, px)
            requestAnimationFrame(next)
          } else done(times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0)
        }
        requestAnimationFrame(next)
      }),
    [pxPerFrame, count] as const,
  )

/** In bytes, after collecting garbage. */
export async function heapOf(control: CDPSession): Promise<number> {
  await control.send('HeapProfiler.collectGarbage')
  return (await control.send('Runtime.getHeapUsage')).usedSize
}

export interface Move {
  /** From the tap, or from going back, to the first frame with the post, or with the list as it was. */
  detailMs: number
  backMs: number
  /** px between where the list was and where it is. */
  off: number
}

/** Opens the first post in view of a list that has come to rest, as a person looks before they tap, and goes back. */
export const openAndReturn = (page: Page): Promise<Move> =>
  page.evaluate(async () => {
    const settled = (ms: number) =>
      new Promise<void>((done) => {
        setTimeout(done, ms)
      })
    /** Resolves when a frame in which this holds has been painted. */
    const painted = (holds: () => boolean) =>
      new Promise<number>((done) => {
        const look = () => {
          if (!holds()) return void requestAnimationFrame(look)
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => done(performance.now()))
          port1.start()
          port2.postMessage(null)
        }
        requestAnimationFrame(look)
      })
    await settled(500)
    const cardInView = () =>
      [...document.querySelectorAll('main article a[href^="/post/view/"]')].find(
        (one) => one.getBoundingClientRect().top > 80,
      )
    const card = cardInView() as HTMLElement
    const [title, top] = [card.textContent, card.getBoundingClientRect().top]
    const tapped = performance.now()
    card.click()
    const detail = await painted(() => document.querySelector('main h2')?.textContent === title)
    await settled(1500)
    const left = performance.now()
    history.back()
    const back = await painted(() => cardInView()?.textContent === title)
    await settled(500)
    const off = Math.round((cardInView()?.getBoundingClientRect().top ?? NaN) - top)
    return { detailMs: detail - tapped, backMs: back - left, off }
  })
