import { readFile, writeFile } from 'node:fs/promises'
import { StartError } from '../errors.ts'

/**
 * Edits of files that Capacitor made: each can be made again and again and says when the template has changed under it.
 */

/** Rewrites a file if the change changes it, so that build tools see only what is new. */
export async function editFile(path: string, ...changes: readonly ((text: string) => string)[]): Promise<void> {
  const before = await readFile(path, 'utf8')
  let after = before
  try {
    for (const change of changes) after = change(after)
  } catch (error) {
    throw error instanceof NotFound ? new StartError(`${path}: ${error.message}`) : error
  }
  if (after !== before) await writeFile(path, after)
}

class NotFound extends Error {}

const found = <Match>(match: Match | null | undefined, what: string): Match => {
  if (match === null || match === undefined) {
    throw new NotFound(`${what} is not there. Was it edited by hand? Delete the folder and run this again.`)
  }
  return match
}

/** Everything the pattern finds becomes the text; it must find something. */
export const replaced = (pattern: RegExp, text: string) => (content: string) => {
  found(pattern.exec(content), String(pattern))
  return content.replace(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`), () => text)
}

/** The lines stand before every place the pattern finds, once. */
export const insertedBefore = (pattern: RegExp, lines: string) => (content: string) => {
  if (content.includes(lines)) return content
  found(pattern.exec(content), String(pattern))
  return content.replace(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`), (match) => lines + match)
}

/** A block of our own, named in comments, before the first place the pattern finds; an older one gives way to it. */
export const block =
  (name: string, lines: string, before: RegExp, [open, close] = ['<!--', '-->']) =>
  (content: string) => {
    const [first, last] = [`${open} ${name} ${close}`, `${open} end of ${name} ${close}`]
    const start = content.indexOf(first)
    const whole = lines === '' ? '' : `${first}\n${lines}\n${last}\n`
    if (start >= 0) {
      const end = found(content.indexOf(last) < 0 ? null : content.indexOf(last), last) + last.length + 1
      return content.slice(0, start) + whole + content.slice(end)
    }
    const { index } = found(before.exec(content), String(before))
    return content.slice(0, index) + whole + content.slice(index)
  }
