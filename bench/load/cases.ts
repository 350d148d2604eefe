import type { Asked } from '../client.ts'
import type { Goal } from '../figures.ts'

/** A measurement: what is asked, over and over, by so many connections. */
export interface Case {
  name: string
  connections: number
  /** What is asked in turn: a path, or a body to post. */
  asked: readonly Asked[]
  /** As the owner of the demonstration. */
  isSignedIn?: boolean
  /** Seconds of asking before it is measured, where one is too few for the code to be compiled. */
  warmUp?: number
  /** Of the answers a second of bare Fastify with the same bytes. */
  goal?: Goal
}

/** The same numbers in each run. */
export function numbers(count: number, most: number): number[] {
  let seed = 42
  return Array.from({ length: count }, () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return 1 + (seed % most)
  })
}

/** Words of trades, places and names, in both scripts, common and rare, and one that nobody has. */
export const words = [
  'coffee', 'tea', 'shop', 'hotel', 'shwe', 'aung', 'bakery', 'mandalay', 'yangon', 'phone', 'golden', 'rice', 'book',
  'gold', 'flower', 'family', 'new', 'mobile', 'garden', 'lucky', 'zzyzx', 'tea shop', 'yangon hotel', 'mandalay tea',
  'ဆိုင်', 'ရွှေ', 'မန္တလေး', 'ရန်ကုန်', 'စားသောက်ဆိုင်', 'လက်ဖက်ရည်', 'ဟိုတယ်', 'ဖုန်း', 'မုန့်', 'အောင်', 'မိသားစု', 'ပန်း',
] // oxfmt-ignore

/** Those that other products find too, which look for a text within a name. */
export const singleWords = words.filter((word) => !word.includes(' '))

const known = singleWords.filter((word) => word !== 'zzyzx')
/** The title of a new post, each about another word: if all had one, that word would be common where nothing else is like it. */
export const newTitle = (n: number) => `${known[n % known.length]} number ${n}`

const search = (source: string): Case[] =>
  [1, 32].map((connections) => ({
    name: `search, ${source}s`,
    connections,
    asked: words.map((word) => `/${source}/api/bySearch/${encodeURIComponent(word)}?perPage=20`),
  }))

/** Other parts of a city each time, so that few of them are kept. */
const mapScreens: Case[] = [1, 32].map((connections) => ({
  name: 'screen of the map',
  connections,
  asked: numbers(500, 4000).map((n) => {
    const [west, south] = [96 + (n % 64) / 100, 16.6 + (n % 53) / 100]
    return `/page/api/byMap?bounds=${west.toFixed(2)},${south.toFixed(2)},${(west + 0.12).toFixed(2)},${(south + 0.12).toFixed(2)}&zoom=${12 + (n % 4)}`
  }),
}))

/** Of bare Fastify, where the answer is kept. */
const keptGoal: Goal = { leastOfLimit: 0.25 }

/** @param pageId a page of the person who is signed in */
export function casesOf(pages: number, posts: number, pageId: number): Case[] {
  const post = (n: number): Asked => ({
    post: '/post/api',
    parts: { pageId: String(pageId), title: newTitle(n), description: 'Come and taste it while it is hot.' },
  })
  const table = (path: string) => `/post/api?${new URLSearchParams({ sort: '["Id","DESC"]', range: '[0,24]' })}${path}`
  return [
    { name: 'healthz', connections: 32, warmUp: 5, asked: ['/healthz'], goal: keptGoal },
    { name: 'page by id', connections: 32, asked: numbers(5000, pages).map((id) => `/page/api/${id}`) },
    { name: 'post by id', connections: 32, asked: numbers(5000, posts).map((id) => `/post/api/${id}`) },
    { name: 'posts, page 1', connections: 32, asked: ['/post/api/byPage/1'], goal: keptGoal },
    { name: 'posts, first 500 pages', connections: 32, asked: numbers(500, 500).map((n) => `/post/api/byPage/${n}`) },
    {
      name: 'posts after any one',
      connections: 32,
      asked: numbers(5000, posts).map((id) => `/post/api/byPage/2?after=${id}`),
    },
    ...[1, 32].map((connections) => ({
      name: 'table of posts',
      connections,
      asked: [table('')],
    })),
    ...[1, 32].map((connections) => ({
      name: 'table of posts of a page',
      connections,
      asked: numbers(500, pages).map((id) => table(`&filter=${encodeURIComponent(JSON.stringify({ PageId: id }))}`)),
    })),
    ...mapScreens,
    ...['page', 'product', 'post'].flatMap(search),
    {
      name: 'search, all three',
      connections: 1,
      asked: words.map((word) => `/search/api/${encodeURIComponent(word)}`),
    },
    ...[1, 16].map((connections) => ({
      name: 'create a post',
      connections,
      warmUp: 5,
      isSignedIn: true,
      asked: Array.from({ length: 5000 }, (_, n) => post(n)),
    })),
  ]
}
