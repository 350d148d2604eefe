import { StartError } from '../errors.ts'
import { fillDatabase } from '../fill/fill.ts'
import { addVolume, type Volume } from '../fill/volume.ts'
import { isEmpty } from '../fill/whenEmpty.ts'
import { commandLog, openUploads } from '../uploads/openUploads.ts'
import { withAppDatabase } from './database.ts'

const names = ['pages', 'posts', 'comments', 'products'] as const

/** `npm run seed -- --pages N --posts N --comments N --products N`: adds that many of each, after the demo data if that is missing. */
export async function run(args: string[]): Promise<void> {
  const volume = readVolume(args)
  const print = (line: string) => console.log(line)
  await withAppDatabase(async ({ url, config }) => {
    const uploads = await openUploads(config, { log: commandLog })
    if (await isEmpty(url)) await fillDatabase({ url, uploads, print })
    else if (args.length === 0)
      print('There are pages already. Say how many to add: npm run seed -- --pages 1000 --posts 10000')
    await addVolume({ url, uploads, print }, volume)
  })
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
