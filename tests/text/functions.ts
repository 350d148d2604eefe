import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadDetector } from '#resources/text/index.ts'
import { projectRoot } from '#server/config/environment.ts'

/** A function that is given people's text, and the longest text it is given. */
export interface TextFunction {
  readonly name: string
  readonly call: (text: string) => unknown
  readonly maxLength: number
}

/** Longest texts of the product (docs/rules.md#text-lengths), in characters. */
export const lengths = { policy: 200_000, longText: 20_000, text: 500 }

type AnyFunction = (...given: never[]) => unknown
type Call = (called: AnyFunction, text: string) => unknown

const apply = (called: AnyFunction, ...given: readonly unknown[]) => called(...(given as never[]))
const detector = await loadDetector()
const writing = { language: 'my', digits: 'burmese' }

/** How functions are called that take more than the text. A function that is not named here is given the text alone. */
const calls: Readonly<Record<string, Call | null>> = {
  compareNames: (called, text) => apply(called, text, `${text}က`),
  digitsIn: (called, text) => apply(called, 'burmese', text),
  formatDate: (called, text) => apply(called, text, writing),
  formatDay: (called, text) => apply(called, text, writing),
  formatMonth: (called, text) => apply(called, text, writing),
  isLongerThan: (called, text) => apply(called, text.length / 2, text),
  joinTokens: (called, text) => apply(called, text.split('')),
  matchVariants: (called, text) => apply(called, text.split('')),
  matchesTypeahead: (called, text) => apply(called, text, text.slice(1)),
  normalize: (called, text) => ['NFC', 'NFKC', 'NFKD'].map((form) => apply(called, text, form)),
  parseQuery: (called, text) => apply(called, text, detector),
  readEncoding: (called, text) => apply(called, text, detector),
  showPhone: (called, text) => apply(called, text, 'burmese'),
  withoutStopWords: (called, text) =>
    apply(called, [{ tokens: text.split(''), segments: text.split('').map((one) => [one]) }]),
  LinkedText: (called, text) => apply(called, { text }),
  // Components without logic of their own.
  BurmeseLineBreaks: null,
  ExternalLink: null,
  // Given numbers, a choice of ours, or nothing.
  acceptLanguageOf: null,
  formatClock: null,
  formatKyat: null,
  formatKyatRange: null,
  grouped: null,
  isMark: null,
  loadDetector: null,
  partsOf: null,
  // Compares words of a dictionary, whose length server/db/search limits. Grows with the product of the lengths by design.
  editDistance: null,
}

/** Functions that are given a search. */
const givenOneLine = new Set(['matchesTypeahead', 'parseQuery', 'toZawgyi'])
/** Functions that are given whole texts, policies among them. All others are given texts of at most 20,000 characters. */
const givenPolicies = new Set(
  'clean digitsIn escapeMarkup hasBurmese hasStackedMarks isBlank isLongerThan isWellFormedText LinkedText normalize readAsTyped readEncoding'.split(
    ' ',
  ),
)
const maxLengthOf = (name: string) =>
  givenOneLine.has(name) ? lengths.text : givenPolicies.has(name) ? lengths.policy : lengths.longText

const found = new Set<string>()

async function functionsOf(path: string): Promise<TextFunction[]> {
  const module = (await import(pathToFileURL(join(projectRoot, path)).href)) as Record<string, unknown>
  return Object.entries(module).flatMap(([name, called]) => {
    const call = name in calls ? calls[name] : apply
    found.add(name)
    if (typeof called !== 'function' || !call) return []
    return [
      {
        name: `${name} of ${path}`,
        call: (text: string) => call(called as AnyFunction, text),
        maxLength: maxLengthOf(name),
      },
    ]
  })
}

const inFolder = (folder: string) =>
  readdirSync(join(projectRoot, folder))
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.(test|d)\.ts$/.test(file) && file !== 'index.ts' && file !== 'sampleNames.ts',
    )
    .map((file) => `${folder}/${file}`)

/** Every exported function of these modules, so that a new one is tested without another line. */
const paths = [
  ...inFolder('resources/text'),
  ...inFolder('resources/text/zawgyi'),
  'resources/acceptLanguage.ts',
  'src/fields/place/mapLink.ts',
  'src/fields/values/LinkedText.tsx',
  'src/layout/language/BurmeseLineBreaks.tsx',
]

export const textFunctions = (await Promise.all(paths.map(functionsOf))).flat()

/** Names above that no module exports any more. */
export const unknownNames = [...Object.keys(calls), ...givenOneLine, ...givenPolicies].filter(
  (name) => !found.has(name),
)
