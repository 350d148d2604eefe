import type { SQL } from 'drizzle-orm'
import type pg from 'pg'
import { compile } from './statements.ts'

/**
 * Statements that are sent as one: a function in PL/pgSQL that each connection makes for itself the first time it is
 * called, in `pg_temp`, as it prepares statements. Each statement in it has a snapshot of its own, as if it had been
 * sent alone (docs/decisions/database.md#calls).
 */
export interface Script {
  name: string
  steps: readonly Step[]
}

export type Step =
  | { run: SQL }
  /** One value: unless it is true, the call ends without an answer, and what it has done stays. */
  | { stopUnless: SQL }
  /** The same, unless it inserted something. */
  | { stopUnlessInserted: SQL }
  /** Sets `newId` to the next id of this table. */
  | { nextIdOf: string }
  /** The rows of the answer; the last step. */
  | { answer: SQL }

/** Stands in the SQL of a script for a value that is given with each call. */
class Given {
  constructor(readonly name: string) {}
}
/** As any type, since what builds SQL only hands it on. */
export const given = <T = unknown>(name: string): T => new Given(name) as T

const idVariable = 'new_record_id'
const newIdMark = new Given(idVariable)
/** Stands for the id that the step `nextIdOf` has asked for. */
export const newId = newIdMark as unknown as number

/** A script as a connection makes and calls it. */
export interface Definition {
  /** Makes the function. */
  sql: string
  /** The statement that calls it. */
  text: string
  /** The values that it takes, by name. */
  takes: readonly string[]
}

type Client = Pick<pg.ClientBase, 'query'>

/** What is prepared to learn its types. */
const probe = 'zay_probe'

/** Writes the function. PostgreSQL says of which types the parameters and columns are. */
export async function define(client: Client, { name, steps }: Script): Promise<Definition> {
  const types = new Map<string, string>()
  const body: string[] = []
  let columns = ''
  for (const step of steps) {
    if ('nextIdOf' in step) {
      body.push(`${idVariable} := nextval(${await sequenceOf(client, step.nextIdOf)}::regclass)::integer;`)
      continue
    }
    const query = Object.values(step)[0] as SQL
    const { text, values } = compile(query)
    await client.query(`prepare ${probe} as ${text}`)
    try {
      const { rows } = await client.query<{ types: string[] }>(
        `select parameter_types::text[] as types from pg_prepared_statements where name = '${probe}'`,
      )
      if ('answer' in step) columns = await columnsOf(client, values.length)
      const written = text.replace(/\$(\d+)/g, (_, at: string) => {
        const [value, type] = [values[Number(at) - 1], rows[0]!.types[Number(at) - 1]!]
        if (value === newIdMark) return `${idVariable}::${type}`
        if (!(value instanceof Given)) return `${literal(value)}::${type}`
        if (!types.has(value.name)) types.set(value.name, type)
        return `($${[...types.keys()].indexOf(value.name) + 1})::${type}`
      })
      body.push(inPlpgsql(step, written))
    } finally {
      await client.query(`deallocate ${probe}`)
    }
  }
  const places = [...types].map((_, at) => `$${at + 1}`)
  return {
    sql: `create or replace function pg_temp."${name}"(${[...types.values()].join(', ')}) returns setof record language plpgsql as $call$
declare ${idVariable} integer;
begin
${body.join('\n')}
end $call$`,
    text: `select * from pg_temp."${name}"(${places.join(', ')}) as made(${columns})`,
    takes: [...types.keys()],
  }
}

/** The literal of its name. Asked for once, since to look it up takes PostgreSQL longer than to count. */
async function sequenceOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(`select pg_get_serial_sequence($1, 'Id') as name`, [
    `"${table}"`,
  ])
  return literal(rows[0]!.name)
}

function inPlpgsql(step: Exclude<Step, { nextIdOf: string }>, text: string): string {
  if ('stopUnless' in step) return `if (${text}) is not true then return; end if;`
  if ('stopUnlessInserted' in step) return `${text};\nif not found then return; end if;`
  if ('answer' in step) return `return query ${text};`
  // What a function selects and does not use is an error there.
  return /^\s*select\b/i.test(text) ? `${text.replace(/^\s*select\b/i, 'perform')};` : `${text};`
}

/** Names and types of the columns that the prepared statement answers with. */
async function columnsOf(client: Client, parameters: number): Promise<string> {
  const nulls = Array.from({ length: parameters }, () => 'null').join(', ')
  const { fields } = await client.query(`execute ${probe}${parameters > 0 ? `(${nulls})` : ''}`)
  const { rows } = await client.query<{ type: string }>(
    `select format_type(oid, modifier) as type from unnest($1::oid[], $2::integer[]) with ordinality as t(oid, modifier, at) order by at`,
    [fields.map(({ dataTypeID }) => dataTypeID), fields.map(({ dataTypeModifier }) => dataTypeModifier)],
  )
  return fields.map(({ name }, at) => `"${name.replaceAll('"', '""')}" ${rows[at]!.type}`).join(', ')
}

function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'string') return `'${String(value).replaceAll("'", "''")}'`
  throw new Error(`A script has a constant that is neither a number nor a text: ${JSON.stringify(value)}`)
}

/** Whether PostgreSQL refuses the function as it is, or this account may make none. */
export const isNotMakeable = (error: unknown) => codeOf(error).startsWith('42')

/**
 * SQLSTATE codes with which a call that was right becomes unknown or wrong: after `DISCARD`, or for a changed table. It has done
 * nothing then, and its statements are sent one by one.
 */
const unusable = new Set(['42883', '42804', '42P13', '3F000', '0A000', '26000', '42P05'])
export const isUnusableCall = (error: unknown) => unusable.has(codeOf(error))

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? ''
