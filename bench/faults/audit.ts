import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Member } from '#tests/long/support/client.ts'
import { sha256, type Written } from './writers.ts'

/** What is stored, beside what was acknowledged. */
export interface Audit {
  /** Acknowledged posts, and texts of posts, that are not there. */
  lost: string[]
  /** Posts with texts of two writes, or with a file that is missing, cut or another's. */
  torn: string[]
  /** Writes that made more than one post. */
  doubled: string[]
  rows: number
  /** The names of their files. */
  files: string[]
}

interface Row {
  Id: number
  Title: string
  Description: string
  FileURL: string | null
}

const readAtOnce = 8

export async function audit(member: Member, url: string, written: readonly Written[]): Promise<Audit> {
  const { status, body } = await member.asks('/post/api')
  if (status !== 200) throw new Error(`The posts could not be read: ${status}`)
  const rows = body as unknown as Row[]
  const byKey = new Map(written.flatMap((one) => one.keys.map((key) => [key, one])))
  const rowsOf = new Map<Written, Row[]>()
  const torn: string[] = []
  for (const row of rows) {
    const one = byKey.get(row.Title)
    if (!one || row.Description !== row.Title) torn.push(`post ${row.Id}: ${row.Title} / ${row.Description}`)
    else rowsOf.set(one, [...(rowsOf.get(one) ?? []), row])
  }
  const lost = written.filter((one) => isLost(one, rowsOf.get(one)?.[0])).map(({ keys }) => keys[0]!)
  const doubled = [...rowsOf].filter(([, its]) => its.length > 1).map(([{ keys }]) => keys[0]!)
  const waiting = [...rowsOf].flatMap(([one, its]) => its.map((row) => ({ one, row })))
  const check = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { one, row } = next
      if ((await shaOf(url, row.FileURL)) !== one.sha256) torn.push(`post ${row.Id}: its file ${row.FileURL}`)
    }
  }
  await Promise.all(Array.from({ length: readAtOnce }, check))
  return { lost, torn, doubled, rows: rows.length, files: rows.flatMap(({ FileURL }) => FileURL ?? []) }
}

/** What nobody was told of may be there or not, also later than what was acknowledged after it. */
function isLost({ id, keys, acknowledged }: Written, row: Row | undefined): boolean {
  if (id === null) return false
  if (row?.Id !== id) return true
  return row.Title !== acknowledged && keys.indexOf(row.Title) < keys.indexOf(acknowledged!)
}

/** Null for a record without a file. */
async function shaOf(url: string, file: string | null): Promise<string | null> {
  if (file === null || file === '') return null
  const answer = await fetch(`${url}/uploads/${file}`)
  if (!answer.ok) return `status ${answer.status}`
  return sha256(new Uint8Array(await answer.arrayBuffer()))
}

/** Every file in this folder and those in it. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** How many files are being received, as far as anybody can tell. */
export const halfReceived = async (dataDir: string) => (await readdir(join(dataDir, 'uploads', '.incoming'))).length
