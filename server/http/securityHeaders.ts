import type { FastifyInstance } from 'fastify'
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

/** What Google Maps loads, but for `eval`. Scripts from Google's own hosts only: other hosts of Google serve anybody's. */
const googleMaps: Sources = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  img: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.googleusercontent.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  frame: ['https://www.google.com/maps/'],
}

interface Options {
  config: Pick<Config, 'codeClient' | 'googleMapsApiKey' | 'objectStore' | 'mapTilesUrl' | 'publicUrl'>
  /** Hashes of the document's own inline scripts; null for no policy of contents. */
  scripts: readonly string[] | null
}

/** Headers of every response (docs/safety.md#s50). Inline styles are allowed, since emotion writes them. */
export function securityHeaders(app: FastifyInstance, { config, scripts }: Options): void {
  const headers = {
    ...(scripts && { 'content-security-policy': policyOf(config, scripts) }),
    // Screens that ask to sign in have an opener policy of their own, since it delays the first paint (docs/decisions/opener-policy.md).
    'cross-origin-resource-policy': 'cross-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(config.publicUrl?.startsWith('https:') && {
      'strict-transport-security': 'max-age=15552000; includeSubDomains',
    }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}

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

function policyOf(config: Options['config'], scripts: readonly string[]): string {
  const thirdParties = [config.codeClient ? googleSignIn : noSources, config.googleMapsApiKey ? googleMaps : noSources]
  const from = (kind: keyof Sources) => thirdParties.flatMap((sources) => [...sources[kind]])
  const store = signedOrigin(config.objectStore)
  const stores = store === null ? [] : [store]
  const tiles = config.mapTilesUrl ? [originOf(config.mapTilesUrl)] : []
  const directives = {
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
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';')
}

/** The origin of a tile URL, which may contain `{s}` in its host. */
const originOf = (template: string) =>
  template.replace(
    /^(https?:\/\/)([^/]+).*/,
    (_all, scheme: string, host: string) => scheme + host.replace(/\{[^{}]*\}/, '*'),
  )
