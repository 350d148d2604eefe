import { networkInterfaces } from 'node:os'
import { demoAccounts } from './auth/demoAccounts.ts'
import type { Config } from './config.ts'

/** What a person needs to know when it runs, in at most ten lines (docs/rules.md#starting). */
export function greeting(config: Config): string[] {
  const at = (host: string) => `http://${host}:${config.port}`
  const everywhere = config.host === '0.0.0.0' || config.host === '::'
  const lan = everywhere ? lanAddress() : undefined
  return [
    `${config.appName} runs at ${config.publicUrl ?? at(everywhere ? 'localhost' : config.host)}`,
    ...(lan ? [`On your phone, in the same network: ${at(lan)}`] : []),
    ...(config.demo ? [demoLine()] : []),
    `Data: ${config.dataDir}${config.database.url ? ' (pictures; the database is the one in DATABASE_URL)' : ''}`,
    ...config.notices,
  ].slice(0, 10)
}

function demoLine(): string {
  const named = demoAccounts()
    .filter(({ role }) => role === 'owner' || role === 'superAdmin')
    .map(({ role, name, email }) => `${name} (${role === 'owner' ? 'owner' : 'super admin'}, ${email})`)
  return `Demo mode: sign in as ${named.join(' or ')}; nobody needs a password.`
}

const lanAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address
