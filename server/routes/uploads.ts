import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type {} from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import { documented, stringSchema } from '../api/documented.ts'
import { ApiError, notFound } from '../errors.ts'
import { isShownInline, isStoredName, typeOfName } from '../uploads/names.ts'

interface Options {
  /** Where uploads lie. */
  folder: string
  /** The default list image (spec 3.39), a path in `public/`; without it `/uploads/logo.png` is not there. */
  logo?: string
}

/** A stored name is never given to other content, so it may be kept for good; the logo may change with a release. */
const forGood = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'

/** `GET` and `HEAD /uploads/{file}`: what `uploads.store` stored, and nothing else (docs/safety.md#s30, #s32). */
export function uploadsRoutes(app: FastifyInstance, { folder, logo }: Options, done: () => void) {
  const bytes = { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  const described = documented('A stored picture or file, for good under this name', {
    tag: 'operation',
    who: 'anonymous',
    params: { file: stringSchema },
    type: '*/*',
    answer: { type: 'string', format: 'binary' },
    refusals: [404, 416],
    others: { 206: { description: 'A part of it', ...bytes }, 304: { description: 'Unchanged', type: 'null' } },
  })
  // HEAD first, else fastify adds one of its own, which would answer that the file is empty.
  for (const method of ['HEAD', 'GET'] as const) {
    app.route<{ Params: { '*': string } }>({
      ...described,
      method,
      // A wildcard, so that `/uploads/a/b` is answered here and not by the screens' fallback.
      url: '/uploads/*',
      config: { swaggerTransform: ({ schema }) => ({ schema, url: '/uploads/:file' }) },
      // A download that was broken off goes on by the file's own bytes, so its beginning must not be compressed.
      compress: false,
      async handler(request, reply) {
        const name = request.params['*']
        if (isStoredName(name)) return serve(request, reply, { path: join(folder, name), name, cache: forGood })
        if (name === 'logo.png' && logo) return serve(request, reply, { path: logo, name, cache: forADay })
        throw notFound()
      },
    })
  }
  done()
}

interface Served {
  path: string
  name: string
  cache: string
}

async function serve(request: FastifyRequest, reply: FastifyReply, { path, name, cache }: Served) {
  const opened = await openFile(path)
  if (!opened) throw notFound()
  const { handle, size, writtenAt } = opened
  const etag = `"${size.toString(36)}-${Math.trunc(writtenAt).toString(36)}"`
  const range = rangeOf(request, size, etag)
  const unchanged = request.headers['if-none-match']?.includes(etag) ?? false
  if (unchanged || range === 'outside' || request.method === 'HEAD') await handle.close()
  if (range === 'outside') {
    throw new ApiError(416, refusal.noSuchRange, {
      headers: { 'content-range': `bytes */${size}` },
    })
  }
  reply.headers({
    'cache-control': cache,
    'content-type': typeOfName(name),
    'content-disposition': isShownInline(name) ? 'inline' : `attachment; filename="${name}"`,
    // Whatever a file turns out to hold, it is no document of our origin (docs/safety.md#s32).
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    // The native shell shows pictures from an origin of its own.
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    etag,
  })
  if (unchanged) return reply.code(304).send()
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.header('content-length', range ? range.end - range.start + 1 : size)
  return request.method === 'HEAD' ? reply.send() : reply.send(handle.createReadStream(range ?? {}))
}

/** Null for what is no plain file; a link is not followed, a folder is not read (docs/safety.md#s30). */
async function openFile(path: string): Promise<{ handle: FileHandle; size: number; writtenAt: number } | null> {
  let handle: FileHandle
  try {
    handle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
  const facts = await handle.stat()
  if (facts.isFile()) return { handle, size: facts.size, writtenAt: facts.mtimeMs }
  await handle.close()
  return null
}

/** One range of bytes, both ends included (RFC 9110 section 14.2). Anything else it allows is answered whole. */
function rangeOf(
  request: FastifyRequest,
  size: number,
  etag: string,
): { start: number; end: number } | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const condition = request.headers['if-range']
  if ((first === '' && last === '') || (condition !== undefined && condition !== etag)) return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start < size && start <= end ? { start, end } : 'outside'
}
