import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#server/config/environment.ts'

const docs = join(projectRoot, 'docs')

/** Writes what stands in a page of docs between the marks of this name. */
export async function writeSection(name: string, section: string, page = 'performance.md'): Promise<void> {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`]
  const file = join(docs, page)
  const text = await readFile(file, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/${page} has no place between ${begin} and ${end}`)
  await writeFile(file, `${text.slice(0, from)}${begin}\n\n${section}\n\n${text.slice(to)}`)
}

/** The command, day and machine of a run. */
export function runText(command: string): string {
  const [processor] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  return `\`${command}\`, ${day}, ${cpus().length} × ${processor?.model.trim() ?? 'unknown'}, ${memory} GB`
}
