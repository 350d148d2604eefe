import type { Environment } from './environment.ts'

/** How a store is reached. */
export type StoreAccess = ReturnType<typeof readAccess>
/** Where uploads are stored instead of the disk (docs/operations.md#object-store). */
export type ObjectStoreConfig = NonNullable<ReturnType<typeof readObjectStore>['objectStore']>

const accessNames = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
const names = ['S3_BUCKET', ...accessNames, 'S3_PUBLIC_ENDPOINT', 'S3_PREFIX', 'S3_SERVE']

/**
 * Reads and checks the names that begin with `S3_`.
 * @param backsUpThere whether backups go to a store, or come from it
 * @returns where uploads are, null for the disk; and how a store is reached
 */
export function readObjectStore(env: NodeJS.ProcessEnv, read: Environment, backsUpThere: boolean) {
  const given = Object.keys(env).filter((name) => name.startsWith('S3_') && read.text(name) !== null)
  for (const name of given.toSorted())
    if (!names.includes(name))
      read.problems.push(`${name} is not used by this version, which knows ${names.join(', ')}. Please leave it out.`)
  const storeAccess = readAccess(read)
  const bucket = read.text('S3_BUCKET')
  if (bucket === null) {
    for (const name of names) {
      if (!given.includes(name) || (backsUpThere && accessNames.includes(name))) continue
      read.problems.push(`${name} does nothing without S3_BUCKET.`)
    }
    return { objectStore: null, storeAccess }
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    read.problems.push('S3_BUCKET must be a name of 3 to 63 small letters, digits, dots and hyphens.')
  const prefix = (read.text('S3_PREFIX') ?? '').replace(/\/$/, '')
  if (!/^([a-zA-Z0-9._-]+(\/[a-zA-Z0-9._-]+)*)?$/.test(prefix))
    read.problems.push('S3_PREFIX must be letters, digits, dots, hyphens and slashes, such as zay/uploads.')
  const serve = read.text('S3_SERVE') ?? 'proxy'
  if (!['proxy', 'signed'].includes(serve)) read.problems.push('S3_SERVE must be proxy or signed.')
  const publicEndpoint = read.origin('S3_PUBLIC_ENDPOINT', 'https://s3.example')
  if (publicEndpoint !== null && serve !== 'signed')
    read.problems.push('S3_PUBLIC_ENDPOINT does nothing without S3_SERVE=signed.')
  const objectStore = {
    ...storeAccess,
    bucket,
    /** The origin under which browsers reach the store, for signed addresses. */
    publicEndpoint: publicEndpoint ?? storeAccess.endpoint,
    /** Before every name, with a slash at its end; or ''. */
    prefix: prefix === '' ? '' : `${prefix}/`,
    /** Whether browsers get files from the store itself, by addresses that are valid for a while. */
    signed: serve === 'signed',
  }
  return { objectStore, storeAccess }
}

function readAccess(read: Environment) {
  const [id, secret] = [read.text('S3_ACCESS_KEY_ID'), read.text('S3_SECRET_ACCESS_KEY')]
  if ((id === null) !== (secret === null))
    read.problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.')
  return {
    /** Null: that of Amazon. */
    endpoint: read.origin('S3_ENDPOINT', 'https://s3.example'),
    region: read.text('S3_REGION') ?? 'us-east-1',
    /** Null: what the machine has, such as the role of a virtual machine. */
    keys: id !== null && secret !== null ? { id, secret } : null,
  }
}

/** Whether a backup's address is in an object store: `s3://` with bucket and key. Others are paths. */
export const isStoreAddress = (address: string) => address.startsWith('s3://')

/** Where browsers are sent for files; null where they get them from us. */
export function signedOrigin(store: ObjectStoreConfig | null): string | null {
  if (!store?.signed) return null
  return store.publicEndpoint ?? `https://${store.bucket}.s3.${store.region}.amazonaws.com`
}
