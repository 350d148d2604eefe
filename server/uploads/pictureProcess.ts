import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { unavailable } from '../errors.ts'
import { projectRoot } from '../config/environment.ts'
import { maxPictureFrames, maxPicturePixels } from './uploadLimits.ts'

export interface PictureJob {
  input: Buffer | string
  /** In pixels. Only its width counts with `onlyIfWider`. */
  maxSide: number
  /** A narrower copy of a stored picture, instead of an upright one of an upload. */
  onlyIfWider: boolean
  /** Where it is for link previews, as JPEG: its size in px, and the path of the mark. */
  share?: { width: number; height: number; mark: string }
  quality: number
}

/** What any picture may take. Normal ones take well under 2 s (docs/safety.md#s31), longer on a busy machine, where answers come first. */
const limits = { maxPixels: maxPicturePixels, maxFrames: maxPictureFrames, timeoutSeconds: 30 }
export type LimitedJob = PictureJob & typeof limits

export type PictureAnswer =
  | { content: Uint8Array; isUpright?: boolean; failure?: never }
  | { failure: 'damaged' | 'slow' | 'tooWide' | 'tooLong' | 'narrow' }

interface Message {
  id: number
  answer: PictureAnswer
  cpuUsage: NodeJS.CpuUsage
  memory: number
}

interface Waiting {
  resolve(answer: PictureAnswer): void
  reject(error: Error): void
}

/** The process ends after this time without work, which gives back all of its memory. */
const idleMs = 20_000

/**
 * `MALLOC_ARENA_MAX`: glibc keeps freed memory for each thread that has used it, several times what one picture needs. The
 * server's own environment, with its secrets, is not for a program that reads what anybody sends.
 */
const env = { MALLOC_ARENA_MAX: '2' }

let child: ChildProcess | undefined
let waiting = new Map<number, Waiting>()
let lastId = 0
let idle: NodeJS.Timeout | undefined

/** The process as it last answered: what it has used of the processors in µs, of memory in bytes. For tests. */
export const used = { pid: 0, cpu: 0, memory: 0 }

/** Runs a job in the process for pictures (docs/decisions/pictures.md). @throws ApiError 503 when it ends before its answer */
export function runPictureJob(job: PictureJob): Promise<PictureAnswer> {
  clearTimeout(idle)
  const program = (child ??= startProgram())
  const jobs = waiting
  const id = ++lastId
  return new Promise<PictureAnswer>((resolve, reject) => {
    jobs.set(id, { resolve, reject })
    program.send({ id, job: { ...job, ...limits } satisfies LimitedJob }, (error) => {
      // It is gone already; `exit` follows where it is not.
      if (error && jobs.delete(id)) reject(unavailable())
    })
  }).finally(endWhenIdle)
}

function startProgram(): ChildProcess {
  const program = fork(join(projectRoot, 'server', 'uploads', 'pictureProgram.mjs'), [], {
    env,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const jobs = (waiting = new Map<number, Waiting>())
  // It keeps nobody alive: a server that ends waits for its requests.
  program.unref()
  program.channel?.unref()
  program.on('message', ({ id, answer, cpuUsage, memory }: Message) => {
    Object.assign(used, { pid: program.pid, cpu: cpuUsage.user + cpuUsage.system, memory })
    jobs.get(id)?.resolve(answer)
    jobs.delete(id)
  })
  const onEnd = () => {
    if (child === program) child = undefined
    for (const { reject } of jobs.values()) reject(unavailable())
    jobs.clear()
  }
  program.once('exit', onEnd)
  program.once('error', onEnd)
  return program
}

function endWhenIdle(): void {
  clearTimeout(idle)
  const program = child
  if (!program || waiting.size > 0) return
  idle = setTimeout(() => {
    if (child === program) child = undefined
    program.disconnect()
  }, idleMs).unref()
}
