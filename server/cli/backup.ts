import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { makeBackup } from '../backup/backup.ts'
import { openBackupFile } from '../backup/openPlace.ts'
import { gentle, hurried } from '../backup/pace.ts'
import { isStoreAddress } from '../config/objectStore.ts'
import { secretPrintOf } from '../auth/session.ts'
import { StartError } from '../errors.ts'
import { commandLog, openUploads } from '../uploads/openUploads.ts'
import { withDatabaseAsItIs } from './database.ts'

/** `npm run backup -- FILE [--fast]`: writes database and uploads into a file, while the app runs or not. */
export async function run(args: string[]): Promise<void> {
  const [given = '', ...others] = args.filter((arg) => arg !== '--fast')
  if (given === '' || given.startsWith('-') || others.length > 0)
    throw new StartError('Say where to write it, such as: npm run backup -- zay.tar (or s3://bucket/zay.tar) [--fast]')
  await withDatabaseAsItIs(
    async ({ url, config, isOwn }) => {
      // Who asks for something goes first; where no app runs, nobody asks.
      const isGentle = !isOwn && !args.includes('--fast')
      if (isGentle) goLast()
      const file = await openBackupFile(given, config)
      await file.requireNew()
      const uploads = await openUploads(config, { log: commandLog })
      const pace = isGentle ? gentle() : hurried
      const report = await makeBackup(file, { url, uploads, secretPrint: await secretPrintOf(config), pace })
      for (const name of report.missing) console.error(`A record names the file ${name}, which is not there.`)
      console.log(`${report.tables} tables and ${report.files} files in ${file.address}`)
      console.log('It holds personal data: please keep it where nobody else can read it.')
    },
    { usesStore: isStoreAddress(given) },
  )
}

/** With all threads: Linux sets it for each, and those that compress may run already. */
function goLast() {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW)
}
