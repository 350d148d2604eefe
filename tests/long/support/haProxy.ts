import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { projectRoot } from '#server/config/environment.ts'
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
  const settings = join(folder, 'haproxy.cfg')
  await writeFile(settings, await exampleFor(ports, port))
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

/** deploy/haproxy.cfg with these ports, without TLS. */
async function exampleFor(ports: readonly number[], port: number): Promise<string> {
  const example = await readFile(join(projectRoot, 'deploy', 'haproxy.cfg'), 'utf8')
  const kept = example.split('\n').filter((line) => !/^ +(bind :443|http-request redirect|server )/.test(line))
  const servers = ports.map((one, n) => `  server s${n} 127.0.0.1:${one}`)
  return [...kept, ...servers, '']
    .join('\n')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace('inter 1s', 'inter 200ms')
}
