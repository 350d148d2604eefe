import crypto from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

// It writes where the next 1,000 names begin in DES, which OpenSSL 3 has as a third of triple DES only.
for (const name of ['createCipheriv', 'createDecipheriv']) {
  const create = crypto[name]
  crypto[name] = (kind, key, iv) =>
    kind === 'des' ? create('des-ede3-cbc', Buffer.concat([key, key, key]), iv) : create(kind, key, iv)
}

/** An object store on this machine, as a process of its own: folder and port are its arguments, and its parent learns the port. */
const [directory, port = '0'] = process.argv.slice(2)
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: 'zay' }, { name: 'backups' }],
})
// The signature of a bucket's address counts its slash, which s3rver has taken away before it compares.
server.middleware.unshift((ctx, next) => {
  if (ctx.path.endsWith('/')) ctx.app = Object.create(server, { allowMismatchedSignatures: { value: true } })
  return next()
})

/** It makes multipart uploads, and tells nothing of them: their parts, which there are, and their end. Both come here. */
const smallestPart = 5 * 1024 * 1024
const folderOf = (bucket, id) => join(directory, bucket, '._S3rver_uploads', id)
async function partsIn(folder) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^\d+\.md5$/.test(name))
  const numbers = names.map((name) => Number.parseInt(name)).sort((a, b) => a - b)
  const describe = async (number) => ({
    PartNumber: number,
    ETag: JSON.stringify(await readFile(join(folder, `${number}.md5`), 'utf8')),
    Size: (await stat(join(folder, String(number)))).size,
  })
  return Promise.all(numbers.map(describe))
}
async function uploadsIn(bucket, prefix) {
  const found = []
  for (const id of await readdir(folderOf(bucket, '')).catch(() => [])) {
    const keyFile = join(folderOf(bucket, id), 'key')
    const key = await readFile(keyFile, 'utf8').catch(() => null)
    if (key?.startsWith(prefix))
      found.push({ Key: key, UploadId: id, Initiated: (await stat(keyFile)).mtime.toISOString() })
  }
  return found.sort((a, b) => (a.Key + a.UploadId < b.Key + b.UploadId ? -1 : 1))
}
const fail = (ctx, status, code) => {
  ctx.status = status
  ctx.type = 'application/xml'
  ctx.body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
}
/** Of a name, as at other stores. */
const mostKeyBytes = 1024
/** At most so many uploads or objects in one answer, so that who asks has to ask again. Other stores list 1,000 objects. */
const mostListed = 2
const mostObjects = 50
async function multipart(ctx, next) {
  const [, bucket, ...rest] = ctx.path.split('/')
  if (ctx.method === 'GET' && ctx.query['list-type'] !== undefined) ctx.query['max-keys'] = String(mostObjects)
  const { uploadId: id, uploads } = ctx.query
  if (rest.join('/').length > mostKeyBytes) return fail(ctx, 400, 'KeyTooLongError')
  if (ctx.method === 'GET' && rest.join('') === '' && uploads !== undefined) {
    const after = ctx.query['key-marker'] ?? ''
    const all = (await uploadsIn(bucket, ctx.query.prefix ?? '')).filter(({ Key }) => Key > after)
    const [Upload, IsTruncated] = [all.slice(0, mostListed), all.length > mostListed]
    const { Key: NextKeyMarker, UploadId: NextUploadIdMarker } = Upload.at(-1) ?? {}
    const more = IsTruncated ? { NextKeyMarker, NextUploadIdMarker } : {}
    ctx.body = { ListMultipartUploadsResult: { Bucket: bucket, IsTruncated, ...more, Upload } }
    return
  }
  if (id === undefined) return next()
  const folder = folderOf(bucket, id)
  if (!(await stat(folder).catch(() => null))) return fail(ctx, 404, 'NoSuchUpload')
  if (ctx.method === 'GET') {
    const after = Number(ctx.query['part-number-marker'] ?? 0)
    const all = (await partsIn(folder)).filter(({ PartNumber }) => PartNumber > after)
    const [Part, IsTruncated] = [all.slice(0, mostListed), all.length > mostListed]
    const more = IsTruncated ? { NextPartNumberMarker: Part.at(-1).PartNumber } : {}
    ctx.body = { ListPartsResult: { Bucket: bucket, UploadId: id, IsTruncated, ...more, Part } }
    return
  }
  if (ctx.method === 'DELETE') {
    await rm(folder, { recursive: true, force: true })
    ctx.status = 204
    return
  }
  // Other stores do not take this either.
  const isTooSmall = ({ Size }) => Size < smallestPart
  if (ctx.method === 'POST' && (await partsIn(folder)).slice(0, -1).some(isTooSmall))
    return fail(ctx, 400, 'EntityTooSmall')
  return next()
}
// Beside its routes, whose answers become XML on their way out.
server.middleware.splice(-1, 0, multipart)

const address = await server.run()
process.send?.({ port: address.port })
process.once('disconnect', () => process.exit())
