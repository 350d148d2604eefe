import { setPriority, constants } from 'node:os'
import { makeBackup } from '../backup/backup.ts'
import { openBackupFile } from '../backup/openPlace.ts'
import { isStoreAddress } from '../backup/place.ts'
import { secretPrintOf } from '../backup/secretPrint.ts'
import { StartError } from '../errors.ts'
import { commandLog, openUploads } from '../uploads/openUploads.ts'
import { withDatabaseAsItIs } from './database.ts'

/** `npm run backup -- FILE`: writes database and uploads into a file, while the app runs or not. */
export async function run([given = '']: string[]): Promise<void> {
  if (given === '')
    throw new StartError('Say where to write it, such as: npm run backup -- zay.tar (or s3://bucket/zay.tar)')
  // Who asks for something goes first.
  setPriority(constants.priority.PRIORITY_LOW)
  await withDatabaseAsItIs(
    async ({ url, config }) => {
      const file = await openBackupFile(given, config)
      await file.requireNew()
      const uploads = await openUploads(config, { log: commandLog })
      const report = await makeBackup(file, { url, uploads, secretPrint: await secretPrintOf(config) })
      for (const name of report.missing) console.error(`A record names the file ${name}, which is not there.`)
      console.log(`${report.tables} tables and ${report.files} files in ${file.address}`)
      console.log('It holds personal data: please keep it where nobody else can read it.')
    },
    { usesStore: isStoreAddress(given) },
  )
}
