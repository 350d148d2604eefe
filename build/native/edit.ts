import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#server/config/environment.ts'
import { StartError } from '#server/errors.ts'

/** Files that go into the projects as they are. */
export const ownFiles = join(projectRoot, 'build', 'native', 'files')

/** Repeatable edits of files that Capacitor generates. An edit fails when the template has changed. */

/** Rewrites a file only if it changes, so that build tools see no other changes. */
export async function editFile(path: string, ...changes: readonly ((text: string) => string)[]): Promise<void> {
  const before = await readFile(path, 'utf8')
  try {
    const after = changes.reduce((text, change) => change(text), before)
    if (after !== before) await writeFile(path, after)
  } catch (error) {
    throw new StartError(`${path}: ${(error as Error).message}`)
  }
}

/** @returns where it begins */
function requirePlace(content: string, pattern: RegExp): number {
  const place = content.search(pattern)
  if (place >= 0) return place
  throw new Error(`${String(pattern)} is not there. Was it edited by hand? Delete the folder and run this again.`)
}

/** In place of every match. */
export const replaceAll = (pattern: RegExp, text: string) => (content: string) => {
  requirePlace(content, pattern)
  return content.replaceAll(new RegExp(pattern, `g${pattern.flags}`), () => text)
}

/** Inserts lines before every match, once. */
export const insertBefore = (pattern: RegExp, lines: string) => (content: string) => {
  if (content.includes(lines)) return content
  requirePlace(content, pattern)
  return content.replaceAll(new RegExp(pattern, `g${pattern.flags}`), (match) => lines + match)
}

/** Inserts a block, marked by comments, before the first match, or replaces an older one. */
export const insertBlock =
  (name: string, lines: string, before: RegExp, [open, close] = ['<!--', '-->']) =>
  (content: string) => {
    const [first, last] = [`${open} ${name} ${close}`, `${open} end of ${name} ${close}`]
    const newBlock = lines === '' ? '' : `${first}\n${lines}\n${last}\n`
    const [head = '', old] = content.split(first)
    if (old === undefined) {
      const place = requirePlace(content, before)
      return content.slice(0, place) + newBlock + content.slice(place)
    }
    const [, tail] = old.split(`${last}\n`)
    if (tail === undefined) throw new Error(`${last} is not there. Delete the folder and run this again.`)
    return head + newBlock + tail
  }
