import pino from 'pino'
import { loggable } from '../errors.ts'
import type { LogConfig } from '../config/logConfig.ts'
import { followPath, logMode } from './logFile.ts'
import { openLogTransport } from './logTransport.ts'

/** Bytes of lines that may wait to be written; further lines are dropped. */
const maxBacklogBytes = 1024 * 1024
/** Processes share standard output. POSIX keeps a write to a pipe in one piece only up to this size (PIPE_BUF). */
const wholeWriteBytes = 4096

/** Milliseconds that a line of an answer may wait for others: a write for each takes more than a tenth of most answers. */
const heldMs = 20
/** Characters that are written at once. */
const maxHeldCharacters = 16 * 1024
/** How a line of a warning or an error begins. */
const isWarning = (line: string) => /^\{"level":[4-6]0\b/.test(line)

interface Options {
  /** Whether this process sets a large file aside, as one of those that share it does. */
  rotates: boolean
}

/** The log of this process: lines of JSON at the end of a file, or of standard output, which all processes of a server share. */
export function openLog({ file, rotateBytes, keep, transport }: LogConfig, { rotates }: Options) {
  let isEnding = false
  const destination = pino.destination({
    ...(file === null ? { dest: 1, maxWrite: wholeWriteBytes } : { dest: file, mkdir: true, mode: logMode }),
    sync: false,
    maxLength: maxBacklogBytes,
    // A pipe that nobody empties must not keep the process from ending.
    retryEAGAIN: () => !isEnding,
  })
  let isFailing = false
  // On a full disk lines wait, and then are dropped: the answer matters more than its line (docs/safety.md#s35).
  destination.on('error', () => (isFailing = true))
  destination.on('write', () => (isFailing = false))
  const log = pino({ level: 'info', base: null }, destination)
  const sentOn =
    transport &&
    openLogTransport({
      ...transport,
      onEnded: (error) => log.error({ error: loggable(error) }, 'LOG_TRANSPORT takes no more lines'),
    })
  const writeHeld = holdLines(destination, (lines) => sentOn?.write(lines))
  const flushSync = destination.flushSync.bind(destination)
  // At the end of a process; pino calls it too. It would try for ever on a full disk.
  destination.flushSync = () => {
    isEnding = true
    writeHeld()
    if (!isFailing) flushSync()
  }
  const path = file === null ? null : followPath(destination, { file, rotateBytes: rotates ? rotateBytes : 0, keep })
  const lookNow = () => path?.lookNow()
  // As logrotate's postrotate sends it. Whether it also ends the server, server/start/runMain.ts knows.
  process.on('SIGHUP', lookNow)
  const writeLog = () => flush(destination)
  // Also for a process that ends by an error.
  process.once('exit', writeLog)
  return {
    destination,
    log,
    close: async () => {
      path?.stop()
      process.off('SIGHUP', lookNow)
      process.off('exit', writeLog)
      writeLog()
      await sentOn?.close()
    },
  }
}

/**
 * Has lines written together, and warnings at once with all before them.
 * @param sendOn receives what was written
 * @returns writes what is held
 */
function holdLines(destination: { write(line: string): boolean }, sendOn: (lines: string) => void): () => void {
  const write = destination.write.bind(destination)
  let [held, length]: [string[], number] = [[], 0]
  let timer: NodeJS.Timeout | undefined
  const writeHeld = () => {
    clearTimeout(timer)
    timer = undefined
    const lines = held
    held = []
    length = 0
    for (const piece of piecesOf(lines)) write(piece)
    if (lines.length > 0) sendOn(lines.join(''))
  }
  destination.write = (line) => {
    held.push(line)
    length += line.length
    if (length >= maxHeldCharacters || isWarning(line)) writeHeld()
    else timer ??= setTimeout(writeHeld, heldMs).unref()
    return true
  }
  return writeHeld
}

/**
 * The lines in pieces that a pipe takes whole. The destination would join them too, and count the bytes of all that it has joined
 * anew with each line: a twentieth of an answer.
 */
function piecesOf(lines: readonly string[]): string[] {
  const pieces: string[] = []
  let [piece, bytes] = ['', 0]
  for (const line of lines) {
    const size = Buffer.byteLength(line)
    if (bytes > 0 && bytes + size > wholeWriteBytes) {
      pieces.push(piece)
      ;[piece, bytes] = ['', 0]
    }
    piece += line
    bytes += size
  }
  return piece === '' ? pieces : [...pieces, piece]
}

/** What waits is written; where that fails, nobody is left to be told. */
function flush(destination: { flushSync(): void }): void {
  try {
    destination.flushSync()
  } catch {
    // The disk is full, or the file was never opened.
  }
}
