import pg from 'pg'
import type { Statement } from './statements.ts'

export type NamedStatement = Statement & { name: string }
export const isNamed = (statement: Statement): statement is NamedStatement => statement.name !== undefined

/** What PostgreSQL says of a column. */
interface Column {
  name: string
  dataTypeID: number
  format: 'text' | 'binary'
}

type Parse = (text: string) => unknown

/** The columns of a statement, and how their texts are read. */
class RowShape {
  private readonly names: readonly string[]
  /** Null for what stays the text that it is. */
  private readonly parsers: readonly (Parse | null)[]
  /** Copied for each row, so that all rows of a statement are objects of one kind for the engine. */
  private readonly empty: Record<string, unknown>

  constructor(columns: readonly Column[], types: pg.CustomTypesConfig) {
    this.names = columns.map(({ name }) => name)
    this.parsers = columns.map(({ dataTypeID, format }) => {
      const parse = types.getTypeParser(dataTypeID, format) as Parse
      return parse === asItIs ? null : parse
    })
    this.empty = Object.fromEntries(this.names.map((name) => [name, null]))
  }

  rowOf(values: readonly (string | null)[]): object {
    const row = { ...this.empty }
    for (let at = 0; at < values.length; at++) {
      const text = values[at]!
      if (text === null) continue
      const parse = this.parsers[at]!
      row[this.names[at]!] = parse === null ? text : parse(text)
    }
    return row
  }
}

const asItIs: unknown = pg.types.getTypeParser(pg.types.builtins.TEXT)

/** The shapes of the statements that one connection has prepared, by their names. */
export type RowShapes = Map<string, RowShape>

const shapesOfClients = new WeakMap<pg.ClientBase, RowShapes>()

/** Those of a connection, for as long as it is there. */
export function shapesOf(client: pg.ClientBase): RowShapes {
  const known = shapesOfClients.get(client) ?? new Map()
  shapesOfClients.set(client, known)
  return known
}

/** What a `pg.Client` calls of its queries, which its types leave out. */
interface Handlers {
  callback?: (error: Error | null, answer: { rows: object[] }) => void
  prepare(connection: pg.Connection): void
  handleRowDescription(message: { fields: readonly Column[] }): void
  handleDataRow(message: { fields: readonly (string | null)[] }): void
  handleCommandComplete(): void
  handleReadyForQuery(): void
}
const Query = pg.Query as unknown as new (statement: Statement) => Handlers

/**
 * A statement that asks for the description of its columns once on each connection, not with each answer: of the sixty
 * columns of a page it took a fifth of the time of reading one. PostgreSQL refuses a prepared statement whose columns have
 * changed meanwhile, so a description holds as long as the name does.
 */
class PreparedRead extends Query {
  // Names that the class of `pg` cannot have for something else.
  readonly #rows: object[] = []
  readonly #shapes: RowShapes
  readonly #types: pg.CustomTypesConfig
  readonly #name: string
  #shape: RowShape | undefined
  #failure: Error | null = null

  constructor(statement: NamedStatement, shapes: RowShapes, types: pg.CustomTypesConfig) {
    super(statement)
    this.#name = statement.name
    this.#shapes = shapes
    this.#types = types
    this.#shape = shapes.get(statement.name)
  }

  override prepare(connection: pg.Connection): void {
    super.prepare(this.#shape ? withoutDescription(connection) : connection)
  }

  override handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#shape = new RowShape(fields, this.#types)
    this.#shapes.set(this.#name, this.#shape)
  }

  override handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#failure) return
    try {
      this.#rows.push(this.#shape!.rowOf(fields))
    } catch (error) {
      this.#failure = error as Error
    }
  }

  override handleCommandComplete(): void {
    // How many rows there were is known.
  }

  override handleReadyForQuery(): void {
    this.callback?.(this.#failure, { rows: this.#rows })
  }
}

/** Sends it, behind what was sent before. @param client whose statements `shapes` belong to */
export function readPrepared<T extends object>(
  client: pg.ClientBase,
  statement: NamedStatement,
  shapes: RowShapes,
  types: pg.CustomTypesConfig,
): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const read = new PreparedRead(statement, shapes, types)
    read.callback = (error, answer) => (error ? reject(error) : resolve(answer.rows as T[]))
    client.query(read as unknown as pg.Submittable)
  })
}

const undescribed = new WeakMap<pg.Connection, pg.Connection>()

/** The connection as a query sees it that asks for no description. */
function withoutDescription(connection: pg.Connection): pg.Connection {
  const known = undescribed.get(connection)
  if (known) return known
  const made = Object.create(connection, { describe: { value: () => undefined } }) as pg.Connection
  undescribed.set(connection, made)
  return made
}
