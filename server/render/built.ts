import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../config/environment.ts'
import { StartError } from '../errors.ts'
import type { Renderer, ServerEntry } from './renderer.ts'

export const builtClient = join(projectRoot, 'dist', 'client')

/** The renderer of the built client. @throws StartError when it is not built */
export async function builtRenderer(): Promise<Renderer> {
  try {
    const template = await readFile(join(builtClient, 'index.html'), 'utf8')
    const manifest = JSON.parse(await readFile(join(builtClient, '.vite', 'manifest.json'), 'utf8')) as unknown
    const entry = (await import(
      pathToFileURL(join(projectRoot, 'dist', 'render', 'entry.server.js')).href
    )) as ServerEntry
    return { template: async () => template, entry: async () => entry, manifest, assets: builtClient }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['ENOENT', 'ERR_MODULE_NOT_FOUND'].includes(code)) throw error
    throw new StartError('The screens are not built yet. Please run: npm run build')
  }
}
