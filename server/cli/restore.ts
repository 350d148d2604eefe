import { declarations } from '#resources'
import type { BackupFile } from '../backup/backupPlace.ts'
import { restoreOne } from '../backup/restoreOne.ts'
import { checkBackup, type Checked } from '../backup/checkBackup.ts'
import { openBackupFile } from '../backup/openPlace.ts'
import { isStoreAddress } from '../config/objectStore.ts'
import { restoreBackup } from '../backup/restore.ts'
import { secretPrintOf } from '../auth/session.ts'
import { readConfig } from '../config/config.ts'
import { StartError } from '../errors.ts'
import { createFolder } from '../start/prepare.ts'
import { commandLog, openStores } from '../uploads/openUploads.ts'
import { withAppDatabase, withDatabaseAsItIs } from './database.ts'

/** `npm run restore -- FILE`: puts a backup into an empty place. With `--page ID` one page of it into the database in use. */
export async function run([given = '', ...others]: string[]): Promise<void> {
  const [, page = ''] = /^--page ([1-9]\d{0,8})$/.exec(others.join(' ')) ?? []
  if (given === '' || given.startsWith('-') || (others.length > 0 && page === ''))
    throw new StartError(
      'Say what to restore, such as: npm run restore -- zay.tar (or s3://bucket/zay.tar), or npm run restore -- zay.tar --page 12',
    )
  const usesStore = isStoreAddress(given)
  const file = await openBackupFile(given, readConfig(undefined, { cwd: process.cwd(), usesStore }))
  console.log('Reading the whole file first …')
  const manifest = await checkBackup(file)
  console.log(`It is of ${manifest.madeAt}, with ${manifest.tables.length} tables. Restoring …`)
  await (page === '' ? restoreAll : restorePage(Number(page)))(file, manifest, usesStore)
}

const restorePage = (id: number) => (file: BackupFile, manifest: Checked, usesStore: boolean) =>
  withAppDatabase(
    async ({ url, config }) => {
      const { originals } = await openStores(config, commandLog)
      const back = await restoreOne(file, manifest, { url, originals, resource: declarations.page, id })
      const outcome =
        back.id === id
          ? `It is page ${id} again. Its owner invites its admins again.`
          : `There is a page ${id}, so it is the new page ${back.id}, hidden until its owner shows it.`
      console.log(`Restored, with ${back.records - 1} records under and about it. ${outcome}`)
    },
    { usesStore },
  )

const restoreAll = (file: BackupFile, manifest: Checked, usesStore: boolean) =>
  withDatabaseAsItIs(
    async ({ url, config }) => {
      await createFolder(config.dataDir)
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
