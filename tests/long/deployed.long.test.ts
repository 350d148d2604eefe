import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { connect, type ClientHttp2Session } from 'node:http2'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#server/config/environment.ts'
import { createTestDatabase } from '../database.ts'
import { readDockerfile, words } from '../deploy/files.ts'
import { freePort } from '../processes/freePort.ts'
import { ask } from './support/client.ts'
import { startNginx } from './support/nginx.ts'

/** What deploy/ puts together, on a machine without Docker (docs/operations.md#containers). */

const last = readDockerfile().filter(({ stage }) => stage === 1)
const find = (name: string) => last.find((instruction) => instruction.name === name)!

/** The folder /app of the image: what its last stage copies, from this repository, which is built. */
async function layOut(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zay-image-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const { text } of last.filter(({ name }) => name === 'COPY')) {
    const [source = '', to = ''] = text.split(/ +/)
    const from = join(projectRoot, source.replace(/^\/app\//, ''))
    // A folder's content, or a file into a folder.
    const target = join(folder, to.endsWith('/') ? join(to, source.split('/').at(-1)!) : to)
    await mkdir(dirname(target), { recursive: true })
    if (to === 'node_modules') await symlink(from, target)
    else await cp(from, target, { recursive: true })
  }
  return folder
}

async function start(): Promise<{
  port: number
  child: ChildProcess
  env: NodeJS.ProcessEnv
  logged(): Promise<string[]>
}> {
  const [folder, database, port] = [await layOut(), await createTestDatabase(), await freePort()]
  const dataDir = await mkdtemp(join(tmpdir(), 'zay-image-data-'))
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://zay.example',
    JWT_SECRET: 'Zq3vT9pLx7WbRk2Mn8Yc5Hd1Jf6Sg4Ua',
    SUPER_ADMIN_EMAILS: 'chief@zay.example',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    TRUST_PROXY: '1',
    MAP_TILES_URL: 'off',
    PROCESSES: '1',
  }
  const [program = '', ...args] = words(find('CMD'))
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  await expect.poll(async () => (await ask(`http://127.0.0.1:${port}/readyz`)).status, { timeout: 120_000 }).toBe(200)
  const logged = async () =>
    (await readFile(join(dataDir, 'zay.log'), 'utf8')).split('\n').filter((line) => line.includes('byPage'))
  return { port, child, env, logged }
}

const over = (session: ClientHttp2Session, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asking = session.request({ ':path': path, ...headers })
    let [status, text] = [0, '']
    asking.on('response', (answer) => (status = Number(answer[':status'])))
    asking.setEncoding('utf8').on('data', (chunk) => (text += chunk))
    asking.on('end', () => resolve({ status, text }))
    asking.on('error', reject)
  })

test('what the Dockerfile copies starts, is healthy, and ends in time', async () => {
  const { child, env } = await start()
  const check = JSON.parse(find('HEALTHCHECK').text.replace(/^CMD /, '')) as string[]
  const healthy = async (more: NodeJS.ProcessEnv = {}) => {
    const [code] = (await once(spawn(check[0]!, check.slice(1), { env: { ...env, ...more } }), 'exit')) as [number]
    return code
  }
  expect(await healthy()).toBe(0)
  expect(await healthy({ PORT: String(await freePort()) })).toBe(1)
  const from = performance.now()
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(0)
  expect(performance.now() - from).toBeLessThan(15_000)
})

test('nginx speaks TLS and HTTP/2 before it, asks once for many visitors, and for each who is signed in', async () => {
  const { port, logged } = await start()
  const { http, https } = await startNginx(port)
  const moved = await fetch(`http://127.0.0.1:${http}/home?x=1`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([308, 'https://127.0.0.1/home?x=1'])
  const session = connect(`https://127.0.0.1:${https}`, { rejectUnauthorized: false })
  onTestFinished(() => session.destroy())
  await once(session, 'connect')
  expect(session.alpnProtocol).toBe('h2')
  expect((await over(session, '/home')).text).toContain('<!doctype html>')
  const before = (await logged()).length
  const many = await Promise.all(Array.from({ length: 200 }, () => over(session, '/post/api/byPage/1')))
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]))
  await over(session, '/post/api/byPage/1', { authorization: 'Bearer of-nobody' })
  // The line of the last one is the last.
  await expect.poll(async () => (await logged()).length).toBeGreaterThan(before + 1)
  const asked = (await logged()).length - before
  expect(asked).toBeLessThan(20)
  for (let n = 0; n < 5; n++) await over(session, '/post/api/byPage/1', { authorization: 'Bearer of-nobody' })
  await expect.poll(async () => (await logged()).length).toBe(before + asked + 5)
})
