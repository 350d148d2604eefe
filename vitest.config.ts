import { defineConfig } from 'vitest/config'
import { changedFiles } from './tests/setup/changedFiles.ts'
import { CountsReporter } from './tests/setup/counts.ts'
import { LongestFirst } from './tests/setup/longestFirst.ts'

const countsFile = process.env.TEST_COUNTS_FILE
const long = process.env.TEST_LONG === '1'

/** Long ones (docs/safety.md) are `npm run test:long`. */
const longTests = ['**/*.long.test.ts']
/** About the repository itself; they need no database. */
const repositoryTests = ['house', 'docs', 'packages', 'commands', 'changedFiles'].map((name) => `tests/${name}.test.ts`)
/** Run in a copy of the repository alone, by tests/newEntity/newEntity.test.ts. */
const copyTests = process.env.TEST_COPY === '1' ? [] : ['tests/newEntity/inCopy/**']
const elsewhere = [...copyTests, '**/node_modules/**', 'dist/**', 'data/**', '.cache/**']
const skipped = long ? elsewhere : [...elsewhere, ...longTests]
const console = './tests/setup/console.ts'
const database = './tests/setup/database.ts'
const seededApp = './tests/setup/seededApp.ts'
/** In ms: how long is waited for what must come. A machine busy with other work must not turn a test red. */
const patience = 30_000
const longest = long ? 600_000 : 180_000
const patient = { testTimeout: longest, hookTimeout: longest, expect: { poll: { timeout: patience } } }

/**
 * As Node resolves for itself since 20.19: else our code gets react-router's CommonJS twin, and react-admin the real one,
 * and a router of one is none for the other.
 */
const asNode = { conditions: ['module-sync', 'node', 'development|production'] }

/** Whose modules ask once, when they are loaded, for what server the app was built and on what phone it runs. */
const nativeTests = ['src/**/native/*.test.{ts,tsx}', 'src/**/native*.test.tsx']

export default defineConfig({
  test: {
    // The machines this runs on have two cores.
    maxWorkers: 2,
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    experimental: { vcsProvider: changedFiles },
    // For --changed: these decide about every test.
    forceRerunTriggers: ['**/package-lock.json', '**/vitest.config.ts', '**/tests/setup/**'],
    reporters: ['default', ...(countsFile ? [new CountsReporter(countsFile)] : [])],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['resources/**/*.test.ts', 'demo/**/*.test.ts', ...repositoryTests],
          exclude: skipped,
          setupFiles: [console],
          ...patient,
        },
      },
      {
        ssr: { resolve: asNode },
        test: {
          name: 'database',
          include: ['server/**/*.test.ts', 'tests/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...skipped, ...repositoryTests, 'tests/browser/**'],
          setupFiles: [console],
          globalSetup: [database],
          ...patient,
        },
      },
      {
        resolve: asNode,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx'],
          exclude: [...skipped, ...nativeTests],
          setupFiles: [console],
          // Files share a process: to load React, MUI and react-admin for each took longer than most of them run.
          isolate: false,
          ...patient,
        },
      },
      {
        resolve: asNode,
        test: {
          name: 'native',
          environment: 'jsdom',
          include: nativeTests,
          exclude: skipped,
          setupFiles: [console],
          ...patient,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: skipped,
          setupFiles: [console],
          globalSetup: [database, seededApp],
          // One browser, and one reading of the modules, for all files of a process.
          isolate: false,
          ...patient,
          // One walk looks at fifty screens.
          testTimeout: 900_000,
          // The app's client is built in one of them.
          hookTimeout: 600_000,
          // After everything else.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
