import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

const google = ['https://accounts.google.com']
const maps = [
  'https://maps.googleapis.com',
  'https://maps.gstatic.com',
  'https://*.googleapis.com',
  'https://*.gstatic.com',
]

/**
 * Headers on every answer, errors included (safety S50). Scripts come from us alone, Google's only where they are
 * configured; styles may be inline, since emotion writes them.
 */
export async function securityHeaders(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  const scripts = [...(config.googleClientId ? google : []), ...(config.googleMapsApiKey ? maps : [])]
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
        'script-src': ["'self'", ...scripts],
        'style-src': ["'self'", "'unsafe-inline'", ...scripts],
        'font-src': ["'self'", 'data:', ...(config.googleMapsApiKey ? maps : [])],
        'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...(config.googleMapsApiKey ? maps : [])],
        'connect-src': ["'self'", 'data:', 'blob:', ...scripts],
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        'frame-src': ["'self'", ...scripts, ...(config.googleMapsApiKey ? ['https://www.google.com'] : [])],
      },
    },
    // Google's sign-in window must be able to answer the one that opened it (stack.md).
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
