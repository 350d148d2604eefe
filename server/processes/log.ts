import { join } from 'node:path'
import pino from 'pino'

/** What waits to be written to the log. */
const maxBacklogBytes = 1024 * 1024

/** The log of this process: lines at the end of a file of the data folder, which all processes of a server share. */
export function openLog(dataDir: string) {
  // Logs go to a file; the terminal is for messages to the person who started it.
  const destination = pino.destination({
    dest: join(dataDir, 'zay.log'),
    mkdir: true,
    // One write for all lines that came during the last one; a write for each line would cost more than most answers.
    sync: false,
    maxLength: maxBacklogBytes,
  })
  // On a full disk lines wait, and then are dropped: the answer matters more than its line (docs/safety.md#s35).
  destination.on('error', () => undefined)
  const writeLog = () => flush(destination)
  // Also for a process that ends by an error.
  process.once('exit', writeLog)
  return {
    destination,
    log: pino({ level: 'info', base: null }, destination),
    close: async () => {
      process.off('exit', writeLog)
      writeLog()
    },
  }
}

/** What waits is written; where that fails, nobody is left to be told. */
function flush(destination: { flushSync(): void }): void {
  try {
    destination.flushSync()
  } catch {
    // The disk is full, or the file was never opened.
  }
}
