import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { projectRoot } from '#server/config/environment.ts'
import { StartError } from '#server/errors.ts'
import { startApp } from '#tests/browser/support/app.ts'
import { answerManyPosts, countNodes } from '#tests/browser/support/manyPosts.ts'
import { storageOf } from '#tests/browser/support/session.ts'
import { measureFirstTaps } from './moving/firstTaps.ts'
import { frames, heapOf, openAndReturn, scrollPast, type Move } from './moving/steps.ts'
import { readCount, readOptions } from './options.ts'
import { median } from './phone/report.ts'
import { hydrated, launchPhone, openPhone } from './phone/visit.ts'

interface Stop {
  nodes: number
  heap: number
  still: number[]
  scrolling: number[]
  plain: Move[]
  faded: Move[]
  /** Asked for by a first way to a detail and back, and by a second way to the same. */
  asked: [number, number]
}

/** Twice as fast as a thumb scrolls: 3,600 px a second. */
const pxPerFrame = 60

/**
 * `npm run bench -- moving [--posts 30000] [--rounds 3]`: the feed with this many posts on a cheap phone (docs/performance.md).
 * At its top, after a thirtieth and at its end: nodes, memory, frames while it stands and while it scrolls in turn, and the way
 * to a post and back, without and with fading in turn. Then the first tap of a visit, on other screens too. Needs a build.
 */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args, ['posts', 'rounds'])
  const posts = readCount(options.posts, 30_000)
  const rounds = readCount(options.rounds, 3)
  await access(join(projectRoot, 'dist', 'server', 'main.js')).catch(() => {
    throw new StartError('The app is not built yet. Please run: npm run build')
  })
  const app = await startApp()
  const browser = await launchPhone()
  try {
    const places = [20, Math.round(posts / 30), posts]
    const runs: Stop[][] = []
    for (let round = 1; round <= rounds; round++) {
      runs.push(await measure(browser, app.url, posts, places))
      process.stderr.write(`round ${round} of ${rounds}\n`)
    }
    console.log(table(places, runs))
    console.log(await measureFirstTaps(app.url, rounds))
  } finally {
    await browser.close()
    await app.stop()
  }
}

async function measure(browser: Browser, url: string, posts: number, places: readonly number[]): Promise<Stop[]> {
  const page = await openPhone(browser, { storageState: storageOf(url, {}), reducedMotion: 'reduce' })
  try {
    const samples = (await (await fetch(`${url}/post/api/byPage/1`)).json()) as { Id: number }[]
    await page.goto(`${url}/child-safety`, { waitUntil: 'load' })
    await hydrated(page)
    const asked = await answerManyPosts(page, posts, samples)
    await page.locator('nav a[href="/home"]').tap()
    const control = await page.context().newCDPSession(page)
    const stops: Stop[] = []
    for (const place of places) {
      await scrollPast(page, place)
      const stop: Stop = { nodes: 0, heap: 0, still: [], scrolling: [], plain: [], faded: [], asked: [0, 0] }
      for (let turn = 0; turn < 2; turn++) {
        stop.still.push(await frames(page, 0))
        stop.scrolling.push(await frames(page, -pxPerFrame))
        stop.scrolling.push(await frames(page, pxPerFrame))
      }
      stop.nodes = await countNodes(page)
      stop.heap = await heapOf(control)
      await frames(page, -pxPerFrame, 30)
      for (let turn = 0; turn < 4; turn++) {
        await page.emulateMedia({ reducedMotion: turn % 2 === 0 ? 'reduce' : 'no-preference' })
        asked.length = 0
        const move = await openAndReturn(page)
        if (turn < 2) stop.asked[turn] = asked.length
        ;(turn % 2 === 0 ? stop.plain : stop.faded).push(move)
      }
      await page.emulateMedia({ reducedMotion: 'reduce' })
      stops.push(stop)
      process.stderr.write(`${place} posts\n`)
    }
    return stops
  } finally {
    await page.context().close()
  }
}

function table(places: readonly number[], runs: readonly Stop[][]): string {
  const rows = places.map((place, at) => {
    const stops = runs.flatMap((stopsOfRun) => stopsOfRun[at] ?? [])
    const of = (values: (stop: Stop) => readonly number[]) => median(stops.flatMap(values)).toFixed(0)
    const ways = (name: 'detailMs' | 'backMs') =>
      `${of(({ plain }) => plain.map((move) => move[name]))}, ${of(({ faded }) => faded.map((move) => move[name]))}`
    return [
      place,
      Math.max(...stops.map(({ nodes }) => nodes)),
      (median(stops.map(({ heap }) => heap)) / 1e6).toFixed(1),
      of(({ still }) => still),
      of(({ scrolling }) => scrolling),
      ways('detailMs'),
      ways('backMs'),
      `${of((stop) => [stop.asked[0]])}, ${of((stop) => [stop.asked[1]])}`,
      Math.max(...stops.flatMap(({ plain, faded }) => [...plain, ...faded].map(({ off }) => Math.abs(off)))),
    ]
  })
  const heads = 'Posts above|Nodes|Heap, MB|Frames still|scrolling|Detail, faded|Back, faded|Asked, again|Off, px'
  return [heads.split('|'), heads.split('|').map(() => '---:'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}
