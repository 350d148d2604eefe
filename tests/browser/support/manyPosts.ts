import type { Page } from 'playwright-core'

interface Wire {
  Id: number
  [name: string]: unknown
}

/** Far from the records of the demonstration. */
const firstId = 1_000_000
const addresses = /\/(post|comment)\/api\/(byPage|byTypeNameAndTypeId)\/|\/post\/api\/\d+$/

/** Answers the lists of posts in this window as if there were this many, made of these; they have no comments. Returns what was asked. */
export async function answerManyPosts(page: Page, count: number, samples: readonly Wire[]): Promise<string[]> {
  const asked: string[] = []
  const post = (at: number): Wire => {
    const sample = samples[at % samples.length]!
    return { ...sample, Id: firstId - at, PostId: firstId - at, Title: `Post ${at + 1}` }
  }
  await page.route(addresses, async (route) => {
    const { pathname, search, searchParams } = new URL(route.request().url())
    asked.push(pathname + search)
    const last = Number(pathname.split('/').at(-1))
    if (pathname.startsWith('/comment')) return route.fulfill({ json: [] })
    if (!pathname.includes('byPage')) return route.fulfill({ json: [post(firstId - last)] })
    const size = Number(searchParams.get('perPage') ?? 20)
    const start = (last - 1) * size
    const length = Math.max(0, Math.min(size, count - start))
    return route.fulfill({ json: Array.from({ length }, (_, at) => post(start + at)) })
  })
  return asked
}

/** Elements and texts of the column of cards, in one go: a card that is looked up first may be gone when it is looked at. */
export const countNodes = (page: Page) =>
  page.evaluate(() => {
    const column = document.querySelector('[data-card]')!.parentElement!
    const walker = document.createTreeWalker(column, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    let count = 0
    while (walker.nextNode()) count++
    return count
  })
