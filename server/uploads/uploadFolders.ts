import { join } from 'node:path'
import type { Config } from '../config/config.ts'

/** Folders of uploads on our own disk. With an object store only what is on its way is here. */

/** Stored files, each under its name. */
export const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'uploads')

/** For what is half received, or on its way to an object store. */
export const temporaryIn = (folder: string) => join(folder, '.incoming')

/** For pictures in smaller widths, which can be made again. */
export const widthsIn = (folder: string) => join(folder, '.widths')

/** For files of the last builds, which every start stores again. */
export const buildsIn = (folder: string) => join(folder, '.builds')

/** For files that arrive in several requests. */
export const resumableIn = (folder: string) => join(folder, '.resumable')
