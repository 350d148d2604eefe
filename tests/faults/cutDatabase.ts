import { openCutConnection, type CutConnection } from '../cutConnection.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'

/** A database of a test's own, and what stands before it. */
export async function createCutDatabase(): Promise<{ database: TestDatabase; connection: CutConnection }> {
  const made = await createTestDatabase()
  const connection = await openCutConnection(made.url)
  const drop = () => connection.stop().then(made.drop)
  return { database: { url: connection.url, drop }, connection }
}
