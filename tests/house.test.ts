import { basename, dirname, join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { bareTexts } from './text/bareTexts.ts'
import { decisionsByName } from './entityNames.ts'
import { importCircles, importGraph } from './importGraph.ts'
import { projectFiles, read } from './projectFiles.ts'
import { screens, type ScreenRow } from '#src/screens/manifest.ts'

/** Rules of CONTRIBUTING.md that the linter cannot express. */

const files = projectFiles()
const isCode = (path: string) => /\.(ts|tsx|mjs|mts)$/.test(path)
const isTest = (path: string) => /\.test(-d)?\.tsx?$/.test(path) || path.startsWith('tests/')

/** `path:line text` for every line that matches the pattern. */
function linesWith(pattern: RegExp, paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  )
}

/** The texts written in a component: between tags, and in attributes that are shown or read aloud. */
function wordsIn(node: unknown, parent?: SyntaxNode): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => wordsIn(one, parent))
  if (!isSyntax(node)) return []
  const own = node.type === 'JSXText' || isShown(node, parent) ? String(node.value) : ''
  const inside = Object.values(node).flatMap((value) => wordsIn(value, node))
  return /\p{L}/u.test(own.replace(/&\w+;/g, '')) ? [own.trim(), ...inside] : inside
}
interface SyntaxNode {
  type: string
  value?: unknown
  name?: { name?: string }
}
const isSyntax = (node: unknown): node is SyntaxNode => typeof node === 'object' && node !== null && 'type' in node
const readOut =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|helperText|primary|secondary)$/
const isShown = (node: SyntaxNode, parent: SyntaxNode | undefined) =>
  node.type === 'Literal' &&
  typeof node.value === 'string' &&
  (parent?.type === 'JSXExpressionContainer' ||
    (parent?.type === 'JSXAttribute' && readOut.test(parent.name?.name ?? '')))

/** Objects with fixed names that are asked by a text of which the compiler knows nothing. */
function tablesByText(path: string, text: string): string[] {
  const tables = new Set<string>()
  const asked: string[] = []
  if (!/Record<string|\}\)?\[/.test(text)) return asked
  const { program } = parseSync(path, text)
  const isNarrowed = (key: { type: string; start: number; end: number }) =>
    key.type === 'TSAsExpression' && !text.slice(key.start, key.end).endsWith(' as string')
  const isTable = (type: string) => /(^| as |: )(Readonly<|Partial<)*Record<string\b/.test(type)
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !init || /^\{(\}| \.\.\.)/.test(text.slice(init.start, init.end))) return
      const made = init.type === 'TSAsExpression' ? init.expression : init
      const type = text.slice(id.start, id.end).replace(/^\w+/, '') + text.slice(made.end, init.end)
      if (isTable(type) && /^(\{|Object\.fromEntries)/.test(text.slice(made.start, made.end))) tables.add(id.name)
    },
  }).visit(program)
  new Visitor({
    MemberExpression({ object, property, computed }) {
      // A key that is cast has been thought about, unless it is made wider.
      if (!computed || property.type === 'Literal' || isNarrowed(property)) return
      const isInPlace = object.type === 'ParenthesizedExpression' && object.expression.type === 'ObjectExpression'
      const isNamed = object.type === 'Identifier' && tables.has(object.name)
      if (isInPlace || object.type === 'ObjectExpression' || isNamed)
        asked.push(`${path} ${text.slice(object.start, property.end + 1)}`)
    },
  }).visit(program)
  return asked
}

describe('names', () => {
  test('no folder or file is named utils, helpers, misc, common, shared or lib', () => {
    const drawers = /^(utils?|helpers?|misc|common|shared|lib)$/
    const parts = (path: string) => [...dirname(path).split('/'), basename(path).replace(/\..*$/, '')]
    expect(files.filter((path) => parts(path).some((part) => drawers.test(part)))).toEqual([])
  })

  test('no screen is named page, which is an entity', () => {
    const views = /^src\/(screens|resource|layout)\/.*Page\.tsx$/
    expect(files.filter((path) => views.test(path))).toEqual([])
  })
})

