import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { projectRoot } from '#server/config/environment.ts'
import { migrate } from '#server/db/migration/migrate.ts'
import { stopTimeoutMs } from '#server/start/startServer.ts'
import { startApp } from '#tests/api/support/app.ts'
import { signIn } from '#tests/api/support/client.ts'
import { composeVariables, environmentOf, readCompose, readDockerfile, readNginx, words } from './files.ts'

/** The files of deploy/ say what the app, the documents and each other say (docs/operations.md#containers). */

const needed = {
  PUBLIC_URL: 'https://zay.example',
  POSTGRES_PASSWORD: 'abc123',
  POSTGRES_SUPERUSER_PASSWORD: 'def456',
  JWT_SECRET: 'Zq3vT9pLx7WbRk2Mn8Yc5Hd1Jf6Sg4Ua',
  SUPER_ADMIN_EMAILS: 'chief@zay.example',
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
}
const store = {
  S3_BUCKET: 'zay',
  S3_ENDPOINT: 'http://store:3900',
  S3_ACCESS_KEY_ID: 'GK00112233445566778899aabbccddeeff',
  S3_SECRET_ACCESS_KEY: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
  GARAGE_RPC_SECRET: 'ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100',
  BACKUP_FOLDER: 's3://zay/backups',
}
const text = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

describe('the Dockerfile', () => {
  const instructions = readDockerfile()
  const last = instructions.filter(({ stage }) => stage === instructions.at(-1)!.stage)
  const one = (name: string) => last.filter((instruction) => instruction.name === name)

  test('has instructions that Docker knows, images by version, and copies only what is there', () => {
    const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'VOLUME', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']
    expect(instructions.filter(({ name }) => !known.includes(name))).toEqual([])
    for (const { text: image } of instructions.filter(({ name }) => name === 'FROM'))
      expect(image).toMatch(/^node:24-[a-z-]+( AS \w+)?$/)
    const made = ['dist', 'node_modules']
    for (const { text: paths } of instructions.filter(({ name }) => name === 'COPY')) {
      const sources = paths.split(/ +/).slice(0, -1)
      expect(sources.length).toBeGreaterThan(0)
      for (const source of sources.map((path) => path.replace(/^\/app\//, '')))
        expect([source, made.includes(source) || existsSync(join(projectRoot, source))]).toEqual([source, true])
    }
    // What is left out of the build is nothing that it copies.
    const ignored = text('deploy/Dockerfile.dockerignore').split('\n')
    for (const path of ['package.json', 'package-lock.json', '.npmrc', 'server', 'src', 'demo', 'public', 'resources'])
      expect(ignored).not.toContain(path)
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '**/.env', 'node_modules', 'data']))
  })

  test('ends in an image without the tools of the first, with an ordinary user and a health check', () => {
    expect(instructions.at(-1)!.stage).toBe(1)
    expect(one('COPY').every(({ options }) => options['from'] === 'build')).toBe(true)
    expect(one('USER').map(({ text: user }) => user)).toEqual(['node'])
    expect(words(one('CMD')[0]!)).toEqual(['node', 'dist/server/main.js'])
    const [check] = one('HEALTHCHECK')
    expect(JSON.parse(check!.text.replace(/^CMD /, ''))).toEqual(['node', '-e', expect.stringContaining('/healthz')])
    expect(Object.keys(check!.options).sort()).toEqual(['interval', 'retries', 'start-period', 'timeout'])
  })
})

