import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { used } from '#server/uploads/pictureProcess.ts'
import { createQueue } from '#server/uploads/queue.ts'
import { temporaryPath } from '#server/uploads/temporaryFiles.ts'
import { hasWidths, nameInForm } from '#resources/pictureWidths.ts'
import { isUpright } from '#src/fields/values/shownText.ts'
import { openUploadsFolder, solid, upload } from './folder.ts'

/** What is made of pictures that people send, and what is refused (docs/safety.md#s31, #s32). */

const { accepted, names, stored, uploads } = await openUploadsFolder()

/** What was had of the processors so far, by this process and that for pictures, in µs. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return user + system + used.cpu
}

describe('pictures', () => {
  test('every kind we take becomes a WebP under a random name, in the right proportions', async () => {
    const original = solid(2000, 1000)
    for (const bytes of [
      await original.clone().jpeg().toBuffer(),
      await original.clone().png().toBuffer(),
      await original.clone().webp().toBuffer(),
      await original.clone().gif().toBuffer(),
      await original.clone().avif({ effort: 0 }).toBuffer(),
    ]) {
      const { name, type } = await uploads.store(upload(bytes))
      expect(name).toMatch(/^[0-9a-f]{32}\.webp$/)
      expect(type).toBe('image/webp')
      expect(await sharp(await stored(name)).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
    }
  })

  test('the name of an upright one says so, and it has all widths', async () => {
    const { name } = await uploads.store(upload(await solid(900, 1200).jpeg().toBuffer()))
    expect(name).toMatch(/^[0-9a-f]{32}p\.webp$/)
    const { file } = await uploads.find(nameInForm(name, 400))
    expect(file).not.toBeNull()
    await file?.close()
    expect([isUpright(name), hasWidths(name), isUpright(name.replace('p.', '.'))]).toEqual([true, true, false])
  })

  test('a small one is not blown up, and stays see-through', async () => {
    const facts = await sharp(await accepted(await solid(30, 20).png().toBuffer())).metadata()
    expect(facts).toMatchObject({ width: 30, height: 20, hasAlpha: true })
  })

  test('orientation is applied, EXIF and place are gone (S31)', async () => {
    const left = await sharp({ create: { width: 20, height: 40, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0000ff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withExif({
        IFD0: { Orientation: '6', Artist: 'Daw Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 48/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(bytes.includes('Daw Somebody')).toBe(true)
    const picture = await accepted(bytes)
    expect(await sharp(picture).metadata()).not.toHaveProperty('exif')
    expect(picture.includes('Daw Somebody')).toBe(false)
    // 6 is a quarter turn to the right: what was left is on top now.
    const top = await sharp(picture).extract({ left: 20, top: 4, width: 1, height: 1 }).raw().toBuffer()
    expect(top[0]).toBeGreaterThan(200)
    expect(top[2]).toBeLessThan(60)
  })

  test('of an animation the first frame', async () => {
    const picture = await accepted(gif(20))
    expect((await sharp(picture, { pages: -1 }).metadata()).pages ?? 1).toBe(1)
  })

  test('what is no picture is refused by its content, with a sentence at the field (S32)', async () => {
    const png = await solid(10, 10).png().toBuffer()
    const before = await names()
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('%PDF-1.7\n%aaaa'),
      Buffer.from('GIF89a/*'.padEnd(40, ' ') + '*/=1;alert(1)'),
      Buffer.from('II*\0'.padEnd(60, '\0'), 'latin1'),
      Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
      Buffer.from('\0\0\0\x20ftypavif'.padEnd(80, '\0'), 'latin1'),
      png.subarray(0, 20),
      randomBytes(500),
      Buffer.from('x'),
    ]) {
      const refusal = { status: 400, fields: { Thumbnail: expect.anything() } }
      await expect(uploads.store(upload(bytes))).rejects.toMatchObject(refusal)
    }
    expect(await names()).toEqual(before)
  })

  test('a polyglot loses what was hidden in it (S32)', async () => {
    const png = await solid(10, 10).png().toBuffer()
    const picture = await accepted(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]))
    expect(picture.includes('script')).toBe(false)
  })

  test('thirty bombs at once take less work than drawing three would, and little memory; others are still stored (S31)', async () => {
    const noise = sharp(randomBytes(600 * 600 * 3), { raw: { width: 600, height: 600, channels: 3 } })
    const jpeg = await noise.jpeg().toBuffer()
    const bombs = [hugePng(14_000), gif(10_000), jpeg.subarray(0, jpeg.length >> 1)]
    await accepted(jpeg)
    const before = process.memoryUsage().rss + used.memory
    const idle = cpuTime()
    const refused = Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => uploads.store(upload(bombs[n % bombs.length]!))),
    )
    await expect(uploads.store(upload(jpeg))).resolves.toHaveProperty('name')
    for (const outcome of await refused) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { status: 400, fields: { Thumbnail: expect.anything() } },
      })
    }
    const refusing = cpuTime() - idle
    expect(process.memoryUsage().rss + used.memory - before).toBeLessThan(150_000_000)
    // Measured in work, not by a clock, which would tell how busy the machine is.
    await sharp(bombs[0], { limitInputPixels: false }).resize(1600).webp().toBuffer()
    expect(refusing).toBeLessThan(3 * (cpuTime() - idle - refusing))
  })

  test('when the process for pictures is killed, its picture is asked for again, and the next is stored', async () => {
    const picture = await solid(2000, 2000).png().toBuffer()
    await accepted(picture)
    const storing = uploads.store(upload(picture))
    process.kill(used.pid, 'SIGKILL')
    await expect(storing).rejects.toHaveProperty('status', 503)
    expect(await sharp(await accepted(picture)).metadata()).toMatchObject({ width: 1600 })
  })

  test('above 50 megapixels the sentence says so', async () => {
    const refusal = { status: 400, fields: { Thumbnail: expect.anything() } }
    for (const picture of [hugePng(8000), await solid(9000, 6000).jpeg({ quality: 20 }).toBuffer()]) {
      const refused = await uploads.store(upload(picture)).catch((error: unknown) => error)
      expect(refused).toMatchObject(refusal)
      expect(refused).toHaveProperty('message', expect.stringContaining('50 megapixels'))
    }
  })

  test.each([
    [1080, 8000, 648, 4800],
    [1080, 2400, 1080, 2400],
    [6000, 1500, 4800, 1200],
    [3000, 4000, 1200, 1600],
  ])('a long picture stays legible: %d × %d is stored as %d × %d', async (width, height, storedWidth, storedHeight) => {
    const picture = await accepted(await solid(width, height).png().toBuffer())
    expect(await sharp(picture).metadata()).toMatchObject({ width: storedWidth, height: storedHeight })
  })

  test('above 25 MB is 413', async () => {
    await expect(uploads.store(upload(Buffer.alloc(25 * 1024 * 1024 + 1)))).rejects.toHaveProperty('status', 413)
  })

  test('also from a temporary file', async () => {
    const path = temporaryPath(uploads.tempFolder)
    await writeFile(path, await solid(50, 50).png().toBuffer())
    expect(await sharp(await stored((await uploads.store(upload({ path }))).name)).metadata()).toMatchObject({
      width: 50,
    })
    await rm(path)
  })

  test('the queue keeps the order and turns away when it is full', async () => {
    const queued = createQueue(1, 2)
    const order: number[] = []
    const jobs = [1, 2, 3].map((n) => queued(async () => order.push(n)))
    await expect(queued(async () => 4)).rejects.toHaveProperty('status', 503)
    await Promise.all(jobs)
    await expect(queued(() => Promise.reject(new Error('5')))).rejects.toThrow('5')
    expect(await queued(async () => 6)).toBe(6)
    expect(order).toEqual([1, 2, 3])
  })
})

/** A whole, valid PNG of that many pixels a side, one bit each: small on the wire, huge when drawn. */
function hugePng(side: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** An animation of that many frames of one pixel, on a screen of 4 × 4 (GIF89a specification). */
function gif(frames: number): Buffer {
  const screen = Buffer.from([4, 0, 4, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([Buffer.from('GIF89a'), screen, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])])
}
