import { StartError } from '../errors.ts'
import { findResource } from '#resources'
import { importable, importsOf } from '#resources/imports/imports.ts'
import { importFile } from '../import/importFile.ts'
import { withAppDatabase } from './database.ts'

/** `npm run import -- town towns.csv`: imports or updates records from a CSV file. */
export async function run([name = '', file = '', ...others]: string[]): Promise<void> {
  const resource = findResource(name)
  if (!resource || !importsOf(resource)) {
    const names = importable().map((one) => one.name)
    throw new StartError(
      `Say what to import and from where, such as: npm run import -- town towns.csv (not ${name || 'nothing'}). There are ${names.join(', ')}.`,
    )
  }
  if (file === '' || others.length > 0)
    throw new StartError(`Say which file holds the ${name} rows, such as: npm run import -- ${name} towns.csv`)
  await withAppDatabase(async ({ url }) => {
    const { counts, problems } = await importFile(url, resource, file, (rows) => console.log(`  ${rows} rows read`))
    for (const { line, reason } of problems) console.error(`Line ${line}: ${reason}`)
    const { new: added = 0, changed = 0, same = 0, double = 0, refused = 0 } = counts
    console.log(`${added} added, ${changed} changed, ${same} as they were, ${double + refused} left out`)
    if (double + refused > 0) process.exitCode = 1
  })
}