describe('the compose file', () => {
  test.each([
    ['as it is', {}],
    ['with its object store', store],
  ])('%s configures an app that starts in production', (_name, more) => {
    const env = environmentOf('app', { ...needed, ...more, METRICS_PORT: '9090' })
    const image = Object.fromEntries(
      readDockerfile()
        .filter(({ name, stage }) => name === 'ENV' && stage === 1)
        .flatMap(({ text: pairs }) => pairs.split(' ').map((pair) => pair.split('=') as [string, string])),
    )
    const config = readConfig({ ...image, ...env }, { cwd: '/app' })
    expect(config).toMatchObject({ demo: false, dataDir: '/data', publicUrl: 'https://zay.example', trustProxy: 1 })
    expect(config.database.url).toBe('postgresql://zay:abc123@db/zay')
    // What the compose file does not name, deploy/.env may.
    expect(config.metrics?.port).toBe(9090)
    expect(config.regularBackups).toMatchObject({ everyMs: 6 * 3_600_000 })
    expect([config.objectStore?.bucket, config.regularBackups?.folder]).toEqual(
      'S3_BUCKET' in more ? ['zay', 's3://zay/backups'] : [undefined, '/backups'],
    )
  })

  test('asks for what it cannot do without, and every variable is explained', () => {
    for (const name of [
      'PUBLIC_URL',
      'POSTGRES_PASSWORD',
      'POSTGRES_SUPERUSER_PASSWORD',
      'JWT_SECRET',
      'SUPER_ADMIN_EMAILS',
    ] as const)
      expect(() => readCompose({ ...needed, [name]: '' })).toThrow(name)
    const explained = text('.env.example') + text('docs/operations.md')
    expect(composeVariables().filter((name) => !explained.includes(name))).toEqual([])
  })

  test('names images by version, and volumes, networks and services that are there', () => {
    const { services, volumes, networks } = readCompose({ ...needed, ...store })
    expect(Object.keys(services).sort()).toEqual(['app', 'db', 'proxy', 'store'])
    const used = { volumes: new Set<string>(), networks: new Set<string>() }
    for (const [name, service] of Object.entries(services)) {
      if (!service.build) expect([name, service.image]).toEqual([name, expect.stringMatching(/:.*\d/)])
      for (const volume of service.volumes ?? []) {
        const [from = ''] = volume.split(':')
        if (!/^[./]/.test(from)) used.volumes.add(from)
      }
      for (const network of service.networks ?? []) used.networks.add(network)
      const after = service.depends_on ?? []
      for (const other of Array.isArray(after) ? after : Object.keys(after)) expect(services).toHaveProperty([other])
      expect([name, service.logging]).toEqual([name, expect.objectContaining({ driver: 'json-file' })])
    }
    expect([...used.volumes].sort()).toEqual(Object.keys(volumes).sort())
    expect([...used.networks].sort()).toEqual(Object.keys(networks).sort())
    for (const { dockerfile = '', context = '' } of [services['app']!.build!])
      expect(existsSync(join(projectRoot, 'deploy', context, dockerfile))).toBe(true)
  })

  test('lets nobody in but to the proxy, and gives the app nothing it does not need', () => {
    const { services, networks } = readCompose({ ...needed, ...store })
    const open = Object.entries(services).filter(([, { ports }]) => ports)
    expect(open.map(([name, { ports }]) => [name, ports])).toEqual([['proxy', ['80:80', '443:443']]])
    for (const name of ['db', 'store']) expect(services[name]!.networks).toEqual(['inside'])
    expect(networks['inside']).toEqual({ internal: true })
    expect(services['app']).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
    const written = services['app']!.volumes!.map((volume) => volume.split(':')[1])
    const kept = readDockerfile().find(({ name }) => name === 'VOLUME')!
    expect(written.sort()).toEqual(words(kept).sort())
  })
})

test('every service says whether it is well, and waits for others in a way that an upgrade survives', () => {
  const { services } = readCompose({ ...needed, ...store })
  for (const [name, service] of Object.entries(services)) {
    const check = name === 'app' ? readDockerfile().some((one) => one.name === 'HEALTHCHECK') : service.healthcheck
    expect([name, Boolean(check)]).toEqual([name, true])
    for (const condition of Object.values(service.depends_on ?? {}))
      // Not on one that has ended: a second `up` would start it again, and wait for its end.
      expect([name, condition]).toEqual([name, expect.objectContaining({ condition: 'service_healthy' })])
  }
  // The app has another address then, which nginx reads when it starts.
  expect(services['proxy']!.depends_on).toMatchObject({ app: { restart: true } })
})

