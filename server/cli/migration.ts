import { writeMigration } from '../db/schema/generate.ts'

const [name = '', ...others] = process.argv.slice(2)
// It becomes part of a file name.
if (/^[a-z][a-z0-9_]*$/i.test(name) && others.length === 0) {
  const tag = await writeMigration(name)
  console.log(
    tag === null
      ? 'The declarations and the migrations agree: there is nothing to write.'
      : `Wrote server/db/schema/migrations/${tag}.sql. Read it and what it changed in indexes.sql, then commit both with the snapshot in meta/.`,
  )
} else {
  console.error('A migration needs a name of letters, digits and underscores: npm run migration -- add_opening_hours')
  process.exitCode = 1
}
