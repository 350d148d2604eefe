import { defineConfig } from 'vitest/config'
import { changedFiles } from './tests/setup/changedFiles.ts'
import { CountsReporter } from './tests/setup/counts.ts'
import { baseMap } from './build/baseMap.ts'
import { LongestFirst } from './tests/setup/longestFirst.ts'

const countsFile = process.env.TEST_COUNTS_FILE
const long = process.env.TEST_LONG === '1'

/** With an order of its own vitest does not shuffle the files. */
const isShuffled = process.argv.some((arg) => arg.startsWith('--sequence.shuffle'))

/** Long tests (docs/testing.md#long-ones) run alone, with `npm run test:long`. */
const longTests = ['**/*.long.test.ts']
/** Tests of the repository itself. They need no database. */
const repositoryTests = [
  'house',
  'docs',
  'packages',
  'commands',
  'changedFiles',
  'install',
  'setup/runVitest',
  'text/*',
].map((name) => `tests/${name}.test.ts`)
/** Run in a copy of the repository alone, by tests/newEntity/newEntity.test.ts. */
const isCopy = process.env.TEST_COPY === '1'
const copyTests = isCopy ? [] : ['tests/newEntity/inCopy/**']
const alwaysExcluded = [...copyTests, '**/node_modules/**', 'dist/**', 'data/**', '.cache/**']
const excluded = [...alwaysExcluded, ...longTests]
const console = './tests/setup/console.ts'
const leftovers = './tests/setup/leftovers.ts'
const memories = './tests/setup/memories.ts'
const device = './tests/setup/device.ts'
const database = './tests/setup/database.ts'
const programs = './tests/setup/programs.ts'
const seededApp = './tests/setup/seededApp.ts'
/** Generous, so that a busy machine does not fail a test. */
const pollTimeoutMs = 30_000
const testTimeoutMs = long ? 1_800_000 : 180_000
/**
 * For machines with two cores. A file that asks PostgreSQL, or a program that it has started, works half of its time and waits the other
 * half, so four of them fill two cores; a walk waits for the next frame alone.
 */
const workers = 4
const walkingWorkers = 3
/** Of what waits for other processes, in continuous integration alone (docs/testing.md#second-tries). */
const retry = process.env.CI ? 1 : 0
const timeouts = {
  testTimeout: testTimeoutMs,
  hookTimeout: testTimeoutMs,
  expect: { poll: { timeout: pollTimeoutMs } },
}

/**
 * Resolves packages as Node does since 20.19. Otherwise our code would import react-router's CommonJS build and react-admin its ES
 * module build, and neither knows the router context of the other.
 */
const nodeResolution = { conditions: ['module-sync', 'node', 'development|production'] }

/** Their modules read the API's origin and the platform once, when they are loaded. They need a process of their own. */
const nativeTests = ['src/**/native/*.test.{ts,tsx}', 'src/**/native*.test.tsx']

/** One file at a time, each in a process of its own: they measure memory and times, and end servers. */
const longProject = {
  ssr: { resolve: nodeResolution },
  test: {
    name: 'long',
    include: longTests,
    exclude: alwaysExcluded,
    setupFiles: [console],
    globalSetup: [database, programs],
    ...timeouts,
  },
}

export default defineConfig({
  test: {
    maxWorkers: long ? 1 : workers,
    allowOnly: false,
    sequence: isShuffled ? {} : { sequencer: LongestFirst },
    experimental: { vcsProvider: changedFiles },
    // For --changed: a change to one of these runs every test.
    forceRerunTriggers: ['**/package-lock.json', '**/vitest.config.ts', '**/tests/setup/**'],
    reporters: ['default', ...(countsFile ? [new CountsReporter(countsFile)] : [])],
    projects: long
      ? [longProject]
      : [
          {
            test: {
              name: 'unit',
              include: ['resources/**/*.test.ts', 'demo/**/*.test.ts', 'build/*.test.ts', ...repositoryTests],
              exclude: excluded,
              setupFiles: [console, leftovers],
              // Files share a process: to start one takes longer than most of them run.
              isolate: false,
              ...timeouts,
            },
          },
          {
            ssr: { resolve: nodeResolution },
            test: {
              name: 'database',
              include: ['{server,tests,bench,build/native}/**/*.test.ts'],
              exclude: [...excluded, ...repositoryTests, 'tests/browser/**'],
              setupFiles: [console, leftovers, memories],
              globalSetup: isCopy ? [database] : [database, programs],
              // Files share a process: to load the server for each took a sixth of the time.
              isolate: false,
              retry,
              ...timeouts,
            },
          },
          {
            resolve: nodeResolution,
            plugins: [baseMap],
            test: {
              name: 'dom',
              environment: 'jsdom',
              // Tests ask for the colour of an error. Of the other styles they get the names of classes, since jsdom is slow with many.
              css: { include: [/elements\/Text\.module\.css/] },
              include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx'],
              exclude: [...excluded, ...nativeTests],
              setupFiles: [console, device, leftovers],
              // Files share a process, because loading React, MUI and react-admin takes longer than most of them run.
              isolate: false,
              ...timeouts,
            },
          },
          {
            resolve: nodeResolution,
            test: {
              name: 'native',
              environment: 'jsdom',
              include: nativeTests,
              exclude: excluded,
              setupFiles: [console, device, leftovers],
              ...timeouts,
            },
          },
          {
            test: {
              name: 'browser',
              include: ['tests/browser/**/*.test.ts'],
              exclude: excluded,
              setupFiles: [console],
              globalSetup: [database, seededApp],
              // All files of a process share one browser and the loaded modules.
              isolate: false,
              maxWorkers: walkingWorkers,
              retry,
              ...timeouts,
              // One test visits fifty screens.
              testTimeout: 900_000,
              // One hook builds the app's client.
              hookTimeout: 600_000,
              // After all other projects.
              sequence: { groupOrder: 1 },
            },
          },
        ],
  },
})
