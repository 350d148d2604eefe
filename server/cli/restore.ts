import { checkBackup } from '../backup/checkBackup.ts'
import { openBackupFile } from '../backup/openPlace.ts'
import { isStoreAddress } from '../config/objectStore.ts'
import { restoreBackup } from '../backup/restore.ts'
import { secretPrintOf } from '../backup/secretPrint.ts'
import { readConfig } from '../config/config.ts'
import { StartError } from '../errors.ts'
import { createFolder } from '../start/prepare.ts'
import { commandLog, openStores } from '../uploads/openUploads.ts'
import { withDatabaseAsItIs } from './database.ts'

/** `npm run restore -- FILE`: puts a backup into an empty place. */
export async function run([given = '', ...others]: string[]): Promise<void> {
  if (given === '' || given.startsWith('-') || others.length > 0)
    throw new StartError('Say what to restore, such as: npm run restore -- zay.tar (or s3://bucket/zay.tar)')
  const usesStore = isStoreAddress(given)
  const file = await openBackupFile(given, readConfig(undefined, { cwd: process.cwd(), usesStore }))
  console.log('Reading the whole file first …')
  const manifest = await checkBackup(file)
  await withDatabaseAsItIs(
    async ({ url, config }) => {
      await createFolder(config.dataDir)
      console.log(`It is of ${manifest.madeAt}, with ${manifest.tables.length} tables. Restoring …`)
      const files = await restoreBackup(file, manifest, {
        url,
        dataDir: config.dataDir,
        originals: (await openStores(config, commandLog)).originals,
      })
      console.log(`Restored, with ${files} files. Everybody signs in again; start with: npm start`)
      if (manifest.secretPrint !== null && manifest.secretPrint !== (await secretPrintOf(config))) {
        console.log(
          'The secret is not the one the backup was made with: accounts that were suspended could come back. ' +
            'Please set the former JWT_SECRET, or put the former session.secret into DATA_DIR, before you start.',
        )
      }
    },
    { beside: false, usesStore },
  )
}
