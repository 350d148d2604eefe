import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { projectRoot } from '#server/config/environment.ts'

/** What stands in the files of deploy/, as Docker reads it. */

const read = (name: string) => readFileSync(join(projectRoot, 'deploy', name), 'utf8')

export interface Instruction {
  name: string
  /** Without its options (`--from=build`). */
  text: string
  options: Record<string, string>
  /** Which image it belongs to, from 0. */
  stage: number
}

export function readDockerfile(): Instruction[] {
  let stage = -1
  return read('Dockerfile')
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? []
      if (name === 'FROM') stage++
      const options: Record<string, string> = {}
      const text = rest.replaceAll(/--([a-z-]+)=(\S+) +/g, (_all, key: string, value: string) => {
        options[key] = value
        return ''
      })
      return { name, text, options, stage }
    })
}

/** Of an instruction in the form of a list. */
export const words = ({ text }: Instruction) => JSON.parse(text) as string[]

export interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  profiles?: string[]
  environment?: Record<string, string | number>
  env_file?: { path: string; required: boolean }[]
  volumes?: string[]
  networks?: string[]
  ports?: string[]
  depends_on?: Record<string, unknown> | string[]
  healthcheck?: { test: string[] }
  logging?: object
  read_only?: boolean
  cap_drop?: string[]
  tmpfs?: string[]
}

export interface Compose {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  networks: Record<string, { internal?: boolean } | null>
}

/**
 * With the variables of deploy/.env put in.
 * @throws Error with the sentence that stands there for one that is needed
 */
export function readCompose(env: Record<string, string>): Compose {
  const fill = (text: string) =>
    text.replaceAll(/\$\{([A-Z0-9_]+)(?:(:[-?])([^}]*))?\}/g, (_all, name: string, how = '', rest = '') => {
      const value = env[name] ?? ''
      if (value !== '') return value
      if (how === ':?') throw new Error(`${name}: ${rest}`)
      return how === ':-' ? rest : ''
    })
  // As Docker does: values are filled in once the file is read, so that none of them becomes a part of its structure.
  return parse(read('compose.yaml'), (_key, value: unknown) => (typeof value === 'string' ? fill(value) : value), {
    merge: true,
  }) as Compose
}

/** What a service starts with: what deploy/.env says, if it reads that, under what the compose file says. */
export function environmentOf(service: string, env: Record<string, string>): Record<string, string> {
  const { environment = {}, env_file: files = [] } = readCompose(env).services[service]!
  const said = Object.entries(environment).map(([name, value]) => [name, String(value)])
  return { ...(files.some(({ path }) => path === '.env') ? env : {}), ...Object.fromEntries(said) }
}

/** Names of all variables that the compose file asks for. */
export const composeVariables = () => [
  ...new Set([...read('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!)),
]

export const readNginx = () => read('nginx.conf')
