import { sql, type SQL } from 'drizzle-orm'
import { fieldsOf, findResource, registry, type Resource } from '#resources'
import { joinedOf } from '#resources/cards.ts'
import { isUnderPage } from '#resources/under.ts'
import { boundedMemory } from '../../memories.ts'
import type { Executor } from '../connection/database.ts'
import { constant } from '../connection/statements.ts'

/**
 * The names of categories, towns, regions and countries, in memory: to join them to each record took PostgreSQL half of the time
 * of reading one. Every statement that needs them also reads the version of the names from its own snapshot, so what it answers is
 * what the joins would answer (docs/decisions/database.md#names).
 */

/** Sources that are short, since their whole list is shown to choose from, and belong to nobody. */
export const isNameSource = (resource: Resource): boolean => resource.options && !isUnderPage(resource)

/** By source, then by id: the values of the columns that are used. */
type Names = ReadonlyMap<string, ReadonlyMap<number, Readonly<Record<string, unknown>>>>

export interface KnownNames {
  /** The value of a column of the record with this id; null without one. */
  of(source: string, id: unknown, column: string): unknown
  /** All records of a source, by their id. */
  all(source: string): ReadonlyMap<number, Readonly<Record<string, unknown>>>
}

class Known implements KnownNames {
  constructor(private readonly names: Names) {}

  of(source: string, id: unknown, column: string): unknown {
    return this.names.get(source)?.get(Number(id))?.[column] ?? null
  }

  all(source: string) {
    return this.names.get(source) ?? new Map()
  }
}

/** The columns of each source of names that answers of others show. */
export function nameColumns(): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map<string, Set<string>>()
  const note = (source: string, column: string) => used.set(source, (used.get(source) ?? new Set()).add(column))
  for (const resource of registry.values()) {
    for (const path of Object.values(joinedOf(resource))) {
      const steps = path.split('.')
      const column = steps.pop()!
      const target = steps.reduce<Resource | undefined>((at, step) => {
        const field = at?.fields[step]
        return field?.kind === 'reference' ? findResource(field.to) : undefined
      }, resource)
      if (target && isNameSource(target)) note(target.name, column)
    }
    for (const [, field] of fieldsOf(resource)) {
      const target = field.kind === 'references' ? findResource(field.to) : undefined
      if (!target || !isNameSource(target)) continue
      note(target.name, target.title)
      if (field.kind === 'references' && field.burmeseNames) note(target.name, 'BurmeseName')
    }
  }
  return used
}

/** The column of a statement that says by which version of the names it is to be filled. */
export const versionColumn = '@names'
export const namesVersion: SQL = sql`(select string_agg("Version", '') from "nameVersion") as ${sql.identifier(versionColumn)}`

/** Versions that are kept at a time: more than one only while they change, and in tests with several databases. */
const maxVersions = 8
/** None is the same in two databases. */
const byVersion = boundedMemory<string, KnownNames>('knownNames', { max: maxVersions })

/** What the statement asked last said, by executor. What reads from a replica is another one for each request. */
const lastSeen = new WeakMap<Executor, { names: KnownNames; askedAt: number }>()

/**
 * The names of this version. Those that are not known yet are read, as they are now.
 * @param askedAt when the statement was sent that said the version (`performance.now()`)
 */
export async function namesOf(db: Executor, version: unknown, askedAt?: number): Promise<KnownNames> {
  const names = byVersion.get(version as string) ?? (await readVersion(db))
  if (askedAt !== undefined) lastSeen.set(db, { names, askedAt })
  return names
}

/** The names that a statement saw which was sent at this time (`performance.now()`) or later. */
export function namesSeenSince(db: Executor, time: number): KnownNames | undefined {
  const last = lastSeen.get(db)
  return last && last.askedAt >= time ? last.names : undefined
}

async function readVersion(db: Executor): Promise<KnownNames> {
  const read = await readNames(db)
  if (read.version === null) return read.names
  byVersion.set(read.version, read.names)
  return read.names
}

const latestVersion = constant(sql`select ${namesVersion}`)

/** The names as they are now, for whoever reads no record beside them. */
export async function latestNames(db: Executor): Promise<KnownNames> {
  const askedAt = performance.now()
  const [row] = await db.rows<Record<string, unknown>>(latestVersion, 'read')
  return namesOf(db, row?.[versionColumn], askedAt)
}

let reading: SQL | undefined

/** All of them in one statement, so that they are of one moment. */
async function readNames(db: Executor): Promise<{ version: string | null; names: KnownNames }> {
  const columns = nameColumns()
  reading ??= constant(
    sql`select ${sql.join(
      [
        namesVersion,
        ...[...columns].map(([source, names]) => {
          const values = ['Id', ...names].map((name) => sql`t.${sql.identifier(name)}`)
          const list = sql`json_agg(json_build_array(${sql.join(values, sql`, `)}))`
          return sql`(select ${list} from ${sql.identifier(source)} t) as ${sql.identifier(source)}`
        }),
      ],
      sql`, `,
    )}`,
  )
  const [row] = await db.rows<Record<string, unknown>>(reading, 'read')
  const names = new Map(
    [...columns].map(([source, wanted]) => {
      const rows = (row?.[source] ?? []) as readonly (readonly unknown[])[]
      const records = rows.map(([id, ...values]): [number, Record<string, unknown>] => [
        id as number,
        Object.fromEntries([...wanted].map((name, at) => [name, values[at]])),
      ])
      return [source, new Map(records)]
    }),
  )
  return { version: (row?.[versionColumn] as string | null | undefined) ?? null, names: new Known(names) }
}

/** Rows that a version is read from in each statement. */
const maxParts = 4

/** Makes one row of the many that changes of names have left. */
export async function shortenNamesVersion(db: Executor): Promise<void> {
  await db.rows(sql`with parts as (
      delete from "nameVersion" where (select count(*) from "nameVersion") > ${maxParts} returning 1)
    insert into "nameVersion" ("Version", "Transaction") select gen_random_uuid(), '0' from parts limit 1`)
}
