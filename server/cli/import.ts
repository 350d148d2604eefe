import { StartError } from '../errors.ts'
import { findResource } from '#resources'
import { importFile } from '../import/importFile.ts'
import { withAppDatabase } from './database.ts'

/** `npm run import -- town towns.csv`: imports or updates records from a CSV file. */
export async function run([name = '', file = '', ...others]: string[]): Promise<void> {
  const resource = findResource(name)
  if (!resource || resource.access !== 'contents') {
    throw new StartError(
      `Say what to import and from where, such as: npm run import -- town towns.csv (not ${name || 'nothing'}).`,
    )
  }
  if (file === '' || others.length > 0)
    throw new StartError(`Say which file holds the ${name} rows, such as: npm run import -- ${name} towns.csv`)
  await withAppDatabase(async ({ url }) => {
    const { added, changed, same, problems } = await importFile(url, resource, file, (rows) =>
      console.log(`  ${rows} rows read`),
    )
    for (const { line, reason } of problems) console.error(`Line ${line}: ${reason}`)
    console.log(`${added} added, ${changed} changed, ${same} as they were, ${problems.length} left out`)
    if (problems.length > 0) process.exitCode = 1
  })
}
