/** Shows progress of long work on stderr: an animated line on a terminal, else a line now and then. */
const frames = ['·    ', '··   ', ' ··  ', '  ·· ', '   ··', '    ·']
const quietMs = 1000
const repeatIntervalMs = 15_000

const isTerminal = () => Boolean(process.stderr.isTTY) && !process.env.CI

/**
 * Runs long work.
 * @param {string} what such as "Installing packages"
 * @param {(now: (what: string) => void) => Promise<T>} work may change the text
 * @returns {Promise<T>}
 * @template T
 */
export async function withProgress(what, work) {
  const begun = Date.now()
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  let words = what
  let frame = 0
  let written = ''

  const draw = () => {
    if (Date.now() - begun < quietMs) return
    if (isTerminal()) {
      process.stderr.write(`\r\x1b[K${frames[frame++ % frames.length]} ${words}, ${seconds()} s`)
    } else if (words !== written || Date.now() - lastLine >= repeatIntervalMs) {
      process.stderr.write(written === words ? `${words}, ${seconds()} s\n` : `${words} …\n`)
      written = words
      lastLine = Date.now()
    }
  }
  let lastLine = begun
  const timer = setInterval(draw, isTerminal() ? 120 : 500)
  try {
    return await work((next) => {
      words = next
    })
  } finally {
    clearInterval(timer)
    if (isTerminal()) process.stderr.write('\r\x1b[K')
  }
}
