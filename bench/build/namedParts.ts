import type { Plugin } from 'vite'

/*
 * The build names files of packages and pieces of their code, to keep them together or out of the first load. After an update of such a
 * package some of these names may match nothing, and the first load would grow without a word: so the build fails instead.
 */

const unmatched = new Map<RegExp, string>()

/** Whether a module's path has one of these names, each of which some module must have. */
export function named(what: string, ...names: readonly RegExp[]): (id: string) => boolean {
  for (const name of names) unmatched.set(name, what)
  return (id) => {
    const found = names.filter((name) => name.test(id))
    for (const name of found) unmatched.delete(name)
    return found.length > 0
  }
}

/** Replaces every match of a pattern, of which some module must have one. `by` may have $1 and so on. */
export function replacing(what: string, pattern: RegExp, by: string): (code: string) => string {
  unmatched.set(pattern, what)
  return (code) => {
    const replaced = code.replace(pattern, by)
    if (replaced !== code) unmatched.delete(pattern)
    return replaced
  }
}

/** Ends the build where a name matched nothing. */
export const namesFound = (): Plugin => ({
  name: 'names-found',
  writeBundle() {
    if (unmatched.size === 0) return
    const lost = [...unmatched].map(([name, what]) => `${what}: ${name} matches nothing any more`)
    throw new Error(`vite.config.ts names parts of packages that are not there:\n  ${lost.join('\n  ')}`)
  },
})
