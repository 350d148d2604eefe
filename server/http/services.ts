import type { FastifyBaseLogger } from 'fastify'
import type { KeptAnswers } from '../answers/keptAnswers.ts'
import type { AuthorizationCode } from '../auth/codeExchange.ts'
import type { DemoProvider } from '../auth/demoProvider.ts'
import type { IdentityVerifier } from '../auth/identityToken.ts'
import type { Sessions } from '../auth/session.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/connection/database.ts'
import type { UploadStore } from '../uploads/uploads.ts'

export interface Services {
  config: Config
  db: Database
  sessions: Sessions
  identity: IdentityVerifier
  /** Exchanges a sign-in button's code for an identity token; null where no issuer takes codes. */
  exchange: ((code: AuthorizationCode) => Promise<string>) | null
  /** The secret from which all keys are derived. */
  secret: string
  uploads: UploadStore
  /** Where uploads are buffered once they are authorized. */
  tempFolder: string
  /** Null outside demo mode. */
  demo: DemoProvider | null
  /** Answers for visitors; null where none are kept. */
  kept: KeptAnswers | null
  log: FastifyBaseLogger
}
