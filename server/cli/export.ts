import { resolve } from 'node:path'
import { StartError } from '../errors.ts'
import { exportAll } from '../export/allRecords.ts'
import { commandLog, openUploads } from '../uploads/openUploads.ts'
import { withDatabaseAsItIs } from './database.ts'
import { requireNew } from '../backup/onDisk.ts'

/** `npm run export -- FOLDER`: all records as JSON lines, and their files, while the app runs or not. */
export async function run([given = '', ...others]: string[]): Promise<void> {
  if (given === '' || given.startsWith('-') || others.length > 0)
    throw new StartError('Say where to write it, such as: npm run export -- zay-export')
  const folder = resolve(given)
  requireNew(folder)
  await withDatabaseAsItIs(async ({ url, config }) => {
    const uploads = await openUploads(config, { log: commandLog })
    const { tables, files, missing } = await exportAll(folder, { url, uploads })
    for (const name of missing) console.error(`A record names the file ${name}, which is not there.`)
    console.log(`${tables} files of records and ${files} uploads in ${folder}`)
  })
}
