import { parse } from 'libpg-query'
import { asKind, eachOf, isNode, listOf, textOf, type Node } from './nodes.ts'
import { readFrom, Scope } from './scope.ts'
import { columnOf, placement } from './tables.ts'

/** Why an engine that distributes by page would refuse a statement (docs/operations.md#rules). */
export interface Refusal {
  rule: 'join' | 'around' | 'local' | 'lock' | 'row' | 'insert' | 'move' | 'sequence' | 'recursive' | 'writing' | 'size'
  /** The tables that it is about. */
  tables: string
}

const queries = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'] as const

/** @throws Error when PostgreSQL's parser does not take the text */
export async function refusalsOf(text: string): Promise<Refusal[]> {
  const tree = (await parse(text)) as unknown as Node
  const found = new Map<string, Refusal>()
  const refuse = (rule: Refusal['rule'], names: Iterable<string>) => {
    // What is on every server is in nobody's way.
    const tables = [...new Set(names)]
      .filter((name) => placement[name] !== 'reference')
      .toSorted()
      .join(', ')
    found.set(`${rule} ${tables}`, { rule, tables })
  }
  for (const { stmt } of listOf(tree['stmts'])) new Reader(refuse).readStatement(stmt)
  return [...found.values()]
}

type Refuse = (rule: Refusal['rule'], tables: Iterable<string>) => void

class Reader {
  constructor(private readonly refuse: Refuse) {}

  readStatement(stmt: unknown): void {
    eachOf(stmt, 'FuncCall', (call) => {
      const name = textOf(listOf(call['funcname']).at(-1))
      if (name === 'nextval' || name === 'pg_get_serial_sequence') this.refuse('sequence', [])
    })
    eachOf(stmt, 'RangeVar', ({ relname }) => {
      if (relname === 'pg_class' || relname === 'pg_stats') this.refuse('size', [])
    })
    this.read(stmt, undefined, new Set())
  }

  /** @returns the scope of the query, if there is one */
  private read(node: unknown, outer: Scope | undefined, derived: ReadonlySet<string>): Scope | undefined {
    for (const kind of queries) {
      const query = asKind(node, kind)
      if (query)
        return kind === 'SelectStmt'
          ? this.readSelect(query, outer, derived)
          : this.readWrite(kind, query, outer, derived)
    }
    return undefined
  }

  private readSelect(query: Node, outer: Scope | undefined, derived: ReadonlySet<string>): Scope {
    const scope = new Scope(this.readWith(query, outer, derived), outer)
    // Halves of a union are queries of their own.
    for (const half of ['larg', 'rarg']) if (isNode(query[half])) this.readSelect(query[half], outer, scope.derived)
    for (const item of listOf(query['fromClause'])) this.readFromItem(scope, item)
    scope.readCondition(query['whereClause'])
    for (const part of [
      'targetList',
      'whereClause',
      'havingClause',
      'sortClause',
      'fromClause',
      'groupClause',
      'limitOffset',
      'limitCount',
      'valuesLists',
    ])
      this.readNested(query[part], scope)
    if (!isNode(query['larg'])) this.resolveColumns(scope, query)
    const locked = listOf(query['lockingClause']).length > 0
    if (locked && scope.distributed().length > 0 && !scope.isPinned())
      this.refuse(
        'lock',
        scope.distributed().map(({ table }) => table),
      )
    return this.close(scope)
  }

  private readWrite(kind: string, query: Node, outer: Scope | undefined, derived: ReadonlySet<string>): Scope {
    const scope = new Scope(this.readWith(query, outer, derived), outer)
    readFrom(scope, { RangeVar: query['relation'] }, () => undefined)
    const target = String((query['relation'] as Node)['relname'])
    const column = columnOf(target)
    for (const part of ['fromClause', 'usingClause'])
      for (const item of listOf(query[part])) this.readFromItem(scope, item)
    scope.readCondition(query['whereClause'])
    for (const part of [
      'targetList',
      'whereClause',
      'fromClause',
      'usingClause',
      'returningList',
      'cols',
      'onConflictClause',
    ])
      this.readNested(query[part], scope)
    this.read(query['selectStmt'], undefined, scope.derived)
    this.resolveColumns(scope, { ...query, relation: undefined, selectStmt: undefined, cols: undefined })
    if (column !== undefined) this.checkTarget(kind, query, target, column)
    return this.close(scope)
  }

