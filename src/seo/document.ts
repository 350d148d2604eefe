import { escapeMarkup } from '#resources/text/detect.ts'
import { headTags, scriptJson, type HeadData } from './headTags.ts'
import { noScript } from '../messages/noScript.ts'
import { messageFiles } from '../messages/translations.ts'
import { headingId } from '../layout/rendering.ts'
import { usualPreferences, type ShownPreferences } from '#resources/shownPreferences.ts'
import { isLanguage, type Writing } from '#resources/text/language.ts'
import type { PublicConfig } from '../providers/config.ts'

/** One rendered screen. */
export interface Rendered extends HeadData {
  /** 200; 404 for a missing record; 503 when data could not be loaded; 302 with `location` */
  status: number
  location?: string
  html: string
  /** the style tags of this rendering */
  styles: string
  /** the dehydrated query cache */
  state: unknown
  /** the screen's source file, to find its chunk in the manifest */
  file: string
}

/** Vite's manifest of the client build: source file → chunk. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>>

const json = (id: string, value: unknown) => `<script type="application/json" id="${id}">${scriptJson(value)}</script>`

/**
 * The whole document: the client build's index.html with its placeholders filled in. Without `rendered` it is the
 * empty app, which the browser renders from scratch.
 * @param shown what it was rendered by, which the app's first render repeats
 * @param origin the site's origin without a trailing slash; makes addresses in link previews absolute
 * @param url the requested path and query
 */
export function fillDocument(
  template: string,
  options: {
    writing: Writing
    shown?: ShownPreferences
    config: PublicConfig
    rendered?: Rendered
    manifest?: Manifest
    origin?: string
    url?: string
  },
): string {
  const { writing, shown, config, rendered, manifest, origin = '', url = '' } = options
  const lang = new URLSearchParams(url.split('?')[1]).get('lang')
  const headOptions = {
    appName: config.appName,
    writing,
    origin,
    requestedLanguage: isLanguage(lang) ? lang : null,
  }
  const file = rendered?.file
  const title = rendered ? headTags(rendered, headOptions) : `<title>${escapeMarkup(config.appName)}</title>`
  const document = cutDocument(template, { writing, manifest, file })
  const isUsual = !shown || (shown.lakhs === usualPreferences.lakhs && shown.town === usualPreferences.town)
  const renderedBy = isUsual ? '' : json('shown', shown)
  const data = json('config', config) + renderedBy + (rendered ? json('state', rendered.state) : '') + document.modules
  const [beforeHead, beforeApp, beforeData, end] = document.parts
  const { pictures, html } = firstPictures(rendered?.html ?? '')
  const head = pictures + title + firstFrame(html) + document.preloads + (rendered?.styles ?? '')
  return beforeHead + head + beforeApp + html + beforeData + data + end
}

/** Where there is a heading, no frame is drawn without it (docs/decisions/server-rendering.md#the-first-frame). */
const firstFrame = (html: string) =>
  html.includes(` id="${headingId}"`) ? `<link rel="expect" href="#${headingId}" blocking="render">` : ''

// A tag ends where the next begins, so that each character is looked at once.
const leadingPreloads = /^(?:<link rel="preload"[^<>]*>)+/
const isUrgent = (preload: string) => preload.includes('fetchPriority="high"')

/**
 * React puts the preloads of pictures before the screen, behind 40 kB of styles and the script. In front of them a browser asks for the
 * largest picture as soon as the document begins.
 */
function firstPictures(html: string): { pictures: string; html: string } {
  const preloads = leadingPreloads.exec(html)?.[0] ?? ''
  const all = preloads.match(/<link[^<>]*>/g) ?? []
  const pictures = [...all.filter(isUrgent), ...all.filter((preload) => !isUrgent(preload))].join('')
  return { pictures, html: html.slice(preloads.length) }
}

/** A template with the places that each request fills. */
interface CutDocument {
  template: string
  parts: readonly [beforeHead: string, beforeApp: string, beforeData: string, end: string]
  preloads: string
  modules: string
}

interface Cut {
  writing: Writing
  manifest: Manifest | undefined
  /** of the rendered screen */
  file: string | undefined
}

/** Cut once for each screen of a build, of which there are a few dozen: to look through 50 kB takes longer than to fill them in. */
const cutDocuments = new WeakMap<Manifest, Map<string, CutDocument>>()

function cutDocument(template: string, cut: Cut): CutDocument {
  const { writing, manifest, file } = cut
  // In development the template changes with its sources.
  if (!manifest) return cutNow(template, cut)
  const known = cutDocuments.get(manifest) ?? new Map<string, CutDocument>()
  cutDocuments.set(manifest, known)
  const key = `${writing.language} ${writing.digits} ${file ?? ''}`
  let found = known.get(key)
  if (found?.template !== template) known.set(key, (found = cutNow(template, cut)))
  return found
}

function cutNow(template: string, { writing, manifest, file }: Cut): CutDocument {
  const texts = messageFiles[writing.language]
  // What is rendered is read before the app answers, so it comes first. An empty document waits for the app.
  const late = file !== undefined && manifest ? startLater(template, chunksOf([texts, file], manifest)) : null
  const document = (late?.template ?? template)
    .replace('<html lang="en"', `<html lang="${writing.language}" data-digits="${writing.digits}"`)
    .replace(/<title>[^<]*<\/title>/, '')
    .replace('<p id="no-script" data-nosnippet>', `$&${escapeMarkup(noScript[writing.language])}`)
  const [beforeHead = '', afterHead = ''] = document.split('<!--head-->')
  const [beforeApp = '', afterApp = ''] = afterHead.split('<!--app-->')
  const [beforeData = '', end = ''] = afterApp.split('<!--data-->')
  return {
    template,
    parts: [beforeHead, beforeApp, beforeData, end],
    preloads: late ? '' : preloads(chunksOf([texts], manifest)),
    modules: late?.modules ?? '',
  }
}

/** The chunks of these files and their imports; what is imported comes first. */
function chunksOf(files: readonly string[], manifest: Manifest | undefined): string[] {
  const chunks = new Set<string>()
  const seen = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest?.[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(collect)
    chunks.add(chunk.file)
  }
  files.forEach(collect)
  return [...chunks].map((chunk) => `/${chunk}`)
}

const preloads = (chunks: readonly string[]) =>
  chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="${chunk}">`).join('')

// A tag ends where another begins, so that each character is looked at once.
const entryTag = /<script type="module"[^<>"]* src="([^<>"]+)"><\/script>/g
const preloadTag = /<link rel="modulepreload"[^<>"]* href="([^<>"]+)">/g

/**
 * The document without its module scripts, and the list from which the script in index.html loads them later. Each runs in a task of
 * its own, so what others import comes first, and the entry last.
 */
function startLater(template: string, chunks: readonly string[]): { template: string; modules: string } | null {
  // Where the entry has no code of its own, there is a tag for each of its imports, the app last.
  const entries = [...template.matchAll(entryTag)].flatMap(([, src]) => src ?? [])
  const entry = entries.at(-1)
  if (!entry) return null
  const preloaded = [...template.matchAll(preloadTag)].flatMap(([, href]) => href ?? [])
  const modules = new Set([...entries, ...chunks, ...preloaded].filter((file) => file !== entry)).add(entry)
  return { template: template.replace(entryTag, '').replace(preloadTag, ''), modules: json('modules', [...modules]) }
}
