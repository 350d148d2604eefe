import { columnOf, placement } from './tables.ts'
import { asKind, columnParts, conjuncts, isNode, listOf, textOf, withoutCast, type Node } from './nodes.ts'

/** A table as one place of a statement names it. */
export interface Ref {
  table: string
  /** The column it is distributed by; undefined for a table that is not. */
  column: string | undefined
}

/** What belongs together in one query: its tables, those of what is nested in it and depends on it, and what is equal. */
export class Scope {
  readonly refs: Ref[] = []
  /** `#1` for a distribution column of the first table, else a value's text: those that are equal. */
  private readonly equal = new Map<string, string>()
  private readonly names = new Map<string, Ref>()
  dependsOnOuter = false

  constructor(
    /** Names of common table expressions, which are no tables. */
    readonly derived: ReadonlySet<string>,
    readonly outer?: Scope,
  ) {}

  add(table: string, alias: string): void {
    const ref = { table, column: columnOf(table) }
    this.refs.push(ref)
    this.names.set(alias, ref)
  }

  isTable(name: string): boolean {
    return name in placement && !this.derived.has(name)
  }

  /** The table that a column is of, here or around it. */
  find(parts: readonly string[]): Ref | undefined {
    const [first = '', column] = parts
    const here = column === undefined ? this.only() : this.names.get(first)
    if (here || !this.outer) return here
    const around = this.outer.find(parts)
    if (around && column !== undefined) this.dependsOnOuter = true
    return around
  }

  private only(): Ref | undefined {
    return this.names.size === 1 ? [...this.names.values()][0] : undefined
  }

  /** Reads what a condition says is equal. */
  readCondition(condition: unknown): void {
    for (const one of conjuncts(condition)) {
      const comparison = asKind(one, 'A_Expr')
      if (!comparison || textOf(listOf(comparison['name'])[0]) !== '=' || comparison['kind'] !== 'AEXPR_OP') continue
      const [left, right] = [this.sideOf(comparison['lexpr']), this.sideOf(comparison['rexpr'])]
      if (left !== undefined && right !== undefined) this.unite(left, right)
    }
  }

  private sideOf(side: unknown): string | undefined {
    const node = withoutCast(side)
    const parts = columnParts(node)
    if (parts) {
      const ref = this.find(parts)
      if (!ref) return `column ${parts.join('.')}`
      return ref.column === parts.at(-1) ? this.keyOf(ref) : undefined
    }
    const parameter = asKind(node, 'ParamRef')
    if (parameter) return `value $${String(parameter['number'])}`
    const constant = asKind(node, 'A_Const')
    return constant && `value ${JSON.stringify(constant)}`
  }

  private keyOf(ref: Ref): string {
    const all = this.root().everything()
    return `#${all.indexOf(ref)}`
  }

  root(): Scope {
    return this.outer ? this.outer.root() : this
  }

  private readonly registered: Ref[] = []
  private everything(): Ref[] {
    return this.registered
  }
  /** Gives a table of any depth its number. */
  register(ref: Ref): void {
    this.root().registered.push(ref)
  }

  private rootOf(key: string): string {
    const next = this.equal.get(key)
    return next === undefined || next === key ? key : this.rootOf(next)
  }

  private unite(one: string, other: string): void {
    const [a, b] = [this.rootOf(one), this.rootOf(other)]
    if (a === b) return
    // A value wins, so that it is known which tables are pinned to one.
    if (a.startsWith('value')) this.equal.set(b, a)
    else this.equal.set(a, b)
  }

  /** Takes over a nested query that depends on this one. */
  absorb(nested: Scope): void {
    this.refs.push(...nested.refs)
    for (const [key, next] of nested.equal) this.unite(key, next)
  }

  distributed(): Ref[] {
    return this.refs.filter(({ column }) => column !== undefined)
  }

  /** The groups of distributed tables that are known to lie on one server. */
  groups(): Set<string> {
    return new Set(this.distributed().map((ref) => this.rootOf(this.keyOf(ref))))
  }

  /** Whether all of it is about one page. */
  isPinned(): boolean {
    return [...this.groups()].every((group) => group.startsWith('value'))
  }
}

/** Tables and conditions of a FROM clause. `derived` receives queries in it. */
export function readFrom(scope: Scope, item: unknown, derived: (query: Node, isLateral: boolean) => void): void {
  if (!isNode(item)) return
  const table = asKind(item, 'RangeVar')
  if (table) {
    const name = String(table['relname'])
    const alias = isNode(table['alias']) ? String(table['alias']['aliasname']) : name
    if (scope.isTable(name)) {
      scope.add(name, alias)
      scope.register(scope.refs.at(-1)!)
    }
  }
  const join = asKind(item, 'JoinExpr')
  if (join) {
    readFrom(scope, join['larg'], derived)
    readFrom(scope, join['rarg'], derived)
    scope.readCondition(join['quals'])
  }
  const subselect = asKind(item, 'RangeSubselect')
  if (subselect) derived(subselect['subquery'] as Node, subselect['lateral'] === true)
}
