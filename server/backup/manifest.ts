import { StartError } from '../errors.ts'
import type { CopiedTable, Sequence } from '../db/copy/copiedTables.ts'

/** The first entry of a backup: what it is, and what is in it. */
export interface Manifest {
  product: typeof product
  format: typeof format
  /** ISO 8601, UTC. */
  madeAt: string
  /** The schema, by the times of its migrations. */
  migrations: number[]
  tables: CopiedTable[]
  sequences: Sequence[]
  /** By which the secret it was made with is recognised; null where there was none. */
  secretPrint: string | null
}

const product = 'zay backup'
const format = 1
export const manifestName = 'backup.json'

export const writeManifest = (facts: Omit<Manifest, 'product' | 'format'>): Buffer =>
  Buffer.from(`${JSON.stringify({ product, format, ...facts }, null, 2)}\n`)

/** @throws StartError when this version cannot read such a file */
export function readManifest(content: Buffer, file: string): Manifest {
  const manifest = parse(content)
  if (manifest?.product !== product) throw notOurs(file)
  if (manifest.format !== format)
    throw new StartError(`${file} was made by a newer version of Zay. Please restore it with that version.`)
  return manifest as Manifest
}

export const notOurs = (file: string) => new StartError(`${file} is not a backup of Zay. Nothing was changed.`)

function parse(content: Buffer): { product?: unknown; format?: unknown } | null {
  try {
    return JSON.parse(content.toString()) as { product?: unknown }
  } catch {
    return null
  }
}

/** Rows of a table, in pieces, each compressed for itself: `database/page/000001.gz`. */
export const pieceName = (table: string, piece: number) => `database/${table}/${String(piece).padStart(6, '0')}.gz`
export const tableOfPiece = (name: string) => /^database\/(\w+)\/\d{6,}\.gz$/.exec(name)?.[1]

export const fileEntryName = (name: string) => `uploads/${name}`
export const fileOfEntry = (name: string) => /^uploads\/([^/]+)$/.exec(name)?.[1]
