import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { projectRoot } from '#server/config/environment.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Holds the programs that tests start in processes of their own, by name: `server.js`. */
    programsFolder: string
  }
}

const folderName = 'programs-'
const programs = {
  command: 'server/cli/runCommand.ts',
  server: 'tests/processes/launch.ts',
  postgres: 'tests/embedded/launchAlone.ts',
}

/**
 * Vitest's global setup: bundles these programs once a run, without packages. Compiled file by file at each start, each process takes
 * nearly a second of the processor more.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Within the project: from there upwards they look for its files and packages.
  const parent = join(projectRoot, '.cache')
  await mkdir(parent, { recursive: true })
  await clearLeftovers(parent)
  const folder = await mkdtemp(join(parent, folderName))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await build({
      root: projectRoot,
      configFile: false,
      logLevel: 'warn',
      build: {
        outDir: folder,
        ssr: true,
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: { input: programs },
      },
    })
  } catch (error) {
    await remove()
    throw error
  }
  project.provide('programsFolder', folder)
  return remove
}

/** What runs have left that were killed. One of the last day may still be running. */
async function clearLeftovers(parent: string): Promise<void> {
  const since = Date.now() - 24 * 60 * 60_000
  for (const name of (await readdir(parent)).filter((each) => each.startsWith(folderName))) {
    const path = join(parent, name)
    const written = await stat(path).catch(() => null)
    if (written && written.mtimeMs < since) await rm(path, { recursive: true, force: true })
  }
}
