import { parseSync } from 'vite'

/**
 * Bare texts of a component that a browser's translator would break. Google Translate puts a `<font>` in the place of every text
 * node, which React does not know of. Where an element holds one text and nothing else, React writes the element's text anew and all
 * is well. A text beside something else stays as it was translated once, and the screen breaks when React takes it away or puts
 * something before it. Such a text belongs in an element of its own. So does one that a component returns without an element.
 */
export function bareTexts(path: string, source: string): string[] {
  const { program } = parseSync(path, source)
  const drawing = drawingNames(program)
  const mui = new Set(
    Array.from(source.matchAll(/^import (\w+) from '@mui\/material\/(?:Button|MenuItem)'/gm), ([, name]) => name!),
  )
  const found: Syntax[] = []
  visit(program, (node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') found.push(...bareIn(node, { drawing, mui }))
    const name = nameOf(node)
    if (name && /^[A-Z]/.test(name)) found.push(...returnedBy(node).filter(isSurelyText))
  })
  return found.map(({ start, end }) => {
    const text = source.slice(start, end)
    const line = source.slice(0, end - text.trimStart().length).split('\n').length
    return `${path}:${line} ${text.trim().split('\n')[0]}`
  })
}

interface Syntax {
  type: string
  start: number
  end: number
  [part: string]: unknown
}
const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value

function visit(value: unknown, look: (node: Syntax) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, look)
  if (!isSyntax(value)) return
  look(value)
  for (const part of Object.values(value)) visit(part, look)
}

/** Properties that hold elements, never a text alone. */
const elements =
  /^(children|icon|shapes|actions?|aside|below|mark|note|otherWays|help|nothing|skeleton|picture|conflictDialog|question|whatCounts|offered|partly|rows)$/

function bareIn(
  { type, children, openingElement }: Syntax,
  { drawing, mui }: { drawing: ReadonlySet<string>; mui: ReadonlySet<string> },
): Syntax[] {
  const shown = (children as Syntax[]).filter(
    (child) => !(child.type === 'JSXText' && String(child['value']).trim() === '') && !isEmpty(child),
  )
  const isText = (child: Syntax) =>
    child.type === 'JSXText' ||
    (child.type === 'JSXExpressionContainer' && !draws(child['expression'] as Syntax, drawing))
  const texts = shown.filter(isText)
  if (type === 'JSXFragment' && shown.length === 1) return texts
  // MUI draws icons and a ripple beside what a button says.
  if (mui.has(String(((openingElement as Syntax | undefined)?.['name'] as Syntax | undefined)?.['name'])))
    return texts.filter((text) => shown.length > 1 || (text['expression'] as Syntax).type === 'ConditionalExpression')
  return shown.length > 1 && shown.some(({ type: kind }) => kind === 'JSXExpressionContainer') ? texts : []
}
const isEmpty = ({ type, expression }: Syntax) =>
  type === 'JSXExpressionContainer' && (expression as Syntax).type === 'JSXEmptyExpression'

/** Whether an expression is an element or nothing. */
function draws(node: Syntax, drawing: ReadonlySet<string>): boolean {
  const part = (name: string) => draws(node[name] as Syntax, drawing)
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'Literal':
      // A translator passes by what is only a space.
      return node['value'] === null || typeof node['value'] === 'boolean' || String(node['value']).trim() === ''
    case 'Identifier':
      return drawing.has(String(node['name'])) || elements.test(String(node['name'])) || node['name'] === 'undefined'
    case 'LogicalExpression':
      return node['operator'] === '&&' ? part('right') : part('left') && part('right')
    case 'ConditionalExpression':
      return part('consequent') && part('alternate')
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return part('expression')
    case 'MemberExpression':
      return part('property') || part('object')
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration': {
      const returned = returnedBy(node)
      return returned.length > 0 && returned.every((one) => draws(one, drawing))
    }
    case 'CallExpression': {
      const callee = node['callee'] as Syntax
      const isMap = callee.type === 'MemberExpression' && (callee['property'] as Syntax)['name'] === 'map'
      return isMap ? (node['arguments'] as Syntax[]).some((one) => draws(one, drawing)) : draws(callee, drawing)
    }
    default:
      return false
  }
}

/** What a file calls elements, and functions that answer one. */
function drawingNames(program: unknown): Set<string> {
  const names = new Set<string>()
  visit(program, (node) => {
    const made = node.type === 'VariableDeclarator' ? node['init'] : node
    const name = nameOf(node)
    if (name && isSyntax(made) && draws(made, names)) names.add(name)
  })
  return names
}

function nameOf({ type, id }: Syntax): string | undefined {
  if (type !== 'VariableDeclarator' && type !== 'FunctionDeclaration') return undefined
  return (id as { name?: string } | null)?.name
}

/** What a function returns. */
function returnedBy(node: Syntax): Syntax[] {
  const made = (node.type === 'VariableDeclarator' ? node['init'] : node) as Syntax | null
  if (!made || !/^(ArrowFunctionExpression|FunctionDeclaration)$/.test(made.type)) return []
  const body = made['body'] as Syntax
  if (body.type !== 'BlockStatement') return [body]
  const returned: Syntax[] = []
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) look(one)
    if (!isSyntax(value) || /Function/.test(value.type)) return
    if (value.type === 'ReturnStatement' && isSyntax(value['argument'])) returned.push(value['argument'])
    for (const part of Object.values(value)) look(part)
  }
  look(body)
  return returned
}

/** A sentence of the messages, a template or a text. */
function isSurelyText(node: Syntax): boolean {
  if (node.type === 'TemplateLiteral') return true
  if (node.type === 'Literal') return typeof node['value'] === 'string'
  if (node.type === 'ConditionalExpression')
    return isSurelyText(node['consequent'] as Syntax) || isSurelyText(node['alternate'] as Syntax)
  if (node.type === 'CallExpression') return isSurelyText(node['callee'] as Syntax)
  if (node.type === 'MemberExpression') return isSurelyText(node['object'] as Syntax)
  return node.type === 'Identifier' && /^(t|digits|formatDigits)$/.test(String(node['name']))
}
