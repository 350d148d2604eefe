import pino from 'pino'
import { loggable } from '../errors.ts'
import type { LogConfig } from '../config/logConfig.ts'
import { followPath, logMode } from './logFile.ts'
import { openLogTransport } from './logTransport.ts'

/** Bytes of lines that may wait to be written; further lines are dropped. */
const maxBacklogBytes = 1024 * 1024
/** Processes share standard output. POSIX keeps a write to a pipe in one piece only up to this size (PIPE_BUF). */
const wholeWriteBytes = 4096

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
  if (sentOn) {
    const write = destination.write.bind(destination)
    destination.write = (line) => {
      sentOn.write(line)
      return write(line)
    }
  }
  const flushSync = destination.flushSync.bind(destination)
  // At the end of a process; pino calls it too. It would try for ever on a full disk.
  destination.flushSync = () => {
    isEnding = true
    if (!isFailing) flushSync()
  }
  const path = file === null ? null : followPath(destination, { file, rotateBytes: rotates ? rotateBytes : 0, keep })
  const lookNow = () => path?.lookNow()
  // As logrotate's postrotate sends it. Whether it also ends the server, server/start/runMain.ts knows.
  process.on('SIGHUP', lookNow)
  const writeLog = () => {
    try {
      destination.flushSync()
    } catch {
      // The disk is full, or the file was never opened: nobody is left to be told.
    }
  }
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