describe('files', () => {
  const code = files.filter(isCode)

  test('no import circles, type-only imports included', () => {
    const graph = importGraph(code)
    expect([...graph.values()].flat().length).toBeGreaterThan(2000)
    expect(importCircles(graph)).toEqual([])
  })

  test('a circle is found, also of types and through other files', () => {
    const circle = new Map([
      ['a.ts', ['b.ts']],
      ['b.ts', ['c.ts', 'd.ts']],
      ['c.ts', []],
      ['d.ts', ['b.ts']],
    ])
    expect(importCircles(circle)).toEqual(['b.ts → d.ts → b.ts'])
    const seo = importGraph(code).get('src/seo/headTags.ts')
    expect(seo).toContain('src/layout/rendering.ts')
    expect(seo).toContain('src/messages/index.ts')
  })

  test('a file has 15 lines or more, unless it is a program or the texts of one language', () => {
    const imported = new Set([...importGraph(code).values()].flat())
    const pairs = /^src\/messages\//
    // A component's styles are a part of it.
    const styles = (path: string) => path.replace(/\.tsx$/, '.module.css')
    const linesOf = (path: string): number =>
      read(path).trimEnd().split('\n').length +
      (path.endsWith('.tsx') && files.includes(styles(path)) ? linesOf(styles(path)) : 0)
    const small = code.filter((path) => !isTest(path) && !/^demo\/|\.d\.ts$|test-d/.test(path) && linesOf(path) < 15)
    expect(small.filter((path) => imported.has(path) && !pairs.test(path))).toEqual([])
  })

  test('at most thirty files in a folder, except where one file stands for one entity, decision or migration', () => {
    const counts = new Map<string, number>()
    for (const path of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
    const full = [...counts].filter(
      ([folder, count]) => count > 30 && !/^resources|^docs\/decisions$|\/migrations(?:\/|$)/.test(folder),
    )
    expect(full).toEqual([])
  })
})

describe('texts that a browser translates', () => {
  test('no text stands bare beside something that may change', () => {
    const components = files.filter((path) => /^src\/.*\.tsx$/.test(path) && !isTest(path))
    expect(components.flatMap((path) => bareTexts(path, read(path)))).toEqual([])
  })

  test('such a text is found beside an element or another text, alone in a component, and changing in a button of MUI', () => {
    const source = `import Press from '@mui/material/Button'
      const mark = (name: string) => <b>{name}</b>
      const Price = ({ isOn, text }) => (
        <p>
          {isOn && <b />}
          Ks
        </p>
      )
      const State = ({ isOn, text }) => <i>{isOn && t.on}{text}</i>
      const Said = () => t.said
      const Save = ({ busy }) => <Press>{busy ? t.saving : t.save}</Press>
      const fine = <p>{isOn ? t.on : text}</p>
      const Fine = ({ icon }) => <p>{icon}{mark('a')} <span>{t.on}</span></p>`
    const found = bareTexts('a.tsx', source)
    expect(found).toEqual([
      'a.tsx:6 Ks',
      'a.tsx:9 {isOn && t.on}',
      'a.tsx:9 {text}',
      'a.tsx:10 t.said',
      'a.tsx:11 {busy ? t.saving : t.save}',
    ])
  })
})

describe('plain and MUI (docs/decisions/plain-elements.md)', () => {
  const code = files.filter((path) => isCode(path) && path.startsWith('src/') && !isTest(path))
  const drawsMui = (path: string) => /^import (?!type\b)[^;]*?from '@(mui|emotion)\//m.test(read(path))
  // What a file loads with itself, and what it loads later; types are gone by then.
  const imports = (path: string) =>
    /^(?:import|export) (?!type\b)(?:[^;']*? from )?'([^']+)'/gm[Symbol.matchAll](read(path))
  const fileOf = (specifier: string, from: string) =>
    specifier.startsWith('#src/') ? specifier.slice(1) : specifier.startsWith('.') ? join(dirname(from), specifier) : ''
  const reached = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path) || !code.includes(path)) return seen
    seen.add(path)
    for (const [, specifier = ''] of imports(path)) reached(fileOf(specifier, path), seen)
    return seen
  }
  const muiReachedBy = (path: string) => [...reached(path)].filter(drawsMui)

  const rows = Object.values<ScreenRow>(screens)
  const fileOfScreen = ({ file }: ScreenRow) => `src/screens/${file}.tsx`

  test('public screens have nothing of MUI or Emotion', () => {
    const open = rows.filter(({ isProtected }) => !isProtected)
    expect(open.filter(({ chunk }) => !chunk)).toEqual([])
    const entries = ['src/entry.client.tsx', ...new Set(open.map(fileOfScreen))]
    expect(entries.filter((path) => !code.includes(path))).toEqual([])
    expect(reached('src/entry.client.tsx').size).toBeGreaterThan(50)
    expect(entries.flatMap((path) => muiReachedBy(path).map((found) => `${path} → ${found}`))).toEqual([])
    expect(muiReachedBy('src/screens/profile/ProfileScreen.tsx')).not.toEqual([])
  })

  test('a screen says only sentences that come with it (docs/decisions/one-language.md)', () => {
    const says = (row: ScreenRow, hooks: string) => reached(fileOfScreen(row)).has(`src/messages/${hooks}.ts`)
    const reading = rows.filter(({ sentences, isInMui }) => !sentences && !isInMui)
    expect(reading.filter((row) => says(row, 'namespaces'))).toEqual([])
    expect(rows.filter((row) => row.sentences && row.sentences !== 'all' && says(row, 'working'))).toEqual([])
    expect(says(screens.login, 'namespaces')).toBe(true)
  })

  test('dialogs, menus and drawers are those that the back button closes (docs/decisions/back-button.md)', () => {
    const others = /^import .*'@mui\/material\/(Dialog|Drawer|Menu|Modal|Popover|SwipeableDrawer)'/
    const own = (path: string) => path.startsWith('src/layout/over/')
    expect(linesWith(others, code.filter(own))).toHaveLength(3)
    expect(
      linesWith(
        others,
        code.filter((path) => !own(path)),
      ),
    ).toEqual([])
  })

  test('plain components load what is drawn with MUI through lazyMui, which brings the theme', () => {
    const loads =
      /(lazyMui|loadInMui|screenInMui)?\((?:async )?\(\) =>\s*\(?(?:await )?import\(\s*'([^']+)'|(lazyMui|loadInMui|screenInMui)\(async \(\) => \{\s*const [^;]*?await import\('([^']+)'\)/g
    const unthemed = code
      .filter((path) => muiReachedBy(path).length === 0)
      .flatMap((path) =>
        [...read(path).matchAll(loads)].flatMap(([, one, first, other, second]) => {
          const target = fileOf(first ?? second ?? '', path)
          return (one ?? other) ||
            !code.includes(target) ||
            muiReachedBy(target).length === 0 ||
            target.endsWith('MuiScope.tsx')
            ? []
            : [`${path} → ${target}`]
        }),
      )
    expect(unthemed).toEqual([])
  })
})

describe('styles', () => {
  const modules = files.filter((path) => path.endsWith('.module.css'))
  const nameOf = (path: string) => basename(path, '.module.css')

  test('CSS Modules have names of their own, because classes are named after them', () => {
    expect(modules.length).toBeGreaterThan(30)
    expect(modules.filter((path) => modules.some((other) => other !== path && nameOf(other) === nameOf(path)))).toEqual(
      [],
    )
  })

  test('no screen sets a font size of its own: texts have roles, signs a size of theirs (docs/experience.md#look)', () => {
    const drawn = files.filter(
      (path) => /^src\/(?!theme\/|elements\/icons\/).*\.(css|tsx)$/.test(path) && !isTest(path),
    )
    // Labels of tabs give way to their tab, and a sign follows its text.
    const own = /font-size: (?!var\(--icon-|min\(|1[\d.]*em;)|fontSize: ['"`]/
    expect(linesWith(own, drawn)).toEqual([])
    expect(linesWith(own, ['src/theme/base.css'])).not.toEqual([])
  })

  test('every custom property that styles ask for is defined: a misspelt one is no error to a browser', () => {
    const styled = files.filter((path) => /\.(css|tsx?|html)$/.test(path) && !isTest(path))
    const defined = new Set(
      styled.flatMap((path) => [...read(path).matchAll(/(--[\w-]+)(?:['"`\]]*:|['"`],)/g)].map(([, name]) => name)),
    )
    const own = /var\((--(?!mui-)[\w-]+)\)/g
    const unknown = styled.flatMap((path) =>
      [...read(path).matchAll(own)].flatMap(([, name]) => (defined.has(name) ? [] : [`${path}: ${name}`])),
    )
    expect(unknown).toEqual([])
  })

  test('the own styles are the last import, so that they follow those of the elements they change', () => {
    const isOwn = (path: string, source: string) => source === `./${basename(path).replace(/\.tsx?$/, '')}.module.css`
    const late = files.filter(isCode).filter((path) => {
      const sources = [...read(path).matchAll(/^import .*? from '([^']+)'$|^\} from '([^']+)'$/gm)].map(
        (found) => found[1] ?? found[2] ?? '',
      )
      const at = sources.findIndex((source) => isOwn(path, source))
      return at >= 0 && at < sources.length - 1
    })
    expect(late).toEqual([])
  })
})

describe('code', () => {
  const code = files.filter(isCode).filter((path) => path !== 'tests/house.test.ts')

  test('no TODO or FIXME', () => {
    expect(linesWith(/\b(TODO|FIXME|XXX|HACK)\b/, code)).toEqual([])
  })

  test('code for browsers has no lookbehind: Safari before 16.4 refuses to load the file', () => {
    const loaded = code.filter((path) => /^(resources|src)\//.test(path) && !isTest(path))
    expect(linesWith(/\(\?<[=!]/, loaded)).toEqual([])
  })

  test('links are our own: those of react-router bring what only frameworks need (docs/decisions/router-adapter.md#links)', () => {
    const theirs = /import \{[^}]*(?<!type )\b(?:Link|NavLink|Form)\b[^}]*\} from 'react-router|from 'react-router-dom'/
    const app = code.filter((path) => path.startsWith('src/') && !isTest(path))
    expect(app.filter((path) => theirs.test(read(path)))).toEqual([])
  })

  test('every sentence a person reads is in src/messages', () => {
    const screens = code.filter((path) => /^src\/.*\.tsx$/.test(path) && !isTest(path))
    expect(screens.length).toBeGreaterThan(100)
    expect(
      screens.flatMap((path) => wordsIn(parseSync(path, read(path)).program).map((words) => `${path} ${words}`)),
    ).toEqual([])
  })

  test('screens read labels from src/messages: in the browser the declarations have none', () => {
    const screens = code.filter((path) => path.startsWith('src/') && !isTest(path))
    expect(linesWith(/\blabel(\??\.(en|my|one|many)\b|(\?\.)?\[)|\bvalueLabels\b/, screens)).toEqual([])
  })

  test('demo/ imports only resources/, and only server/fill imports demo/', () => {
    const demo = code.filter((path) => path.startsWith('demo/') && !isTest(path))
    expect(demo.length).toBeGreaterThan(60)
    expect(linesWith(/\bfrom '(?!\.|#resources\b)/, demo)).toEqual([])
    const readers = code.filter((path) => /^(server|src|resources)\//.test(path) && !path.startsWith('server/fill/'))
    expect(linesWith(/['"](#|(\.\.\/)+)demo\//, readers)).toEqual([])
  })

  test('no test is skipped', () => {
    const skips = /\b(test|it|describe)\.(skip|todo|only)\b|\bx(it|describe)\(/
    expect(linesWith(skips, code.filter(isTest))).toEqual([])
  })

  test('only errors.ts writes the body of an error, in the language of the request', () => {
    const others = code.filter((path) => path.startsWith('server/') && !isTest(path) && path !== 'server/errors.ts')
    expect(linesWith(/status: 'error'/, others)).toEqual([])
  })

  test('S17 a write reads the rights of its person again: routes open no transaction of their own', () => {
    const own = ['server/api/transactionAs.ts', 'server/routes/login.ts']
    const routes = code.filter((path) => /^server\/(api|routes)\//.test(path) && !isTest(path) && !own.includes(path))
    expect(linesWith(/\.transaction\(/, routes)).toEqual([])
  })

  test('what a module of the server remembers is in the registry, which tests clear and /metrics counts', () => {
    const others = code.filter((path) => path.startsWith('server/') && !isTest(path) && path !== 'server/memories.ts')
    expect(linesWith(/^(export )?const \w+(: [^=]+)? = new (LRUCache\b|Map<)/, others)).toEqual([])
  })

  test('a table that is asked by any text is a Map: every object has a constructor and a toString (S22)', () => {
    const product = code.filter((path) => /^(resources|server|src)\//.test(path) && !isTest(path))
    expect(product.flatMap((path) => tablesByText(path, read(path)))).toEqual([])
    const seen = [
      'const words: Readonly<Record<string, string>> = { north: "x" }; words[word]',
      'const words = { north: "x" } as Record<string, string>; words[one + other]',
      'const read = (text: string) => ({ 1: true })[text]',
    ]
    for (const text of seen) expect(tablesByText('x.ts', text), text).toHaveLength(1)
  })

  test("only paths.ts, adminPaths.ts and the screens' manifest contain addresses of the app", () => {
    const spelling = ['src/paths.ts', 'src/adminPaths.ts', 'src/screens/manifest.ts']
    const names =
      'home|article|page|post|product|productCategory|category|marketplace|login|profile|manage|search|share|report|admin|reward|chatGroup|uploads'
    // The providers contain the addresses of the API.
    const address = new RegExp(`['"\`]/(${names})\\b(?!/api\\b)`)
    const others = code.filter((path) => path.startsWith('src/') && !isTest(path) && !spelling.includes(path))
    expect(linesWith(address, others).filter((line) => !/:\d+ (\*|\/\/|\/\*|import)/.test(line))).toEqual([])
  })
})

describe('facts are declared, not guessed by name (resources/facts.ts)', () => {
  const genericCode =
    /^(server\/(api|db\/(records|search|searchIndex|tables|writing)|render)|src\/(fields|resource|providers))\//

  test('generic code never compares, lists or imports an entity by name', () => {
    const code = files.filter((path) => isCode(path) && genericCode.test(path) && !isTest(path))
    expect(code.length).toBeGreaterThan(150)
    expect(code.flatMap((path) => decisionsByName(path, read(path)))).toEqual([])
  })

  test('one file decides which resources are under a page', () => {
    const deciding = files.filter((path) => isCode(path) && !isTest(path) && /\bunder\.length\b/.test(read(path)))
    expect(deciding).toEqual(['resources/under.ts'])
  })

  test.each([
    "resource.name === 'page'",
    '`post` !== source',
    "['post', 'product'].includes(name)",
    "const viewable = ['article']",
    "name.includes('town')",
    "switch (name) { case 'report': }",
    'const looks = { page: 1, post: 2 }',
    'const of = (name) => ({ page: 1, post: 2 })[name]',
    'read(declarations.comment)',
    'const { town, page } = declarations',
    "import { page } from '#resources/page.ts'",
    "requireResource('product').fields",
    "registry.get('category')",
    "type Source = 'page' | 'product'",
    "const wide = new Set(['page', 'post'])",
    "wide.has('post')",
  ])('found: %s', (code) => expect(decisionsByName('found.ts', code)).not.toEqual([]))

  test.each([
    "const one = useGetOne('page', { id })",
    "cache.invalidateQueries({ queryKey: ['comment'] })",
    "queryKey: ['pageTransfer', 'open', email]",
    'const slice = { page: 1, perPage: 20 }',
    'choose({ region, town: null })',
    "kind === 'choice'",
    "import type { Page } from '#resources'",
    "import { maxStars } from '#resources/pageRating.ts'",
    'requireResource(source)',
  ])('allowed: %s', (code) => expect(decisionsByName('allowed.ts', code)).toEqual([]))
})

test('the lock file names no host', () => {
  expect(read('package-lock.json')).not.toContain('"resolved"')
})
