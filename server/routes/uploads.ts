import type {} from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import { documented, stringSchema } from '../api/documented.ts'
import { ApiError, notFound } from '../errors.ts'
import { createDiskStorage } from '../uploads/diskStorage.ts'
import { attachmentAs, isShownInline, typeOfName } from '../uploads/names.ts'
import type { AnswerHeaders, ByteRange, StoredFile } from '../uploads/storage.ts'
import type { UploadStore } from '../uploads/uploads.ts'

interface Options {
  uploads: Pick<UploadStore, 'find'>
  /** Where the default list image is (spec 3.39), served as `/uploads/logo.png`. */
  logoFolder?: string
}

/** A stored file never changes; the logo may change with a release. */
const cacheForever = 'public, max-age=31536000, immutable'
const cacheForDay = 'public, max-age=86400'
/** A picture in its own width, as long as the smaller one is not made. */
const cacheForMinute = 'public, max-age=60'
/** An address at the store is valid for twice as long. */
const cacheForHalfHour = 'public, max-age=1800'

/** `GET` and `HEAD /uploads/{file}`: stored uploads, and nothing else (docs/safety.md#s30, #s32). */
export function uploadsRoutes(app: FastifyInstance, { uploads, logoFolder }: Options, done: () => void) {
  const bytes = { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  const described = documented('A stored picture or file, for good under this name', {
    tag: 'operation',
    who: 'anonymous',
    params: { file: stringSchema },
    query: { name: { type: 'string', description: 'As what it is saved.', example: 'menu.pdf' } },
    type: '*/*',
    answer: { type: 'string', format: 'binary' },
    refusals: [404, 416, 503],
    otherResponses: {
      206: { description: 'A part of it', ...bytes },
      302: { description: 'To the object store, where it serves by itself', type: 'null' },
      304: { description: 'Unchanged', type: 'null' },
    },
  })
  const logos =
    logoFolder === undefined
      ? null
      : createDiskStorage({ folder: logoFolder, tempFolder: logoFolder, isOwn: (name) => name === 'logo.png' })
  // HEAD first; otherwise Fastify adds its own, which answers without a length.
  for (const method of ['HEAD', 'GET'] as const) {
    app.route<{ Params: { '*': string } }>({
      ...described,
      method,
      // A wildcard, so that `/uploads/a/b` is answered here and not as a screen.
      url: '/uploads/*',
      // Ranges count the file's own bytes, so it must not be compressed.
      compress: false,
      async handler(request, reply) {
        const asked = request.params['*']
        const logo = await logos?.read(asked)
        if (logo) return serve(request, reply, logo, headersOf(asked, cacheForDay))
        const { file, name, storage, isLasting } = await uploads.find(asked)
        if (!file) throw notFound()
        const shown = (request.query as { name?: unknown }).name
        const headers = headersOf(name, isLasting ? cacheForever : cacheForMinute, shown)
        // HEAD is answered here: such an address is good for one method.
        if (!storage.addressOf || method === 'HEAD') return serve(request, reply, file, headers)
        await file.close()
        void reply.header('cache-control', isLasting ? cacheForHalfHour : cacheForMinute)
        return reply.redirect(await storage.addressOf(name, headers), 302)
      },
    })
  }
  done()
}

const headersOf = (name: string, cache: string, shown?: unknown): AnswerHeaders => ({
  'cache-control': cache,
  'content-type': typeOfName(name),
  'content-disposition': isShownInline(name) ? 'inline' : attachmentAs(name, shown),
})

async function serve(request: FastifyRequest, reply: FastifyReply, file: StoredFile, headers: AnswerHeaders) {
  const { size, etag } = file
  const range = rangeOf(request, size, etag)
  if (range === 'outside') {
    await file.close()
    throw new ApiError(416, refusal.noSuchRange, { headers: { 'content-range': `bytes */${size}` } })
  }
  const isUnchanged = request.headers['if-none-match']?.includes(etag) ?? false
  const hasContent = !isUnchanged && request.method !== 'HEAD'
  // Before anything is answered: the store may be silent, or the file gone.
  const content = hasContent ? await file.stream(range ?? undefined) : await file.close()
  reply.headers({
    ...headers,
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
  return reply.send(content)
}

/** A single byte range, both ends included (RFC 9110 section 14.2); null for the whole file. */
function rangeOf(request: FastifyRequest, size: number, etag: string): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const condition = request.headers['if-range']
  if ((from === '' && to === '') || (condition !== undefined && condition !== etag)) return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  return start < size && start <= end ? { start, end } : 'outside'
}
