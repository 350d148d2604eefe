import { createInterface } from 'node:readline/promises'
import { demoIssuer } from '../config/demoAccounts.ts'
import { countPeople } from '../db/accounts/people.ts'
import { withDirectConnection } from '../db/connection/database.ts'
import { StartError } from '../errors.ts'
import { fillDatabase } from '../fill/fill.ts'
import { removeSeed } from '../fill/removeSeed.ts'
import { addVolume, type Volume } from '../fill/volume.ts'
import { isEmpty } from '../fill/whenEmpty.ts'
import { commandLog, openUploads } from '../uploads/openUploads.ts'
import { withAppDatabase } from './database.ts'

const names = ['pages', 'posts', 'comments', 'products'] as const

/**
 * `npm run seed -- --pages N --posts N --comments N --products N [--yes]`: adds that many of each, after the demo data if that is
 * missing. Where people have accounts it asks first, since what it adds is public. `npm run seed -- --remove` removes what seeds
 * have made.
 */
export async function run(args: string[]): Promise<void> {
  const print = (line: string) => console.log(line)
  if (args.length === 1 && args[0] === '--remove') return withAppDatabase(({ url }) => removeSeed(url, print))
  const isConfirmed = args.includes('--yes')
  const rest = args.filter((arg) => arg !== '--yes')
  const volume = readVolume(rest)
  await withAppDatabase(async ({ url, config }) => {
    const people = await withDirectConnection(url, (db) => countPeople(db, demoIssuer))
    if (people > 0 && !isConfirmed) await askBeforeSeeding(people)
    const uploads = await openUploads(config, { log: commandLog })
    if (await isEmpty(url)) await fillDatabase({ url, uploads, print })
    else if (rest.length === 0)
      print('There are pages already. Say how many to add: npm run seed -- --pages 1000 --posts 10000')
    await addVolume({ url, uploads, print }, volume)
  })
}

/** @throws StartError unless somebody answers yes */
async function askBeforeSeeding(people: number): Promise<void> {
  const fact = `${people === 1 ? 'One person has' : `${people.toLocaleString('en')} people have`} an account here, and would see invented businesses among the real ones.`
  if (!process.stdin.isTTY) throw new StartError(`${fact} Add --yes to seed all the same.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${fact} Type yes to seed all the same: `).finally(() => terminal.close())
  if (answer.trim().toLowerCase() !== 'yes') throw new StartError('Nothing was added.')
}

function readVolume(args: string[]): Volume {
  const volume: Volume = { pages: 0, posts: 0, comments: 0, products: 0 }
  for (let at = 0; at < args.length; at += 2) {
    const name = names.find((one) => `--${one}` === args[at])
    const count = Number(args[at + 1])
    if (!name || !Number.isSafeInteger(count) || count < 0) {
      throw new StartError(
        'Say it like this: npm run seed -- --pages 1000 --posts 10000 --comments 20000 --products 5000',
      )
    }
    volume[name] = count
  }
  return volume
}
