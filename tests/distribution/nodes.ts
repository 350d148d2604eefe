/** Reading the tree that PostgreSQL's own parser makes of a statement (package libpg-query). */

/** `{ SelectStmt: { … } }`: a node is an object with the name of its kind. */
export type Node = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

export const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** A node's content if it is of this kind. */
export const asKind = (node: unknown, kind: string): Node | undefined =>
  isNode(node) && isNode(node[kind]) ? (node[kind] as Node) : undefined

export const textOf = (node: unknown): string => {
  const text = asKind(node, 'String')?.['sval']
  return typeof text === 'string' ? text : ''
}

/** The names of a column with its table: `r."Id"` → ['r', 'Id']. */
export function columnParts(node: unknown): string[] | undefined {
  const fields = asKind(node, 'ColumnRef')?.['fields']
  return fields ? listOf(fields).map(textOf) : undefined
}

/** A column, through casts. */
export const withoutCast = (node: unknown): unknown => {
  const cast = asKind(node, 'TypeCast')
  return cast ? withoutCast(cast['arg']) : node
}

/** Calls back for each node of a kind below this one. `enter` says whether to go below a node. */
export function eachOf(node: unknown, kind: string, found: (content: Node) => void, enter = (_node: Node) => true) {
  if (Array.isArray(node)) for (const one of node) eachOf(one, kind, found, enter)
  else if (isNode(node)) {
    const here = asKind(node, kind)
    if (here) found(here)
    if (enter(node)) for (const value of Object.values(node)) eachOf(value, kind, found, enter)
  }
}

/** The parts of a condition that all must hold. */
export function conjuncts(node: unknown): unknown[] {
  const both = asKind(node, 'BoolExpr')
  if (both?.['boolop'] === 'AND_EXPR') return listOf(both['args']).flatMap(conjuncts)
  return node === undefined ? [] : [node]
}
