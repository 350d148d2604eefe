/**
 * Says what is going on while it takes long: one line that moves on a terminal, otherwise a line now and then. On
 * stderr, so that the output of `npm run export` stays clean.
 */
const frames = ['·    ', '··   ', ' ··  ', '  ·· ', '   ··', '    ·']
const silentFor = 1000
const repeatEvery = 15_000

const isTerminal = () => Boolean(process.stderr.isTTY) && !process.env.CI

/**
 * Runs work that may take long.
 * @param {string} what as in "Installing packages"
 * @param {(now: (what: string) => void) => Promise<T>} work may change the words on the way
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
    if (Date.now() - begun < silentFor) return
    if (isTerminal()) {
      process.stderr.write(`\r\x1b[K${frames[frame++ % frames.length]} ${words}, ${seconds()} s`)
    } else if (words !== written || Date.now() - lastLine >= repeatEvery) {
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
