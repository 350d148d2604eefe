import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/processes/freePort.ts'
import { compare } from './answers.ts'
import { startOurs } from './answers/servers.ts'
import { readCount, readOptions } from './options.ts'

/** Kept answers, records and lists from the database, and screens rendered anew. */
const asked = [
  { kept: '64', path: '/page/api/1' },
  { kept: '64', path: '/home' },
  { kept: '0', path: '/page/api/1' },
  { kept: '0', path: '/post/api/byPage/1' },
  { kept: '0', path: '/page/view/1' },
]

/**
 * `npm run bench -- watched [--rounds 5]`: what it costs to be watched. The built server with metrics and the log of slow
 * statements beside one without them, asked in turn. The log of answers is on in both, since nobody can turn it off.
 */
export async function run(args: string[]): Promise<void> {
  const rounds = readCount(readOptions(args, ['rounds']).rounds, 5)
  console.log(`Processor time of an answer, and answers a second, medians of ${rounds} runs in turn`)
  for (const kept of ['64', '0']) {
    const env = { KEPT_ANSWERS_MB: kept }
    await withServers([env, { ...env, METRICS_PORT: String(await freePort()), SLOW_QUERY_MS: '500' }], async (both) => {
      for (const { path } of asked.filter((one) => one.kept === kept)) {
        const [plain, watched] = await compare(both, { path, headers: { 'accept-encoding': 'br' } }, rounds)
        const times = [plain, watched].map(({ microseconds }) => microseconds.toFixed(0)).join(' and ')
        const rates = [plain, watched].map(({ rate }) => rate.toFixed(0)).join(' and ')
        const share = (watched.microseconds / plain.microseconds).toFixed(2)
        console.log(`  ${path}${kept === '0' ? ', nothing kept' : ''}: ${times} µs, ${share} ×; ${rates}`)
      }
    })
  }
}

type Both = Parameters<typeof compare>[0]

async function withServers([one, other]: [NodeJS.ProcessEnv, NodeJS.ProcessEnv], work: (both: Both) => Promise<void>) {
  const place = await mkdtemp(join(tmpdir(), 'zay-bench-'))
  // When run as root, PostgreSQL runs under another account, which must be able to enter the folder.
  await chmod(place, 0o755)
  const running: Both[number][] = []
  try {
    for (const [name, env] of [one, other].entries()) running.push(await startOurs(join(place, String(name)), env))
    await work([running[0]!, running[1]!])
  } finally {
    for (const server of running) await server.stop()
    await rm(place, { recursive: true, force: true })
  }
}
