import type { FastifyBaseLogger } from 'fastify'
import type { AuthorizationCode } from './auth/codeExchange.ts'
import type { DemoProvider } from './auth/demoProvider.ts'
import type { IdentityVerifier } from './auth/identityToken.ts'
import type { Sessions } from './auth/session.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connection/database.ts'
import type { UploadStore } from './uploads/store.ts'

/** What routes work with. */
export interface Services {
  config: Config
  db: Database
  sessions: Sessions
  identity: IdentityVerifier
  /** Exchanges a sign-in button's code for an identity token; null where no issuer takes codes. */
  exchange: ((code: AuthorizationCode) => Promise<string>) | null
  /** The secret everything keyed is derived from. */
  secret: string
  uploads: UploadStore
  /** Where parts of a body may wait once the right to send them is known. */
  tempFolder: string
  /** Only in demo mode. */
  demo: DemoProvider | null
  log: FastifyBaseLogger
}
