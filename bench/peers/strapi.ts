import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { installTools } from '../tools.ts'
import { newTitle, numbers, singleWords } from '../load/cases.ts'
import { copyRows } from './rows.ts'
import { startPeer, written, type Peer, type PeerSite } from './peer.ts'

const version = '5.52.3'
const packages = {
  '@strapi/strapi': version,
  pg: '8.23.0',
  react: '18.3.1',
  'react-dom': '18.3.1',
  'react-router-dom': '6.30.3',
  'styled-components': '6.1.19',
}

const schema = (name: string, attributes: object) =>
  JSON.stringify({
    kind: 'collectionType',
    collectionName: `${name}s`,
    info: { singularName: name, pluralName: `${name}s`, displayName: name },
    options: { draftAndPublish: false },
    attributes,
  })

/** Reading is open to everybody, as ours is. */
const open = `{ config: Object.fromEntries(['find', 'findOne'].map((name) => [name, { auth: false }])) }`

/** Who creates is recognised and may do so, as with us: by a token of Strapi's own, which is made at the first start. */
const bearer = 'a-token-of-the-bench-that-is-long-enough'
const bootstrap = `async ({ strapi }) => {
    const tokens = strapi.db.query('admin::api-token')
    const accessKey = strapi.service('admin::api-token').hash('${bearer}')
    if (await tokens.findOne({ where: { accessKey } })) return
    await tokens.create({ data: { name: 'bench', description: '', type: 'full-access', lifespan: null, accessKey } })
  }`

const filesOf = (name: string, attributes: object): Record<string, string> => ({
  [`src/api/${name}/content-types/${name}/schema.json`]: schema(name, attributes),
  [`src/api/${name}/controllers/${name}.js`]: factory('createCoreController', name),
  [`src/api/${name}/services/${name}.js`]: factory('createCoreService', name),
  [`src/api/${name}/routes/${name}.js`]: factory('createCoreRouter', name, `, ${open}`),
})
const factory = (method: string, name: string, more = '') =>
  `module.exports = require('@strapi/strapi').factories.${method}('api::${name}.${name}'${more})\n`

const env = (name: string) => `process.env.${name}`
const files: Record<string, string> = {
  'config/database.js': `module.exports = { connection: { client: 'postgres', pool: { min: 0, max: 10 }, connection: { connectionString: ${env('DATABASE_URL')} } } }\n`,
  'config/server.js': `module.exports = { host: '127.0.0.1', port: Number(${env('PORT')}), app: { keys: ['one', 'two'] }, logger: { updates: { enabled: false }, startup: { enabled: false } } }\n`,
  'config/admin.js': `module.exports = { serveAdminPanel: false, auth: { secret: 'a' }, apiToken: { salt: 'b' }, transfer: { token: { salt: 'c' } } }\n`,
  'config/logger.js': `module.exports = { level: 'error' }\n`,
  'src/index.js': `module.exports = { register() {}, bootstrap: ${bootstrap} }\n`,
  'public/uploads/.gitkeep': '',
  ...filesOf('post', {
    title: { type: 'string' },
    description: { type: 'text' },
    page: { type: 'relation', relation: 'manyToOne', target: 'api::page.page' },
  }),
  ...filesOf('page', { name: { type: 'string' }, burmeseName: { type: 'string' }, description: { type: 'text' } }),
}

/** Strapi 5 with content types of the same columns, and the rows of ours. */
export async function startStrapi(site: PeerSite, ours: string): Promise<Peer> {
  const { folder, databaseUrl, posts } = site
  await installTools(folder, packages, 'commonjs')
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const program = {
    name: `Strapi ${version}`,
    command: [join(folder, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js'), 'start'],
    folder,
    env: { DATABASE_URL: databaseUrl, STRAPI_TELEMETRY_DISABLED: 'true', STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true' },
    readyPath: '/api/posts?pagination[pageSize]=1',
  }
  // Its first start makes its tables.
  await (await startPeer(program)).stop()
  const times = `document_id, created_at, updated_at, published_at`
  await copyRows(
    { from: ours, to: databaseUrl },
    { table: 'posts', id: 'id', columns: `id, title, description, ${times}` },
    `select "Id" as id, "Title" as title, "Description" as description, 'd' || "Id" as document_id,
      "CreatedAt" as created_at, "CreatedAt" as updated_at, "CreatedAt" as published_at from "post"`,
  )
  await copyRows(
    { from: ours, to: databaseUrl },
    { table: 'pages', id: 'id', columns: `id, name, burmese_name, description, ${times}` },
    `select "Id" as id, "Name" as name, "BurmeseName" as burmese_name, "Description" as description, 'd' || "Id" as document_id,
      "CreatedAt" as created_at, "CreatedAt" as updated_at, "CreatedAt" as published_at from "page"`,
  )
  await copyRows(
    { from: ours, to: databaseUrl },
    { table: 'posts_page_lnk', id: 'id', columns: 'id, post_id, page_id' },
    `select "Id" as id, "Id" as post_id, "PageId" as page_id from "post"`,
  )
  const started = await startPeer(program)
  const list = (page: number, more = '') =>
    `/api/posts?sort=id:desc&pagination[page]=${page}&pagination[pageSize]=20&pagination[withCount]=false${more}`
  return {
    ...started,
    requests: {
      byId: numbers(5000, posts).map((id) => written(`/api/posts/d${id}`)),
      newest: [written(list(1))],
      deep: [written(list(Math.min(10_000, Math.floor(posts / 20))))],
      search: singleWords.map((word) =>
        written(
          `/api/pages?filters[name][$containsi]=${encodeURIComponent(word)}&pagination[pageSize]=20&pagination[withCount]=false`,
        ),
      ),
      table: [written('/api/posts?sort=id:desc&pagination[page]=1&pagination[pageSize]=25')],
      create: Array.from({ length: 5000 }, (_, n) =>
        written('/api/posts', {
          json: { data: { title: newTitle(n), description: 'Come and taste it.', page: 'd1' } },
          bearer,
        }),
      ),
    },
  }
}
