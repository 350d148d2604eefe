import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { projectRoot } from '#server/config/environment.ts'

const run = promisify(execFile)

async function git(...args: string[]): Promise<string> {
  return (await run('git', ['-C', projectRoot, ...args])).stdout.trim()
}

/** Whether the first is before the second, or it itself. */
const isBefore = (one: string, other: string) =>
  git('merge-base', '--is-ancestor', one, other).then(
    () => true,
    () => false,
  )

/**
 * The sources of the newest release whose search index and whose schema are both older than today's, out of the repository's
 * history. They run on today's packages. @returns their folder
 */
export async function checkOutOlderRelease(): Promise<string> {
  const newest = (...args: string[]) => git('log', '-1', '--format=%H', ...args)
  const [index, schema] = await Promise.all([
    newest('-G^export const indexVersion', '--', 'server/db/writing/rebuild.ts'),
    newest('--diff-filter=A', '--', 'server/db/schema/migrations/*.sql'),
  ]).catch((error: unknown) => {
    throw new Error('This test needs git and the history of the repository, which a shallow clone lacks', {
      cause: error,
    })
  })
  const before = `${(await isBefore(index, schema)) ? index : schema}^`
  const folder = await mkdtemp(join(tmpdir(), 'zay-older-'))
  const root = join(folder, 'app')
  onTestFinished(async () => {
    // The link alone: whatever removes a folder would otherwise find our packages behind it.
    await rm(join(root, 'node_modules'), { force: true })
    await git('worktree', 'remove', '--force', root)
    await rm(folder, { recursive: true, force: true })
  })
  await git('worktree', 'add', '--detach', root, before)
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  return root
}
