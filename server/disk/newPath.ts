import { access } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../errors.ts'

/** For commands that write something new, and never over what is there. @throws StartError */
export async function requireNew(path: string): Promise<void> {
  if (await isThere(path)) throw new StartError(`${path} is there already. Please choose another name.`)
  if (!(await isThere(dirname(path)))) throw new StartError(`There is no folder ${dirname(path)}.`)
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
