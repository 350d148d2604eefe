import { mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { projectRoot } from '#server/config/environment.ts'
import { startApp } from '#tests/browser/support/app.ts'
import { launchBrowser } from '#tests/browser/support/browser.ts'
import { openOrigins } from '../phone/origins.ts'
import { median } from '../phone/report.ts'
import { visit } from '../phone/visit.ts'

const rounds = 3

/** What `npm create react-admin` makes, with the data provider of our dialect and one list of posts. */
const files = {
  'index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Stock</title></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`,
  'main.jsx': `import { createRoot } from 'react-dom/client'
import { Admin, Datagrid, ImageField, List, Resource, TextField } from 'react-admin'
import simpleRestProvider from 'ra-data-simple-rest'
const rest = simpleRestProvider('')
const withIds = (answer) => ({ ...answer, data: answer.data.map((one) => ({ ...one, id: one.Id })) })
const dataProvider = { ...rest, getList: async (name, { sort, ...more }) =>
  withIds(await rest.getList(name + '/api', { ...more, sort: { field: 'Id', order: 'DESC' } })) }
const Posts = () => <List perPage={20}><Datagrid><TextField source="Id" /><TextField source="Title" /><TextField source="Description" />
  <ImageField source="Thumbnail" /></Datagrid></List>
createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider}><Resource name="post" list={Posts} /></Admin>)`,
}

/** Prints paint and size of our home screen, and of react-admin's list of the same posts, on the phone of `bench -- phone`. */
export async function measureFrontEnds(folder: string, print: (line: string) => void): Promise<void> {
  await buildStock(folder)
  const app = await startApp({ env: { MAP_TILES_URL: 'off' } })
  const origins = await openOrigins(app.url)
  const stock = await serveStock(join(folder, 'dist'), app.url)
  const browser = await launchBrowser()
  try {
    const ours = []
    const theirs = []
    for (let round = 0; round <= rounds; round++) {
      const [own, other] = [
        await visit(browser, `${origins.app}/home`, { isStatic: false }),
        await visit(browser, `${stock.origin}/#/post`, { isStatic: true }),
      ]
      // The first round fills the server's caches.
      if (round === 0) continue
      ours.push(own)
      theirs.push(other)
    }
    print('')
    print('| On a cheap phone | Zay, /home | stock react-admin, a list of posts | ratio |')
    print('| --- | ---: | ---: | ---: |')
    for (const [what, name, unit] of [
      ['first paint, ms', 'fcp', 1],
      ['largest paint, ms', 'lcp', 1],
      ['script, KB', 'scriptBytes', 1024],
      ['everything, KB', 'totalBytes', 1024],
    ] as const) {
      const [own, other] = [median(ours.map((one) => one[name])), median(theirs.map((one) => one[name]))]
      print(`| ${what} | ${(own / unit).toFixed(0)} | ${(other / unit).toFixed(0)} | ${(other / own).toFixed(1)} × |`)
    }
  } finally {
    await browser.close()
    await stock.close()
    await origins.close()
    await app.stop()
  }
}

async function buildStock(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await rm(join(folder, 'node_modules'), { force: true })
  // The versions that the app itself uses.
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'dir')
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  process.env.NODE_ENV = 'production'
  await build({ root: folder, configFile: false, logLevel: 'error', oxc: { jsx: { runtime: 'automatic' } } })
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Its files, compressed as ours are, and the API of the app at the same origin. */
async function serveStock(folder: string, api: string) {
  const bodies = new Map<string, Buffer>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name)
      bodies.set(path.slice(folder.length).replaceAll('\\', '/'), brotliCompressSync(await readFile(path)))
    }
  const server = createServer(async (request, reply) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const body = bodies.get(path)
    if (body)
      return reply
        .writeHead(200, {
          'content-type': types[extname(path)] ?? 'application/octet-stream',
          'content-encoding': 'br',
        })
        .end(body)
    const answer = await fetch(api + path)
    const headers = ['content-type', 'content-range'].flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    return reply.writeHead(answer.status, Object.fromEntries(headers)).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