  private checkTarget(kind: string, query: Node, target: string, column: string): void {
    const named = (list: unknown) => listOf(list).map((one) => asKind(one, 'ResTarget')?.['name'])
    if (kind === 'InsertStmt' && query['cols'] && !named(query['cols']).includes(column))
      this.refuse('insert', [target])
    if (kind === 'UpdateStmt' && named(query['targetList']).includes(column)) this.refuse('move', [target])
    const conflict = query['onConflictClause'] as Node | undefined
    const infer = conflict && isNode(conflict['infer']) ? conflict['infer'] : undefined
    const keys = infer ? listOf(infer['indexElems']).map((one) => asKind(one, 'IndexElem')?.['name']) : []
    if (infer && !keys.includes(column)) this.refuse('insert', [target])
    eachOf(query, 'ColumnRef', ({ fields }) => {
      if (textOf(listOf(fields).at(-1)) === 'ctid') this.refuse('row', [target])
    })
  }

  private readFromItem(scope: Scope, item: unknown): void {
    readFrom(scope, item, (query, isLateral) => {
      const nested = this.read(query, isLateral ? scope : undefined, scope.derived)
      if (nested && isLateral && nested.dependsOnOuter) scope.absorb(nested)
    })
  }

  /** Queries within expressions. What depends on this one is planned with it. */
  private readNested(part: unknown, scope: Scope): void {
    const isBelow = (node: Node) => !('SelectStmt' in node) && !('RangeSubselect' in node)
    eachOf(
      part,
      'SubLink',
      (link) => {
        this.readNested(link['testexpr'], scope)
        const nested = this.read(link['subselect'], scope, scope.derived)
        if (nested?.dependsOnOuter) {
          const hasOwn = nested.distributed().length > 0
          // Its rows are on all servers, or on the first one: the nested query would have to go to them from each.
          if (hasOwn && scope.distributed().length === 0)
            this.refuse(
              'around',
              [...scope.refs, ...nested.refs].map(({ table }) => table),
            )
          else scope.absorb(nested)
        }
      },
      isBelow,
    )
  }

  private readWith(query: Node, outer: Scope | undefined, derived: ReadonlySet<string>): ReadonlySet<string> {
    const clause = query['withClause'] as Node | undefined
    if (!clause) return derived
    const expressions = listOf(clause['ctes']).map((one) => asKind(one, 'CommonTableExpr') ?? {})
    const names = new Set([...derived, ...expressions.map(({ ctename }) => String(ctename))])
    for (const { ctequery } of expressions) {
      const scope = this.read(ctequery, outer, names)
      const tables = scope?.distributed().map(({ table }) => table) ?? []
      if (clause['recursive'] === true) this.refuseRecursive(ctequery)
      const isWriting = isNode(ctequery) && !('SelectStmt' in ctequery)
      if (isWriting && tables.length > 0 && !scope!.isPinned()) this.refuse('writing', tables)
    }
    return names
  }

  private refuseRecursive(query: unknown): void {
    const tables: string[] = []
    eachOf(query, 'RangeVar', ({ relname }) => void tables.push(String(relname)))
    const distributed = tables.filter((table) => columnOf(table) !== undefined)
    if (distributed.length > 0) this.refuse('recursive', distributed)
  }

  /** So it is known what depends on the tables around it. */
  private resolveColumns(scope: Scope, query: Node): void {
    const { withClause: _, ...parts } = query
    eachOf(
      Object.values(parts),
      'ColumnRef',
      ({ fields }) => void scope.find(listOf(fields).map(textOf)),
      (node) => !('SelectStmt' in node),
    )
  }

  private close(scope: Scope): Scope {
    // One that depends on what is around it is judged there.
    if (scope.dependsOnOuter) return scope
    const distributed = scope.distributed()
    if (scope.groups().size > 1)
      this.refuse(
        'join',
        distributed.map(({ table }) => table),
      )
    const local = scope.refs.filter(({ table }) => isLocal(table))
    if (local.length > 0 && distributed.length > 0)
      this.refuse(
        'local',
        [...local, ...distributed].map(({ table }) => table),
      )
    return scope
  }
}

const isLocal = (table: string) => placement[table] === 'local'
