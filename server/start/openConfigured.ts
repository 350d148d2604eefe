import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { openDatabase, type Database, type DatabaseOptions } from '../db/connection/database.ts'
import { openReplicated } from '../db/connection/replicas/replicated.ts'
import { loggable } from '../errors.ts'

interface Options extends Pick<DatabaseOptions, 'url' | 'poolSize' | 'onStatement'> {
  log: Pick<Logger, 'warn'>
}

export function openConfigured({ database }: Pick<Config, 'database'>, { url, log, ...options }: Options): Database {
  const shared = {
    ...options,
    prepare: database.prepare,
    onError: (error: Error) => log.warn({ error: loggable(error) }, 'an idle connection broke'),
  }
  if (database.replicaUrls.length === 0) return openDatabase({ ...shared, url })
  // The address that takes writes at the start may be one of the others by now.
  const urls = [...new Set([url, ...(database.url ? [database.url] : []), ...database.replicaUrls])]
  return openReplicated({
    ...shared,
    urls,
    onSwitch: () => log.warn('another server of the database takes writes now'),
  })
}
