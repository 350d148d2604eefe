/**
 * Reads and writes pictures in a process of its own, started by pictureProcess.ts: what a hostile or large picture takes of
 * memory is not the server's, and is given back when this ends.
 */
import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'

// Each job has one thread of libuv's four; further ones per picture would only wait for the same processors.
sharp.concurrency(1)
// Every picture comes once, so a cache would only use memory.
sharp.cache(false)

// Answers come first: whoever sends a picture waits for its upload anyway. Linux sets it for each thread, and libuv's run already.
try {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // Where the system does not allow it, all are equal.
}
// Of a terminal both reach every process; this one ends with the server, which may still store what it has been sent.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)

process.on('disconnect', () => process.exit())
process.on('message', async ({ id, job }) => {
  // libvips counts the time of a clock: on a busy machine that says nothing about the picture.
  const answer = await run(job).catch((error) => ({ failure: failureOf(String(error)) }))
  if (process.connected) process.send({ id, answer, cpuUsage: process.cpuUsage(), memory: process.memoryUsage.rss() })
})

/** By the words of sharp and libvips, which have no codes. */
function failureOf(error) {
  if (error.includes('timeout:')) return 'slow'
  return error.includes('pixel limit') ? 'tooWide' : 'damaged'
}

/**
 * @param {import('./pictureProcess.ts').LimitedJob} job
 * @returns {Promise<import('./pictureProcess.ts').PictureAnswer>}
 */
async function run({ input, maxPixels, maxFrames, maxSide, onlyIfWider, share, quality, timeoutSeconds }) {
  const picture = sharp(input, { limitInputPixels: maxPixels, failOn: 'error' })
  const { width, height, pages = 1 } = await picture.metadata()
  if (width * height > maxPixels) return { failure: 'tooWide' }
  if (pages > maxFrames) return { failure: 'tooLong' }
  if (share) return { content: await shared(picture, { maxSide, share, quality, timeoutSeconds }) }
  if (onlyIfWider && width <= maxSide) return { failure: 'narrow' }
  const resized = onlyIfWider
    ? picture.resize({ width: maxSide })
    : picture.autoOrient().resize({ ...boxOf(width, height, maxSide), fit: 'inside', withoutEnlargement: true })
  const written = resized.webp({ quality }).timeout({ seconds: timeoutSeconds })
  const { data, info } = await written.toBuffer({ resolveWithObject: true })
  return { content: data, isUpright: info.height > info.width }
}

const ground = '#F6E4EE'
/** In px. */
const [markSide, markGap] = [72, 16]

/** The picture whole, in the middle of the ground, and the mark in its corner: beside it, since the picture is never wider than `maxSide`. */
async function shared(picture, { maxSide, share: { width, height, mark }, quality, timeoutSeconds }) {
  const [inner, sign] = await Promise.all([
    picture
      .resize({ width: maxSide, height, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer(),
    sharp(mark).resize(markSide).png().toBuffer(),
  ])
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: inner, gravity: 'centre' },
      { input: sign, left: width - markSide - markGap, top: height - markSide - markGap },
    ])
    .jpeg({ quality })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer()
}

/** No side is longer, except of what is more than twice as long as wide, such as a screenshot of a talk: there it is the shorter side, up to 1:3. */
function boxOf(width, height, maxSide) {
  const isLong = Math.max(width, height) > 2 * Math.min(width, height)
  const most = isLong ? Math.min(3 * maxSide, (Math.max(width, height) / Math.min(width, height)) * maxSide) : maxSide
  return { width: Math.round(most), height: Math.round(most) }
}
