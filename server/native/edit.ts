import { readFile, writeFile } from 'node:fs/promises'
import { StartError } from '../errors.ts'

/** Repeatable edits of files that Capacitor generates. An edit fails when the template has changed. */

/** Rewrites a file only if it changes, so that build tools see no other changes. */
export async function editFile(path: string, ...changes: readonly ((text: string) => string)[]): Promise<void> {
  const before = await readFile(path, 'utf8')
  let after = before
  try {
    for (const change of changes) after = change(after)
  } catch (error) {
    throw error instanceof PatternNotFound ? new StartError(`${path}: ${error.message}`) : error
  }
  if (after !== before) await writeFile(path, after)
}

class PatternNotFound extends Error {}

const requireMatch = <Match>(match: Match | null | undefined, what: string): Match => {
  if (match === null || match === undefined) {
    throw new PatternNotFound(`${what} is not there. Was it edited by hand? Delete the folder and run this again.`)
  }
  return match
}

export const replaceAll = (pattern: RegExp, text: string) => (content: string) => {
  requireMatch(pattern.exec(content), String(pattern))
  return content.replace(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`), () => text)
}

/** Inserts lines before every match, once. */
export const insertBefore = (pattern: RegExp, lines: string) => (content: string) => {
  if (content.includes(lines)) return content
  requireMatch(pattern.exec(content), String(pattern))
  return content.replace(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`), (match) => lines + match)
}

/** Inserts a block, marked by comments, before the first match, or replaces an older one. */
export const insertBlock =
  (name: string, lines: string, before: RegExp, [open, close] = ['<!--', '-->']) =>
  (content: string) => {
    const [first, last] = [`${open} ${name} ${close}`, `${open} end of ${name} ${close}`]
    const start = content.indexOf(first)
    const newBlock = lines === '' ? '' : `${first}\n${lines}\n${last}\n`
    if (start >= 0) {
      const end = requireMatch(content.indexOf(last) < 0 ? null : content.indexOf(last), last) + last.length + 1
      return content.slice(0, start) + newBlock + content.slice(end)
    }
    const { index } = requireMatch(before.exec(content), String(before))
    return content.slice(0, index) + newBlock + content.slice(index)
  }
