import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startApp } from '../browser/support/app.ts'
import { findKnown, type Known } from '../browser/support/routeExamples.ts'
import { demoOwner, signIn } from '../browser/support/session.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the built app with demo data, shared by all browser tests. A test that changes records must create its own. */
    appUrl: string
    /** Records of the demo data, for tests that only read. */
    known: Known
  }
}

/** Vitest's global setup, after that of the database. Demo data is written once for all files; the database is deleted with those of the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseUrl, templateName } = project.getProvidedContext()
  const database = new URL(databaseUrl)
  database.pathname = `/${templateName}_walks`
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`create database "${templateName}_walks" template "${templateName}"`)
  } finally {
    await client.end()
  }
  const app = await startApp({ databaseUrl: database.href })
  const stop = async () => {
    await app.stop()
  }
  try {
    project.provide('appUrl', app.url)
    project.provide('known', await findKnown(app.url, await signIn(app.url, demoOwner)))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
