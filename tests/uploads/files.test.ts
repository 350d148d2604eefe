import { randomBytes } from 'node:crypto'
import { readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { usualWriting } from '#resources/text/language.ts'
import { errorAnswer } from '#server/errors.ts'
import { temporaryPath } from '#server/uploads/temporaryFiles.ts'
import type { Upload } from '#server/uploads/upload.ts'
import { createUploads, openDiskStores } from '#server/uploads/uploads.ts'
import { openUploadsFolder, upload } from './folder.ts'

/** Files as they are kept, and what is removed from the folder (docs/safety.md#s35). */

const { folder, home, names, stored, uploads } = await openUploadsFolder()

describe('files', () => {
  const file = (content: Upload['content'], filename: string | null, type: string | null) =>
    upload(content, { kind: 'file', part: 'file', filename, type })

  test('are kept as they are, from memory and from a temporary file', async () => {
    const bytes = randomBytes(3000)
    const path = temporaryPath(uploads.tempFolder)
    await writeFile(path, bytes)
    for (const content of [bytes, { path }]) {
      const { name, type } = await uploads.store(file(content, 'စျေးနှုန်း.PDF', null))
      expect(name).toMatch(/^[0-9a-f]{32}\.pdf$/)
      expect(type).toBe('application/pdf')
      expect(await stored(name)).toEqual(bytes)
    }
    expect(await readdir(uploads.tempFolder)).toEqual([])
  })

  test('get an extension we know, else .bin', async () => {
    for (const [filename, type, extension] of [
      ['a.docx', null, 'docx'],
      ['a.docm', null, 'docm'],
      ['a.VCF', null, 'vcf'],
      ['a.apk', null, 'apk'],
      [null, 'application/pdf', 'pdf'],
      [null, 'text/plain; charset=utf-8', 'txt'],
      ['a.xlsb', null, 'xlsb'],
      ['a.tiff', null, 'tiff'],
      ['a.pdf ', null, 'pdf'],
      ['a.p\u200Bdf\u200F', null, 'pdf'],
      [null, 'text/x-vcard', 'vcf'],
      [null, 'image/jpg', 'jpg'],
      [null, 'application/x-pdf', 'pdf'],
      ['a.html', 'text/html', 'bin'],
      ['a.svg', 'image/svg+xml', 'bin'],
      ['a.constructor', '__proto__', 'bin'],
      ['../../a.pdf/../x', null, 'bin'],
      [null, null, 'bin'],
    ] as const) {
      expect((await uploads.store(file(Buffer.from('x'), filename, type))).name).toMatch(new RegExp(`\\.${extension}$`))
    }
  })

  test('a full or missing folder leaves nothing behind (S35)', async () => {
    const gone = await createUploads({ folder: join(home, 'gone'), log: { info: () => undefined } })
    await rm(join(home, 'gone'), { recursive: true })
    await expect(gone.store(file(Buffer.from('x'), 'a.txt', null))).rejects.toThrow()
    const disk = await openDiskStores(join(home, 'full'))
    const full = await createUploads({
      folder: join(home, 'full'),
      log: { info: () => undefined },
      stores: {
        ...disk,
        originals: {
          ...disk.originals,
          put: () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' })),
        },
      },
    })
    const refusal = await full
      .store(file(Buffer.from('x'), 'a.txt', null))
      .catch((error: unknown) => errorAnswer(error, usualWriting.en))
    expect(refusal).toMatchObject({ status: 507 })
  })
})

describe('sweeping', () => {
  test('removes what was half received', async () => {
    await writeFile(temporaryPath(uploads.tempFolder), 'half')
    expect(await uploads.sweepTemporary()).toBe(1)
    expect(await readdir(uploads.tempFolder)).toEqual([])
    expect(await uploads.sweepTemporary()).toBe(0)
  })

  test('also daily, what is old: of several processes one may have been killed', async () => {
    const [old, young] = [temporaryPath(uploads.tempFolder), temporaryPath(uploads.tempFolder)]
    for (const path of [old, young]) await writeFile(path, 'half')
    await utimes(old, 1e9, 1e9)
    await uploads.sweepOrphans(async (some) => new Set(some), 3_600_000)
    expect(await readdir(uploads.tempFolder)).toEqual([basename(young)])
    await rm(young)
  })

  test('removes old uploads no record names, and nothing else', async () => {
    const make = async (old: boolean) => {
      const { name } = await uploads.store(upload(Buffer.from('x'), { kind: 'file', filename: 'a.txt' }))
      if (old) await utimes(join(folder, name), 1e9, 1e9)
      return name
    }
    const [orphan, kept, young] = [await make(true), await make(true), await make(false)]
    await writeFile(join(folder, 'seed-tea-shop.webp'), 'x')
    await utimes(join(folder, 'seed-tea-shop.webp'), 1e9, 1e9)
    const asked: string[] = []
    const removed = await uploads.sweepOrphans(async (some) => {
      asked.push(...some)
      return new Set([kept])
    }, 3_600_000)
    expect(asked.sort()).toEqual([kept, orphan, 'seed-tea-shop.webp'].sort())
    expect(removed).toBe(2)
    expect(await names()).toEqual(expect.arrayContaining([kept, young]))
    expect(await names()).not.toContain(orphan)
    expect(await names()).not.toContain('seed-tea-shop.webp')
  })

  test('what comes with the product is kept under its name, once, and goes like any other', async () => {
    const name = `${'d'.repeat(32)}.webp`
    await uploads.storeBundled(name, async () => Buffer.from('picture'))
    await uploads.storeBundled(name, () => Promise.reject(new Error('is there already')))
    expect(await readFile(join(folder, name), 'utf8')).toBe('picture')
    await expect(uploads.storeBundled('../notes.webp', async () => Buffer.from('x'))).rejects.toThrow(
      'no name of a stored file',
    )
    await utimes(join(folder, name), 1e9, 1e9)
    expect(await uploads.sweepOrphans(async () => new Set(), 3_600_000)).toBeGreaterThan(0)
    expect(await names()).not.toContain(name)
  })

  test('remove takes names of ours only', async () => {
    const { name } = await uploads.store(upload(Buffer.from('x'), { kind: 'file' }))
    await writeFile(join(home, 'secret.webp'), 'secret')
    await uploads.remove('../secret.webp')
    await uploads.remove(name)
    await uploads.remove(name)
    expect(await names()).not.toContain(name)
    expect(await readFile(join(home, 'secret.webp'), 'utf8')).toBe('secret')
  })
})
