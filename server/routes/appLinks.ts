import type { FastifyInstance, FastifyReply } from 'fastify'
import { documented } from '../api/documented.ts'
import type { Schema } from '../api/schemas.ts'
import type { Config } from '../config/config.ts'
import { notFound } from '../errors.ts'
import { appLinkPaths } from '../config/nativeApp.ts'

/**
 * Tells phones that the app may open this site's URLs; 404 where the app is not configured.
 * - GET /.well-known/assetlinks.json: Android, Digital Asset Links
 * - GET /.well-known/apple-app-site-association: iOS, Universal Links
 */
export function appLinkRoutes(app: FastifyInstance, { nativeApp }: Pick<Config, 'nativeApp'>): void {
  const { appId, androidFingerprints, appleTeamId } = nativeApp

  app.get(
    '/.well-known/assetlinks.json',
    documentedFor('Android', { type: 'array', items: { type: 'object' } }),
    (_request, reply) => {
      if (appId === null || androidFingerprints.length === 0) throw notFound()
      return sendJson(reply, [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: { namespace: 'android_app', package_name: appId, sha256_cert_fingerprints: androidFingerprints },
        },
      ])
    },
  )

  app.get('/.well-known/apple-app-site-association', documentedFor('iOS', { type: 'object' }), (_request, reply) => {
    if (appId === null || appleTeamId === null) throw notFound()
    const components = [...appLinkPaths.exact, ...appLinkPaths.prefixes.map((path) => `${path}*`)].map((path) => ({
      '/': path,
    }))
    return sendJson(reply, { applinks: { details: [{ appIDs: [`${appleTeamId}.${appId}`], components }] } })
  })
}

const documentedFor = (platform: string, answer: Schema) =>
  documented(`Which ${platform} app may open our addresses`, {
    tag: 'operation',
    who: 'anonymous',
    answer,
    refusals: [404],
  })

/** Apple's file has no extension, and must have a JSON content type. */
const sendJson = (reply: FastifyReply, content: unknown) =>
  reply
    .header('cache-control', 'public, max-age=3600')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(content))
