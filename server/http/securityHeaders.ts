import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { schemaController } from '../api/body/bodyPlugin.ts'
import type { Config } from '../config/config.ts'
import { signedOrigin } from '../config/objectStore.ts'

type Sources = Readonly<Record<'script' | 'style' | 'font' | 'img' | 'connect' | 'frame', readonly string[]>>
const noSources: Sources = { script: [], style: [], font: [], img: [], connect: [], frame: [] }

/** What Google's sign-in loads, according to its documentation. */
const googleSignIn: Sources = {
  ...noSources,
  script: ['https://accounts.google.com/gsi/client'],
  style: ['https://accounts.google.com/gsi/style'],
  connect: ['https://accounts.google.com/gsi/'],
  frame: ['https://accounts.google.com/gsi/'],
}

/**
 * What Google Maps loads, according to its documentation. Scripts come from Google's own hosts only, because other
 * hosts of Google serve anybody's scripts. No `eval`, which only vector maps need.
 */
const googleMaps: Sources = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  img: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.googleusercontent.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  frame: ['https://www.google.com/maps/'],
}

type Headers = Readonly<Record<string, string>>

/**
 * Headers of every response, errors included (docs/safety.md#s50). Scripts come from our origin, and from Google where
 * it is configured. Inline styles are allowed, since emotion writes them. They are the same for every request, so they
 * are made once.
 * @param scripts hashes of the document's own inline scripts
 */
export async function securityHeaders(
  app: FastifyInstance,
  options: { config: Config; scripts: readonly string[] },
): Promise<void> {
  const headers = await headersOf(policyOf(options))
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}
/** As fastify-plugin does: the headers apply to the whole app. */
Object.assign(securityHeaders, { [Symbol.for('skip-override')]: true })

/** Of the headers above, what a browser heeds in documents only: beside a picture of 2 kB they weigh a third of it. */
const forDocuments = [
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'access-control-expose-headers',
]
/** As a document of its own a file may show itself and its own styles, and in no other site's frame. */
const filePolicy = "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'self'"

/** The headers of answers that are files: scripts, letters, pictures. */
export function fileHeaders(files: FastifyInstance): void {
  files.addHook('onRequest', (_request, reply, done) => {
    for (const name of forDocuments) reply.removeHeader(name)
    void reply.header('content-security-policy', filePolicy)
    done()
  })
}

/** What helmet writes with these options. */
async function headersOf(options: FastifyHelmetOptions): Promise<Headers> {
  const probe = Fastify({ schemaController })
  await probe.register(helmet, options)
  probe.get('/', (_request, reply) => reply.code(204).send())
  const { headers } = await probe.inject('/')
  await probe.close()
  const { date: _date, connection: _connection, ...written } = headers
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, String(value)]))
}

function policyOf({ config, scripts }: { config: Config; scripts: readonly string[] }): FastifyHelmetOptions {
  const thirdParties = [config.codeClient ? googleSignIn : noSources, config.googleMapsApiKey ? googleMaps : noSources]
  const from = (kind: keyof Sources) => thirdParties.flatMap((sources) => [...sources[kind]])
  const store = signedOrigin(config.objectStore)
  const stores = store === null ? [] : [store]
  const tiles = config.mapTilesUrl ? [originOf(config.mapTilesUrl)] : []
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'self'"],
        'form-action': ["'self'"],
        'script-src': ["'self'", ...scripts, ...from('script')],
        'style-src': ["'self'", "'unsafe-inline'", ...from('style')],
        'font-src': ["'self'", 'data:', ...from('font')],
        'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...stores, ...from('img')],
        'connect-src': ["'self'", 'data:', 'blob:', ...stores, ...from('connect')],
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        'frame-src': ["'self'", ...from('frame')],
      },
    },
    // Screens that ask to sign in have one of their own, since it delays the first paint (docs/decisions/opener-policy.md).
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ? { maxAge: 15_552_000 } : false,
    xFrameOptions: { action: 'sameorigin' },
  }
}

/** The origin of a tile URL, which may contain `{s}` in its host. */
const originOf = (template: string) =>
  template.replace(
    /^(https?:\/\/)([^/]+).*/,
    (_all, scheme: string, host: string) => scheme + host.replace(/\{[^{}]*\}/, '*'),
  )
