import { startApp } from '../load/app.ts'
import { newTitle, numbers, singleWords } from '../load/cases.ts'
import { requestText } from '../client.ts'
import type { Peer } from './peer.ts'

interface Site {
  main: string
  databaseUrl: string
  posts: number
}

/** The built server; `keeps` is false where nothing is kept, so that every answer is made anew, as the others' are. */
export async function startOurs({ main, databaseUrl, posts }: Site, keeps: boolean): Promise<Peer> {
  const app = await startApp(databaseUrl, { main, env: keeps ? {} : { KEPT_ANSWERS_MB: '0' } })
  const get = (path: string) => requestText(path)
  return {
    name: keeps ? 'Zay' : 'Zay, nothing kept',
    port: app.port,
    pid: app.pid,
    startMs: app.startMs,
    stop: () => app.stop(),
    requests: {
      byId: numbers(5000, posts).map((id) => get(`/post/api/${id}`)),
      newest: [get('/post/api/byPage/1')],
      deep: [get(`/post/api/byPage/${Math.min(10_000, Math.floor(posts / 20))}`)],
      search: singleWords.map((word) => get(`/page/api/bySearch/${encodeURIComponent(word)}?perPage=20`)),
      table: [get(`/post/api?${new URLSearchParams({ sort: '["Id","DESC"]', range: '[0,24]' })}`)],
      create: Array.from({ length: 5000 }, (_, n) =>
        requestText(
          {
            post: '/post/api',
            parts: { pageId: String(app.pageId), title: newTitle(n), description: 'Come and taste it.' },
          },
          { authorization: `Bearer ${app.bearer}` },
        ),
      ),
    },
  }
}
