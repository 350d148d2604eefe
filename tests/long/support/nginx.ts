import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { installPackage } from '#tests/api/support/debianPostgres.ts'
import { readNginx } from '#tests/deploy/files.ts'
import { freePort } from '#tests/processes/freePort.ts'
import { ask } from './client.ts'

const program = '/usr/sbin/nginx'
const isThere = () =>
  access(program).then(
    () => true,
    () => false,
  )
const run = promisify(execFile)

/** Debian's nginx with the configuration of deploy/, before the app at these ports. */
export async function startNginx(...appPorts: number[]): Promise<{ http: number; https: number }> {
  if (!(await isThere())) await installPackage('nginx-light')
  if (!(await isThere())) throw new Error('This test needs nginx: install nginx-light, or run as root on Debian.')
  const folder = await mkdtemp(join(tmpdir(), 'zay-nginx-'))
  // Its workers run under another account.
  await chmod(folder, 0o755)
  for (const name of ['cache', 'challenges', 'temp']) await mkdir(join(folder, name), { mode: 0o777 })
  for (const name of ['cache', 'temp']) await chmod(join(folder, name), 0o777)
  const [http, https] = [await freePort(), await freePort()]
  const certificate = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-days',
    '2',
    ...certificate,
  ])
  const settings = readNginx()
    .replace('server app:3000;', appPorts.map((port) => `server 127.0.0.1:${port};`).join('\n'))
    // Not every machine of tests has IPv6.
    .replaceAll(/ +listen \[::\]:.*\n/g, '')
    .replace('listen 80 ', `listen 127.0.0.1:${http} `)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('/certificates/', `${folder}/`)
    .replace('root /challenges', `root ${folder}/challenges`)
    .replace('/var/cache/nginx/zay', `${folder}/cache`)
    .replace('include mime.types', 'include /etc/nginx/mime.types')
    .replace('http {', `http {\n  proxy_temp_path ${folder}/temp;\n  client_body_temp_path ${folder}/temp;`)
  const file = join(folder, 'nginx.conf')
  await writeFile(file, `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\n${settings}`)
  await run(program, ['-t', '-q', '-c', file])
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  const isUp = () => ask(`http://127.0.0.1:${http}/`, { redirect: 'manual' }).then(({ status }) => status)
  await expect.poll(isUp, { interval: 50 }).not.toBe(0)
  return { http, https }
}
