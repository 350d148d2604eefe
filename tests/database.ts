import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** The database of one test. */
export interface TestDatabase {
  url: string
  /** Deletes it, even with open connections. Databases that were not deleted go at the end of the run. */
  drop(): Promise<void>
}

/** Makes a migrated, empty database within milliseconds, as a copy of the run's template. */
export const createTestDatabase = (): Promise<TestDatabase> => createFrom(inject('templateName'))

/** One without any table, as PostgreSQL makes it. */
export const createBareDatabase = (): Promise<TestDatabase> => createFrom('template0')

async function createFrom(template: string): Promise<TestDatabase> {
  const name = `${inject('templateName')}_${randomBytes(6).toString('hex')}`
  // The usual way writes each page into the log of the server, and takes half as long again.
  await onServer(`create database "${name}" template "${template}" strategy file_copy encoding 'UTF8'`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => onServer(`drop database if exists "${name}" with (force)`),
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
