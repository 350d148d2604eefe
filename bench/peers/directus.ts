import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { StartError } from '#server/errors.ts'
import { newTitle, numbers, singleWords } from '../load/cases.ts'
import { installTools, runTool } from '../tools.ts'
import { startPeer, written, type Peer, type PeerSite } from './peer.ts'
import { copyRows } from './rows.ts'

const version = '11.3.5'
const bearer = 'a-token-of-the-bench-that-is-long-enough'

/** Directus over tables of the same columns, and the rows of ours. */
export async function startDirectus({ folder, databaseUrl, posts }: PeerSite, ours: string): Promise<Peer> {
  await installTools(folder, { directus: version, pg: '8.23.0' })
  // Runs scripts in flows, which nobody asks for here, and wants a compiler at install.
  await writeFile(join(folder, 'node_modules', 'isolated-vm', 'isolated-vm.js'), 'module.exports = {}\n')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`create table if not exists post (id serial primary key, title text, description text, page_id integer, created_at timestamptz);
    create table if not exists page (id serial primary key, name text, burmese_name text, description text, created_at timestamptz)`)
  await client.end()
  const places = { from: ours, to: databaseUrl }
  await copyRows(
    places,
    { table: 'post', id: 'id', columns: 'id, title, description, page_id, created_at' },
    `select "Id" as id, "Title" as title, "Description" as description, "PageId" as page_id, "CreatedAt" as created_at from "post"`,
  )
  await copyRows(
    places,
    { table: 'page', id: 'id', columns: 'id, name, burmese_name, description, created_at' },
    `select "Id" as id, "Name" as name, "BurmeseName" as burmese_name, "Description" as description, "CreatedAt" as created_at from "page"`,
  )
  const env = {
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    SECRET: 'a secret of the bench',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'a password',
    ADMIN_TOKEN: bearer,
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    CACHE_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'false',
  }
  const program = join(folder, 'node_modules', 'directus', 'cli.js')
  const made = await runTool(process.execPath, [program, 'bootstrap'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, NODE_ENV: 'production', ...env },
  })
  if (made.code !== 0) throw new StartError(`Directus could not be set up:\n${made.output.slice(-2000)}`)
  const started = await startPeer({
    name: `Directus ${version}`,
    command: [program, 'start'],
    folder,
    env,
    readyPath: `/items/post?limit=1&access_token=${bearer}`,
  })
  const list = (page: number, limit = 20, more = '') =>
    written(`/items/post?sort=-id&limit=${limit}&page=${page}${more}`, { bearer })
  return {
    ...started,
    requests: {
      byId: numbers(5000, posts).map((id) => written(`/items/post/${id}`, { bearer })),
      newest: [list(1)],
      deep: [list(Math.min(10_000, Math.floor(posts / 20)))],
      search: singleWords.map((word) =>
        written(`/items/page?limit=20&filter[name][_icontains]=${encodeURIComponent(word)}`, { bearer }),
      ),
      table: [list(1, 25, '&meta=total_count')],
      create: Array.from({ length: 5000 }, (_, n) =>
        written('/items/post', {
          json: { title: newTitle(n), description: 'Come and taste it.', page_id: 1 },
          bearer,
        }),
      ),
    },
  }
}
