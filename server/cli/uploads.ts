import { readConfig } from '../config/config.ts'
import { StartError } from '../errors.ts'
import { temporaryIn, uploadsFolder } from '../uploads/uploadFolders.ts'
import { moveFiles, type MoveReport } from '../uploads/moveFiles.ts'
import { commandLog, openStores } from '../uploads/openUploads.ts'

const usage =
  'Say where to, such as: npm run uploads -- move to-store (or to-disk; with --remove it leaves none behind)'

/** `npm run uploads -- move to-store|to-disk [--remove]`: brings uploads from the disk into the object store, or back. */
export async function run([command, direction, option, ...others]: string[]): Promise<void> {
  const isRight = command === 'move' && (direction === 'to-store' || direction === 'to-disk')
  if (!isRight || (option !== undefined && option !== '--remove') || others.length > 0) throw new StartError(usage)
  const config = readConfig()
  if (!config.objectStore)
    throw new StartError('Please set S3_BUCKET and what belongs to it: the store is one of both ends.')
  const disk = (await openStores({ ...config, objectStore: null }, commandLog)).originals
  const store = (await openStores(config, commandLog)).originals
  const [from, to] = direction === 'to-store' ? [disk, store] : [store, disk]
  const tempFolder = temporaryIn(uploadsFolder(config))
  const said = ({ moved, there, bytes }: MoveReport) =>
    `${moved} files copied (${(bytes / 1024 ** 2).toFixed(1)} MB), ${there} were there`
  const progress = (report: MoveReport) => console.log(`${said(report)} …`)
  const report = await moveFiles({ from, to, tempFolder, remove: option === '--remove', progress })
  console.log(`${said(report)}; all have the size and checksum they had.`)
}
