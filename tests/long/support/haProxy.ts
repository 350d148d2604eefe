import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { installPackage } from '#tests/api/support/debianPostgres.ts'
import { freePort } from '#tests/processes/freePort.ts'
import { ask } from './client.ts'

const program = '/usr/sbin/haproxy'
const isThere = () =>
  access(program).then(
    () => true,
    () => false,
  )

/**
 * HAProxy of Debian's package, which hands requests to these ports in turn and leaves out a server that is not ready.
 * @returns its address
 */
export async function startHaProxy(ports: readonly number[]): Promise<string> {
  if (!(await isThere())) await installPackage('haproxy')
  if (!(await isThere())) throw new Error('This test needs the package haproxy: install it, or run as root on Debian.')
  const folder = await mkdtemp(join(tmpdir(), 'zay-proxy-'))
  const port = await freePort()
  const servers = ports.map((one, n) => `  server s${n} 127.0.0.1:${one} check inter 200ms fall 2 rise 1`)
  const settings = join(folder, 'haproxy.cfg')
  await writeFile(
    settings,
    `defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  option forwardfor
  option redispatch
  retries 3
  retry-on conn-failure
frontend all
  bind 127.0.0.1:${port}
  default_backend app
backend app
  balance roundrobin
  option httpchk GET /readyz
${servers.join('\n')}
`,
  )
  const child = spawn(program, ['-f', settings, '-db'], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  await expect.poll(async () => (await ask(`${url}/readyz`)).status, { interval: 50 }).toBe(200)
  return url
}
