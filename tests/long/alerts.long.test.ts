import { execFile } from 'node:child_process'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#server/config/environment.ts'
import { installPackage } from '#tests/api/support/debianPostgres.ts'

/**
 * The alerts of docs/operations.md#metrics, as Prometheus reads them. That the server has their figures, a quick test says
 * (tests/processes/metrics.test.ts).
 */

const promtool = '/usr/bin/promtool'
const run = promisify(execFile)
const isThere = () =>
  access(promtool).then(
    () => true,
    () => false,
  )

/** What it is about → the condition. */
let alerts: Map<string, string>
beforeAll(async () => {
  if (!(await isThere())) await installPackage('prometheus')
  if (!(await isThere()))
    throw new Error('This test needs the package prometheus: install it, or run as root on Debian.')
  const docs = await readFile(join(projectRoot, 'docs', 'operations.md'), 'utf8')
  const block = /Alerts worth having[^]*?```\n([^]*?)```/.exec(docs)![1]!
  alerts = new Map([...block.matchAll(/^# (.+)\n(.+)$/gm)].map(([, about, condition]) => [about!, condition!]))
})

/** A series by the minute, in Prometheus' notation: `0+5x20` grows by 5 each. */
type Series = readonly [name: string, values: string]

const answers = (labels: string, grows: number): Series => [
  `zay_http_request_duration_seconds_count{method="GET",route="/home",${labels}}`,
  `0+${grows}x60`,
]
const bucket = (le: string, grows: number): Series => [
  `zay_http_request_duration_seconds_bucket{method="GET",le="${le}"}`,
  `0+${grows}x60`,
]
const logins = (grows: number): Series => [
  'zay_http_request_duration_seconds_count{method="POST",route="/profile/api/login",status="401"}',
  `0+${grows}x60`,
]
/** Two machines of the app, each of which sees both servers of the database. */
const takesWrites = (first: number, second: number): Series[] =>
  ['a:9090', 'b:9090'].flatMap((instance) =>
    [first, second].map((takes, n): Series => [
      `zay_database_server_takes_writes{instance="${instance}",server="db${n}"}`,
      `${takes}+0x60`,
    ]),
  )

/** For each alert: what is the matter, and what is not. The clock begins at 0, so a backup at 0 was made an hour ago. */
const cases: Record<string, { fires: readonly Series[]; isSilent: readonly Series[] }> = {
  'The figures of a machine cannot be had': { fires: [['up', '0+0x60']], isSilent: [['up', '1+0x60']] },
  'One answer in a hundred is an error of the server': {
    fires: [answers('status="200"', 980), answers('status="503"', 20)],
    isSilent: [answers('status="200"', 995), answers('status="500"', 5), answers('status="404"', 500)],
  },
  'One in twenty takes longer than half a second': {
    fires: [bucket('0.5', 90), bucket('1', 100), bucket('+Inf', 100)],
    isSilent: [bucket('0.5', 99), bucket('1', 100), bucket('+Inf', 100)],
  },
  'More than one sign-in in ten seconds fails': { fires: [logins(12)], isSilent: [logins(3)] },
  'Queries wait for connections': {
    fires: [['zay_database_connections{state="waiting"}', '11+0x60']],
    isSilent: [
      ['zay_database_connections{state="waiting"}', '3+0x60'],
      ['zay_database_connections{state="open"}', '20+0x60'],
    ],
  },
  'A server of the database is gone': {
    fires: [
      ['zay_database_server_up{server="db0"}', '1+0x60'],
      ['zay_database_server_up{server="db1"}', '0+0x60'],
    ],
    isSilent: [['zay_database_server_up{server="db0"}', '1+0x60']],
  },
  'A replica is more than 16 MB behind': {
    fires: [['zay_replica_lag_bytes{server="db1"}', '20000000+0x60']],
    isSilent: [['zay_replica_lag_bytes{server="db1"}', '1000+0x60']],
  },
  'None or two servers take writes, as a machine sees it': { fires: takesWrites(1, 1), isSilent: takesWrites(1, 0) },
  'The object store fails': {
    fires: [['zay_object_store_request_duration_seconds_count{outcome="failed"}', '0+1x60']],
    isSilent: [
      ['zay_object_store_request_duration_seconds_count{outcome="failed"}', '7+0x60'],
      ['zay_object_store_request_duration_seconds_count{outcome="done"}', '0+9x60'],
    ],
  },
  'Background work stands still': {
    fires: [['zay_jobs_oldest_due_seconds', '601+0x60']],
    isSilent: [['zay_jobs_oldest_due_seconds', '30+0x60']],
  },
  'No backup for a day, by whichever server, with BACKUP_EVERY=6h; a server counts from its start': {
    fires: [['zay_last_backup_timestamp_seconds{instance="a:9090"}', '-90000+0x60']],
    isSilent: [
      ['zay_last_backup_timestamp_seconds{instance="a:9090"}', '-90000+0x60'],
      ['zay_last_backup_timestamp_seconds{instance="b:9090"}', '0+0x60'],
    ],
  },
}

test('every alert has its two cases', () => {
  expect([...alerts.keys()]).toEqual(Object.keys(cases))
})

test.each(Object.entries(cases))('%s', async (about, { fires, isSilent }) => {
  const folder = await mkdtemp(join(tmpdir(), 'zay-alerts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const expectCase = async (series: readonly Series[], value: 0 | 1) => {
    const expr = `(count(${alerts.get(about)}) > bool 0) or vector(0)`
    const tests = [
      {
        interval: '1m',
        input_series: series.map(([name, values]) => ({ series: name, values })),
        promql_expr_test: [{ expr, eval_time: '1h', exp_samples: [{ labels: '{}', value }] }],
      },
    ]
    const file = join(folder, `${value}.yml`)
    // JSON is YAML too.
    await writeFile(file, JSON.stringify({ tests }))
    await run(promtool, ['test', 'rules', file])
  }
  await expectCase(fires, 1)
  await expectCase(isSilent, 0)
})
