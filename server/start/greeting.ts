import { networkInterfaces } from 'node:os'
import { demoAccounts } from '../config/demoAccounts.ts'
import type { Config } from '../config/config.ts'

/** What to print once the server runs (docs/rules.md#starting). `demoCode`: what the demo's super admin also has to say. */
export function greeting(config: Config, { demoCode }: { demoCode: string | null }): string[] {
  const urlAt = (host: string) => `http://${host}:${config.port}`
  const isOnAllInterfaces = config.host === '0.0.0.0' || config.host === '::'
  const lan = isOnAllInterfaces ? lanAddress() : undefined
  return [
    `${config.appName} runs at ${config.publicUrl ?? urlAt(isOnAllInterfaces ? 'localhost' : config.host)}`,
    ...(lan ? [`On your phone, in the same network: ${urlAt(lan)}`] : []),
    ...(config.demo ? [demoLine()] : []),
    ...(demoCode === null ? [] : [`The super admin also enters this code: ${demoCode}`]),
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
