import { parseSync } from 'vite'
import { registry } from '#resources'

/** Finds code that decides by the name of an entity. The declaration should have a fact for that decision instead. */

interface Node {
  readonly type: string
  readonly start: number
}
type Inner = Record<string, unknown>

const isNode = (value: unknown): value is Node & Inner =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const isName = (node: unknown): boolean => isNode(node) && registry.has(String(textOf(node) ?? ''))
function textOf(node: Node & Inner): unknown {
  if (node.type === 'Literal') return node['value']
  const quasis = node.type === 'TemplateLiteral' ? (node['quasis'] as { value: { cooked: string } }[]) : []
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined
}
const keyOf = (property: unknown): unknown => {
  if (!isNode(property) || property.type !== 'Property') return undefined
  const { key } = property
  return isNode(key) && key.type === 'Identifier' ? key['name'] : isNode(key) ? textOf(key) : undefined
}
const names = (nodes: unknown, of: (node: unknown) => boolean = isName) => (nodes as unknown[]).filter(of).length
const importedName = (specifier: unknown) =>
  isNode(specifier) && isNode(specifier['imported']) ? specifier['imported']['name'] : undefined
const isDeclarations = (node: unknown) => isNode(node) && node.type === 'Identifier' && node['name'] === 'declarations'

/** For each type of node a check, which returns the violation or ''. */
const violations: Readonly<Record<string, (node: Inner, parent: Inner | undefined) => string>> = {
  BinaryExpression: ({ operator, left, right }) =>
    /^[!=]==?$/.test(String(operator)) && (isName(left) || isName(right)) ? 'compares with the name of an entity' : '',
  SwitchCase: ({ test }) => (isName(test) ? 'has a case for an entity' : ''),
  CallExpression: ({ callee, arguments: args }) => {
    if (!isNode(callee) || names(args) === 0) return ''
    const called = String((callee['property'] as Inner | undefined)?.['name'] ?? callee['name'])
    if (['includes', 'indexOf', 'has'].includes(called)) return 'looks for the name of an entity'
    const isRegistry = isNode(callee['object']) && callee['object']['name'] === 'registry'
    return ['requireResource', 'findResource'].includes(called) || isRegistry ? 'picks a declaration' : ''
  },
  ImportDeclaration: ({ source, specifiers, importKind }) => {
    const file = isNode(source) ? /^#resources\/(\w+)\.ts$/.exec(String(source['value']))?.[1] : undefined
    return importKind !== 'type' && registry.has(file ?? '') && names(specifiers, (one) => importedName(one) === file)
      ? 'picks a declaration'
      : ''
  },
  TSUnionType: ({ types }) =>
    names(types, (type) => isNode(type) && isName(type['literal'])) > 1 ? 'lists entities' : '',
  // A query key may name a resource.
  ArrayExpression: ({ elements }, parent) => {
    const all = (elements as unknown[]).length
    return keyOf(parent) !== 'queryKey' && (names(elements) > 1 || (all === 1 && names(elements) === all))
      ? 'lists entities'
      : ''
  },
  // A lookup table. What takes a variable of the same name, `{ region, town: null }`, is a value with these properties.
  ObjectExpression: ({ properties }) => {
    const all = properties as (Inner & { shorthand?: boolean })[]
    const isTable = !all.some(({ shorthand }) => shorthand)
    return isTable && names(all, (property) => registry.has(String(keyOf(property)))) > 1
      ? 'has an entry for each of some entities'
      : ''
  },
  MemberExpression: ({ object }) => (isDeclarations(object) ? 'picks a declaration' : ''),
  VariableDeclarator: ({ id, init }) =>
    isDeclarations(init) && isNode(id) && id.type === 'ObjectPattern' ? 'picks declarations' : '',
}

/** The violations in a file, as `path:line violation`. */
export function decisionsByName(path: string, code: string): string[] {
  const found: string[] = []
  const walk = (node: unknown, parent?: Inner): void => {
    if (Array.isArray(node)) return node.forEach((one) => walk(one, parent))
    if (!isNode(node)) return
    const fault = violations[node.type]?.(node, parent) ?? ''
    if (fault) found.push(`${path}:${code.slice(0, node.start).split('\n').length} ${fault}`)
    Object.values(node).forEach((inner) => walk(inner, node))
  }
  walk(parseSync(path, code).program)
  return found
}
