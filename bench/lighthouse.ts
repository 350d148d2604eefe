import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#server/errors.ts'
import { startApp } from '#tests/browser/support/app.ts'
import { demoOwner, signIn } from '#tests/browser/support/session.ts'
import { requireBrowser } from '#tests/browserProgram.mjs'
import { findExamples } from '#tests/screenshots/examples.ts'
import { screensToDraw } from '#tests/screenshots/screens.ts'
import { readCount, readOptions } from './options.ts'
import { median } from './phone/report.ts'
import { installTools, runTool, toolsFolder } from './tools.ts'

const versions = { lighthouse: '12.8.2' }
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
/** Points that each category is to reach; `seo` on screens that are indexed. */
const asked: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
/** Measured by default: the screens that most people land on. */
const usualRoutes = ['home', 'categories', 'page', 'product', 'marketplace', 'post']

/** The part of Lighthouse's report that is read here. */
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    {
      title: string
      score: number | null
      scoreDisplayMode: string
      displayValue?: string
      details?: { items?: object[] }
    }
  >
}

/**
 * `npm run bench -- lighthouse [--routes all|home,page] [--rounds 1] [--folder PATH]`: Lighthouse's points for a phone, of the built
 * app without map tiles. Lighthouse is installed in the folder, which is outside the repository, the first time.
 */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args, ['routes', 'rounds', 'folder'])
  const rounds = readCount(options.rounds, 1)
  const folder = options.folder ?? join(toolsFolder, 'lighthouse')
  await installTools(folder, versions)
  const browser = await requireBrowser()
  const reports = await mkdtemp(join(tmpdir(), 'zay-lighthouse-'))
  const app = await startApp({ env: { MAP_TILES_URL: 'off' } })
  try {
    const session = await signIn(app.url, demoOwner)
    const { examples } = await findExamples(app.url, { jwtToken: session.jwtToken, email: demoOwner.email })
    // Lighthouse looks at no screen that is answered with 404.
    const screens = screensToDraw(examples).filter(
      ({ name, viewers }) => viewers.includes('visitor') && name !== 'notFound',
    )
    const names =
      options.routes === 'all' ? screens.map(({ name }) => name) : (options.routes?.split(',') ?? usualRoutes)
    console.log(`route, ${categories.join(', ')} (medians of ${rounds})`)
    for (const name of names) {
      const screen = screens.find((one) => one.name === name)
      if (!screen) throw new StartError(`There is no public screen ${name}.`)
      const url = app.url + encodeURI(screen.path)
      const found: Report[] = []
      for (let round = 0; round < rounds; round++) found.push(await look(url, { folder, browser, reports }))
      print(screen.path, found, await isIndexed(url))
    }
  } finally {
    await app.stop()
    await rm(reports, { recursive: true, force: true })
  }
}

const isIndexed = async (url: string) => {
  const answer = await fetch(url)
  return answer.status === 200 && !/<meta name="robots" content="[^"]*noindex/.test(await answer.text())
}

interface Places {
  folder: string
  browser: string
  reports: string
}

async function look(url: string, { folder, browser, reports }: Places): Promise<Report> {
  const path = join(reports, 'report.json')
  const flags = ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ')
  const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
  const { code, output } = await runTool(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${path}`,
      `--chrome-flags=${flags}`,
      `--only-categories=${categories.join(',')}`,
    ],
    { cwd: folder, env: { ...process.env, CHROME_PATH: browser } },
  )
  if (code !== 0) throw new StartError(`Lighthouse could not look at ${url}:\n${output.slice(-1000)}`)
  return JSON.parse(await readFile(path, 'utf8')) as Report
}

function print(path: string, reports: readonly Report[], indexed: boolean): void {
  const counted = categories.filter((category) => category !== 'seo' || indexed)
  const points = counted.map((category) => {
    const value = Math.round(100 * median(reports.map((report) => report.categories[category].score ?? 0)))
    return `${value}${value < asked[category] ? ' (!)' : ''}`
  })
  console.log(`${path}: ${points.join(', ')}${indexed ? '' : ', not indexed'}`)
  if (points[0]?.includes('!')) for (const report of reports) console.log(`  ${metricsOf(report)}`)
  for (const category of counted.filter((one) => one !== 'performance'))
    for (const line of new Set(reports.flatMap((report) => problemsOf(report, category)))) console.log(`  ${line}`)
}

/** What the points for performance are made of. */
const metricsOf = ({ categories: found, audits }: Report): string =>
  found.performance.auditRefs
    .filter(({ weight }) => weight > 0)
    .map(
      ({ id }) => `${audits[id]?.title}: ${audits[id]?.displayValue} (${Math.round(100 * (audits[id]?.score ?? 0))})`,
    )
    .join(', ')

/** Audits of a category that cost points, with the first thing that each names. */
function problemsOf({ categories: found, audits }: Report, category: Category): string[] {
  return found[category].auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id]
    if (weight === 0 || !audit || audit.score === null || audit.score === 1) return []
    const [first] = audit.details?.items ?? []
    return [`${category}: ${audit.title} ${first ? JSON.stringify(first).slice(0, 300) : ''}`]
  })
}
