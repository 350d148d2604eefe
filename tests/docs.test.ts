import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isThere, projectFiles, read } from './projectFiles.ts'

/** Citations in comments and documents lead to existing files, anchors, rows of the specification and statements of safety. */

const atTheRoot = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  '.env.example',
  '.oxlintrc.json',
  'vite.config.ts',
  'vitest.config.ts',
]
const texts = [...projectFiles(), ...atTheRoot].filter(
  (path) =>
    /\.(md|ts|tsx|mts|mjs|css|json|example)$/.test(path) && !/migrations\/meta\/|^tests\/docs\.test\.ts$/.test(path),
)
const documents = texts.filter((path) => path.endsWith('.md'))
const decisions = documents.filter((path) => path.startsWith('docs/decisions/'))

const linesOf = new Map(texts.map((path) => [path, read(path).split('\n')]))

/** `path:line text` for each text that `find` reports. */
const faults = (paths: readonly string[], find: (line: string, path: string) => string[]) =>
  paths.flatMap((path) =>
    linesOf.get(path)!.flatMap((line, at) => find(line, path).map((what) => `${path}:${at + 1} ${what}`)),
  )

const cut = (line: string, pattern: RegExp) => [...line.matchAll(pattern)].map((match) => match[0])

/** The anchor GitHub gives a heading: lower case, hyphens for spaces, no punctuation. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const anchors = new Map(
  documents.map((path) => {
    const prose = read(path).replace(/^```[^]*?^```/gm, '')
    return [path, new Set([...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => slug(heading)))]
  }),
)
const hasAnchor = (path: string, anchor: string) => anchors.get(path)?.has(anchor) ?? false

const rows = new Set([...read('docs/spec-coverage.md').matchAll(/^\| ([1-9]\.\d{2,3}) \|/gm)].map(([, id]) => id))

describe('a citation in a comment or document', () => {
  test('of a document names an existing one, with existing anchors', () => {
    // docs/rules.md#status, #toggles: the further anchors are of the same document.
    const cited = /\bdocs\/[\w./-]+\.md(#[\w-]+)?((, | and | to )#[\w-]+)*/g
    const broken = faults(texts, (line) =>
      cut(line, cited).filter((citation) => {
        const [path = '', ...its] = citation.split(/(?:, | and | to )?#/)
        return !documents.includes(path) || !its.every((anchor) => hasAnchor(path, anchor))
      }),
    )
    expect(broken).toEqual([])
  })

  test('of the specification names existing rows', () => {
    const cited = /\bspec \d[\d.]*(?:(?:, | and | to )\d\.\d+)*/g
    const broken = faults(texts, (line) =>
      cut(line, cited).filter((citation) => !cut(citation, /\d[\d.]*\d|\d/g).every((id) => rows.has(id))),
    )
    expect(broken).toEqual([])
  })

  test('of a statement of safety names an existing one', () => {
    const broken = faults(texts, (line) =>
      cut(line, /(?<!\w)S[0-6]\d(?!\w)/g).filter((id) => !hasAnchor('docs/safety.md', id.toLowerCase())),
    )
    expect(broken).toEqual([])
  })

  test('gives the full path and an anchor, never a bare file name or section number', () => {
    const sections = /\b(?:[Ss]pec|[Cc]ontract) sections? \d|\b[Ss]afety,? S\d/g
    const bareNames = /(?<![\w./'-])(?!README|CONTRIBUTING|CHANGELOG|SECURITY)[\w-]+\.md\b/g
    const inCode = texts.filter((path) => !path.endsWith('.md'))
    expect(faults(texts, (line) => cut(line, sections))).toEqual([])
    expect(faults(inCode, (line) => cut(line, bareNames))).toEqual([])
  })
})

describe('documents', () => {
  test('link to existing files and headings', () => {
    const broken = faults(documents, (line, path) =>
      [...line.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
        if (/^[a-z]+:/.test(target)) return []
        const [file = '', anchor] = target.split('#')
        const there = file === '' ? path : posix.join(posix.dirname(path), file)
        return isThere(there) && (anchor === undefined || hasAnchor(there, anchor)) ? [] : [target]
      }),
    )
    expect(broken).toEqual([])
  })

  test('name existing files of code', () => {
    const named = /`((?:bench|demo|public|resources|server|src|tests)\/[\w./-]*)`/g
    const broken = faults(documents, (line) =>
      [...line.matchAll(named)].map(([, path = '']) => path).filter((path) => !isThere(path)),
    )
    expect(broken).toEqual([])
  })

  test('name functions with the file that has them', () => {
    // `serializeRecord` (`server/api/answer.ts`), `may()` in `resources/access.ts`
    const named = /`(\w+)(?:\(\))?` (?:\(|in )`((?:demo|resources|server|src|tests)\/[\w./-]+\.\w+)`/g
    const pairs = documents.flatMap((path) =>
      [...read(path).matchAll(named)].map(([, name = '', file = '']) => ({ name, file, path })),
    )
    expect(pairs.length).toBeGreaterThan(20)
    const isIn = (name: string, file: string) => isThere(file) && new RegExp(`\\b${name}\\b`).test(read(file))
    expect(pairs.filter(({ name, file }) => !isIn(name, file))).toEqual([])
  })

  test('about decisions give their date', () => {
    expect(decisions.length).toBeGreaterThan(10)
    expect(decisions.filter((path) => !/^# .+\n\n\d{4}-\d{2}-\d{2}\n/.test(read(path)))).toEqual([])
  })

  test('about safety name a test with the number of each statement in its title, or say what is missing', () => {
    const statements = read('docs/safety.md').split(/^### /m).slice(1)
    expect(statements.length).toBeGreaterThan(35)
    const unproven = statements.filter((statement) => {
      const id = statement.slice(0, 3)
      const tests = /^- Test: (.+)$/m.exec(statement)?.[1]?.match(/[\w./-]+\.test\.tsx?/g) ?? []
      return tests.length > 0 ? !tests.some((path) => namesStatement(read(path), id)) : !statement.includes('**Open**')
    })
    expect(unproven.map((statement) => statement.slice(0, 3))).toEqual([])
  })
})

/** Whether a test or a group of tests has the statement's number in its title. */
const namesStatement = (text: string, id: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*(\*|\/[/*])/.test(line))
    .some((line) => new RegExp(`['"\`][^'"\`]*\\b${id}\\b[^'"\`]*['"\`]`).test(line))