test('the store and its configuration name the same places, region and ports', () => {
  const { services } = readCompose({ ...needed, ...store })
  const garage = text('deploy/garage.toml')
  expect(services['store']!.volumes).toEqual(['./garage.toml:/etc/garage.toml:ro', 'objects:/var/lib/garage'])
  for (const folder of ['metadata_dir', 'data_dir'])
    expect(garage).toMatch(new RegExp(`^${folder} = "/var/lib/garage/\\w+"$`, 'm'))
  const { objectStore } = readConfig(environmentOf('app', { ...needed, ...store, NODE_ENV: 'production' }), {
    cwd: '/app',
  })
  expect(garage).toContain(`s3_region = "${objectStore!.region}"`)
  expect(garage).toContain(`api_bind_addr = "[::]:${new URL(objectStore!.endpoint!).port}"`)
  expect(services['store']!.environment).toMatchObject({
    GARAGE_DEFAULT_ACCESS_KEY: objectStore!.keys!.id,
    GARAGE_DEFAULT_SECRET_KEY: objectStore!.keys!.secret,
    GARAGE_DEFAULT_BUCKET: objectStore!.bucket,
  })
})

test('the app is no superuser of PostgreSQL, and what it is suffices to migrate and to serve', async () => {
  const { services } = readCompose(needed)
  expect(services['db']!.environment).toMatchObject({ POSTGRES_USER: 'postgres', APP_PASSWORD: 'abc123' })
  const [, statements = ''] = /<<'SQL'\n([^]*?)SQL\n/.exec(text('deploy/database.sh')) ?? []
  const name = `${inject('templateName')}_owned`
  const admin = new Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  try {
    for (const statement of statements.split(';').filter((each) => each.trim() !== ''))
      await admin.query(statement.replaceAll(/\bzay\b/g, `"${name}"`).replace(":'password'", "'abc123'"))
    const url = new URL(inject('databaseUrl'))
    Object.assign(url, { username: name, password: 'abc123', pathname: `/${name}` })
    await migrate(url.href)
    const app = await startApp({ database: { url: url.href, drop: async () => undefined } })
    try {
      const owner = await signIn(app, 'owner@demo.example')
      await owner.makes('page', { name: 'Shwe Tea House' })
      expect((await owner.gets('/page/api/bySearch/shwe')).list).toHaveLength(1)
      expect(await app.query('select rolsuper from pg_roles where rolname = current_user')).toEqual([
        { rolsuper: false },
      ])
    } finally {
      await app.stop()
    }
  } finally {
    await admin.query(`drop database if exists "${name}" with (force)`)
    await admin.query(`drop role if exists "${name}"`)
    await admin.end()
  }
})

test('the service of systemd starts with the machine, gives up in the end, and may write its own folders only', () => {
  const unit = text('deploy/zay.service')
  const said = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]
  expect(unit).toContain('[Install]\nWantedBy=multi-user.target\n')
  expect([said('Restart'), said('StartLimitBurst'), said('ExecStart')]).toEqual(['always', '5', '/usr/bin/npm start'])
  expect([said('ProtectSystem'), said('ReadWritePaths'), said('StateDirectory')]).toEqual([
    'strict',
    '/opt/zay',
    'zay-data',
  ])
  // Longer than a shutdown takes.
  expect(Number.parseInt(said('TimeoutStopSec') ?? '', 10) * 1000).toBeGreaterThan(stopTimeoutMs)
})

test('nginx is told the app, the certificates and the cache of the compose file', () => {
  const { services } = readCompose(needed)
  const nginx = readNginx()
  const [, app, port] = /server (\w+):(\d+);/.exec(nginx) ?? []
  expect(services).toHaveProperty([app!])
  expect(readDockerfile().find(({ name }) => name === 'EXPOSE')!.text).toBe(port)
  const mounted = services['proxy']!.volumes!.map((volume) => volume.split(':')[1]!)
  for (const path of ['/certificates', '/challenges', '/var/cache/nginx']) {
    expect(mounted).toContain(path)
    expect(nginx).toContain(path)
  }
})

test('what proxies tell the app is theirs to say, and nginx keeps nothing stale and no uploads', () => {
  const nginx = readNginx()
  expect(nginx).toContain('proxy_set_header X-Forwarded-Host "";')
  expect(nginx).not.toMatch(/^\s*proxy_cache_use_stale/m)
  expect(/location \/uploads\/ \{([^}]*)\}/.exec(nginx)![1]).not.toContain('proxy_cache ')
  expect(text('deploy/haproxy.cfg')).toContain('http-request del-header X-Forwarded-Host')
})
