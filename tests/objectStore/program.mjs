import crypto from 'node:crypto'
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
const address = await server.run()
process.send?.({ port: address.port })
process.once('disconnect', () => process.exit())
