import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type {} from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseNameInWidth } from '#resources/pictureWidths.ts'
import { refusal } from '#resources/refusals.ts'
import { documented, stringSchema } from '../api/documented.ts'
import { ApiError, notFound } from '../errors.ts'
import { isShownInline, isStoredName, typeOfName } from '../uploads/names.ts'
import { createPictureWidths } from '../uploads/pictureWidths.ts'

interface Options {
  folder: string
  /** The default list image (spec 3.39), in `public/`, served as `/uploads/logo.png`. */
  logo?: string
}

/** A stored file never changes; the logo may change with a release. */
const cacheForever = 'public, max-age=31536000, immutable'
const cacheForDay = 'public, max-age=86400'
/** A picture in its own width, as long as the smaller one is not made. */
const cacheForMinute = 'public, max-age=60'

/** `GET` and `HEAD /uploads/{file}`: stored uploads, and nothing else (docs/safety.md#s30, #s32). */
export function uploadsRoutes(app: FastifyInstance, { folder, logo }: Options, done: () => void) {
  const bytes = { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  const described = documented('A stored picture or file, for good under this name', {
    tag: 'operation',
    who: 'anonymous',
    params: { file: stringSchema },
    type: '*/*',
    answer: { type: 'string', format: 'binary' },
    refusals: [404, 416],
    otherResponses: { 206: { description: 'A part of it', ...bytes }, 304: { description: 'Unchanged', type: 'null' } },
  })
  const widths = createPictureWidths(folder)
  // HEAD first; otherwise Fastify adds its own, which answers without a length.
  for (const method of ['HEAD', 'GET'] as const) {
    app.route<{ Params: { '*': string } }>({
      ...described,
      method,
      // A wildcard, so that `/uploads/a/b` is answered here and not as a screen.
      url: '/uploads/*',
      config: { swaggerTransform: ({ schema }) => ({ schema, url: '/uploads/:file' }) },
      // Ranges count the file's own bytes, so it must not be compressed.
      compress: false,
      async handler(request, reply) {
        const name = request.params['*']
        if (isStoredName(name)) return serve(request, reply, { path: join(folder, name), name, cache: cacheForever })
        const narrow = parseNameInWidth(name)
        if (narrow) {
          const { path, isLasting } = await widths.find(narrow.original, narrow.width)
          return serve(request, reply, { path, name, cache: isLasting ? cacheForever : cacheForMinute })
        }
        if (name === 'logo.png' && logo) return serve(request, reply, { path: logo, name, cache: cacheForDay })
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
  const isUnchanged = request.headers['if-none-match']?.includes(etag) ?? false
  if (isUnchanged || range === 'outside' || request.method === 'HEAD') await handle.close()
  if (range === 'outside') {
    throw new ApiError(416, refusal.noSuchRange, {
      headers: { 'content-range': `bytes */${size}` },
    })
  }
  reply.headers({
    'cache-control': cache,
    'content-type': typeOfName(name),
    'content-disposition': isShownInline(name) ? 'inline' : `attachment; filename="${name}"`,
    // Even a file with HTML cannot act as a document of our origin (docs/safety.md#s32).
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    // The native app loads pictures from its own origin.
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    etag,
  })
  if (isUnchanged) return reply.code(304).send()
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.header('content-length', range ? range.end - range.start + 1 : size)
  return request.method === 'HEAD' ? reply.send() : reply.send(handle.createReadStream(range ?? {}))
}

/** Null for anything but a regular file; symbolic links are not followed (docs/safety.md#s30). */
async function openFile(path: string): Promise<{ handle: FileHandle; size: number; writtenAt: number } | null> {
  let handle: FileHandle
  try {
    handle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
  const stats = await handle.stat()
  if (stats.isFile()) return { handle, size: stats.size, writtenAt: stats.mtimeMs }
  await handle.close()
  return null
}

/** A single byte range, both ends included (RFC 9110 section 14.2); null for the whole file. */
function rangeOf(
  request: FastifyRequest,
  size: number,
  etag: string,
): { start: number; end: number } | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const condition = request.headers['if-range']
  if ((from === '' && to === '') || (condition !== undefined && condition !== etag)) return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  return start < size && start <= end ? { start, end } : 'outside'
}
