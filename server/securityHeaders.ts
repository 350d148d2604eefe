import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

type Sources = Readonly<Record<'script' | 'style' | 'font' | 'img' | 'connect' | 'frame', readonly string[]>>
const nobody: Sources = { script: [], style: [], font: [], img: [], connect: [], frame: [] }

/** What Google's sign-in loads, as its documentation lists it; its window is none of ours and needs nothing. */
const googleSignIn: Sources = {
  ...nobody,
  script: ['https://accounts.google.com/gsi/client'],
  style: ['https://accounts.google.com/gsi/style'],
  connect: ['https://accounts.google.com/gsi/'],
  frame: ['https://accounts.google.com/gsi/'],
}

/**
 * What Google's maps load, as their documentation lists it; scripts from their own hosts alone, since others of Google's
 * serve anybody's, and without `eval`, which only vector maps use. The embedded map is a frame.
 */
const googleMaps: Sources = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  img: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.googleusercontent.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  frame: ['https://www.google.com/maps/'],
}

/**
 * Headers on every answer, errors included (docs/safety.md#s50). Scripts come from us alone, Google's only where they are
 * configured; styles may be inline, since emotion writes them.
 * @param scripts hashes of the document's own inline scripts
 */
export async function securityHeaders(
  app: FastifyInstance,
  { config, scripts }: { config: Config; scripts: readonly string[] },
): Promise<void> {
  const others = [config.codeClient ? googleSignIn : nobody, config.googleMapsApiKey ? googleMaps : nobody]
  const from = (kind: keyof Sources) => others.flatMap((sources) => sources[kind])
  const tiles = config.mapTilesUrl ? [originOf(config.mapTilesUrl)] : []
  await app.register(helmet, {
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
        'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...from('img')],
        'connect-src': ["'self'", 'data:', 'blob:', ...from('connect')],
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        'frame-src': ["'self'", ...from('frame')],
      },
    },
    // Google's sign-in window must be able to answer the one that opened it (docs/decisions/sign-in-button.md).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ? { maxAge: 15_552_000 } : false,
    xFrameOptions: { action: 'sameorigin' },
  })
}
/** Headers belong to the whole app, not to an instance below it. */
Object.assign(securityHeaders, { [Symbol.for('skip-override')]: true })

/** A tile address may hold `{s}` in its host. */
const originOf = (template: string) =>
  template.replace(
    /^(https?:\/\/)([^/]+).*/,
    (_all, scheme: string, host: string) => scheme + host.replace(/\{[^}]*\}/, '*'),
  )
