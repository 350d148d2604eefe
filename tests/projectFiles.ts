import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectRoot } from '#server/config/environment.ts'

const folders = ['bench', 'brand', 'build', 'demo', 'deploy', 'docs', 'public', 'resources', 'server', 'src', 'tests']

/** The files in the project's folders, as paths from the root. */
export function projectFiles(): string[] {
  return folders
    .filter((folder) => isThere(folder))
    .flatMap((folder) => readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** Whether the file or folder exists. */
export const isThere = (path: string) => existsSync(join(projectRoot, path))

export const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
