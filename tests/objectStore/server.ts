import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#server/config/environment.ts'

/** An object store that speaks S3, with the buckets `zay` and `backups` (docs/decisions/uploads-on-s3.md#tests). */
export interface TestObjectStore {
  /** The environment of an app that keeps its uploads there. */
  env: Record<string, string>
  url: string
  /** Where it keeps what it is given. */
  folder: string
  /** Takes no connections any more, until `comeBack`. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

export async function startObjectStore(): Promise<TestObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'zay-objects-'))
  let { program, port } = await run(folder)
  const end = async () => {
    program.kill('SIGKILL')
    if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
  }
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    folder,
    env: { S3_BUCKET: 'zay', S3_ENDPOINT: url, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    goAway: end,
    comeBack: async () => {
      ;({ program, port } = await run(folder, port))
    },
    stop: async () => {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function run(folder: string, port = 0): Promise<{ program: ChildProcess; port: number }> {
  const path = join(projectRoot, 'tests', 'objectStore', 'program.mjs')
  const program = fork(path, [folder, String(port)], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [message] = (await once(program, 'message')) as [{ port: number }]
  return { program, port: message.port }
}
