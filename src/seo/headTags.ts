import { hasWidths, nameInForm, shareSize } from '#resources/pictureWidths.ts'
import { cutText } from '#resources/text/cutText.ts'
import { escapeMarkup } from '#resources/text/detect.ts'
import { withoutTurning } from '#resources/text/store.ts'
import { picturesOf, shownText } from '#src/fields/values/shownText.ts'
import { documentTitle, type Head } from '#src/layout/rendering.ts'
import { messagesIn } from '#src/messages/both.ts'
import { languages, type Language, type Writing } from '#src/messages/index.ts'
import { paths, publicFiles, uploadUrl } from '#src/paths.ts'
import { structuredData } from './structuredData.ts'
import type { Thing } from './jsonLd.ts'
import {
  descriptionOf,
  factsOf,
  isOver,
  openGraphPrice,
  openGraphType,
  priceOf,
  type ViewedRecord,
} from './viewedRecord.ts'

/** Metadata of one rendered screen for search engines and link previews. */
export interface HeadData {
  head: Head
  /** Whether search engines may index it; false also for missing records. */
  isIndexed: boolean
  /** The canonical path where several addresses show the same content. */
  path: string
  viewed: ViewedRecord | null
}

interface HeadOptions {
  appName: string
  writing: Writing
  /** the site's origin without a trailing slash; '' when unknown */
  origin: string
  /** the language in the address (`?lang=`), if any */
  requestedLanguage: Language | null
}

/** JSON that can neither end its script element nor break a line in older engines. */
export const scriptJson = (value: unknown, replacer?: (key: string, value: unknown) => unknown) =>
  JSON.stringify(value, replacer).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
const linkedData = (graph: readonly Thing[]) =>
  scriptJson({ '@context': 'https://schema.org', '@graph': graph }, (_key, value) => value ?? undefined)

/** Open Graph combines the language with a country. */
const locales: Readonly<Record<Language, string>> = { en: 'en_US', my: 'my_MM' }

/** Used when a view has no picture; sizes in px. */
const defaultPicture = { path: publicFiles.preview, width: 512, height: 512 }

/** What search engines and link previews say of a screen that has no description of its own. */
export const aboutApp: Readonly<Record<Language, string>> = {
  en: 'Find and contact businesses from all over Myanmar, with their products and news.',
  my: 'မြန်မာနိုင်ငံအနှံ့ရှိ လုပ်ငန်းများကို ၎င်းတို့၏ ပစ္စည်းများ၊ သတင်းများနှင့်အတူ ရှာဖွေပြီး ဆက်သွယ်နိုင်ပါသည်။',
}
const whatItIs: Readonly<Record<Language, string>> = {
  en: 'shops, prices and news near you',
  my: 'သင့်အနီးရှိ ဆိုင်များ၊ ဈေးနှုန်းများနှင့် သတင်းများ',
}
/** With its title, so that no two descriptions are the same. */
const aboutScreen = (title: string, language: Language) => [title, aboutApp[language]].filter(Boolean).join(' · ')

/** Title, description, Open Graph, canonical address, alternate languages and JSON-LD; or noindex. */
export function headTags(data: HeadData, options: HeadOptions): string {
  const { head, isIndexed, viewed } = data
  const { appName, writing, origin } = options
  const { language } = writing
  const t = messagesIn(writing)
  const words = [
    viewed && priceOf(viewed, t, writing),
    shownText(head.description) ?? (viewed && descriptionOf(viewed, language)),
  ]
  const said = words.filter(Boolean).join(' · ').replace(/\s+/g, ' ').trim()
  const facts = (viewed ? factsOf(viewed, t, writing) : []).filter((fact) => !said.includes(fact)).join(' · ')
  const about = cutText(said, 200 - facts.length)
  const own = [about, facts].filter(Boolean).join(' · ')
  const description = own || (isIndexed ? aboutScreen(head.title, language) : undefined)
  const address = (requestedLanguage: Language | null) =>
    origin + data.path + (requestedLanguage ? `${data.path.includes('?') ? '&' : '?'}lang=${requestedLanguage}` : '')
  const absolute = (path: string) => (/^https?:/.test(path) ? path : origin + path)
  const picture = (file: string | null | undefined) => {
    const stored = shownText(file)
    return stored ? absolute(uploadUrl(stored)) : undefined
  }
  const shared = (file: string | null | undefined) =>
    picture(file && hasWidths(file) ? nameInForm(file, 'share') : file)
  const image = shared(head.image)
  const size = !image ? defaultPicture : hasWidths(head.image!) ? shareSize : undefined
  // Home is called after its tab, which says nothing to who is sent it.
  const shownTitle =
    data.path === paths.home ? `${appName} – ${whatItIs[language]}` : withoutTurning(head.title) || appName
  const properties: [name: string, content: string | number | undefined][] = [
    ['og:site_name', appName],
    ['og:type', openGraphType(viewed)],
    ['og:title', shownTitle],
    ['og:description', description],
    ['og:url', address(options.requestedLanguage)],
    ['og:locale', locales[language]],
    ...languages.flatMap((other): [string, string][] =>
      other === language ? [] : [['og:locale:alternate', locales[other]]],
    ),
    ['og:image', image ?? absolute(defaultPicture.path)],
    ['og:image:width', size?.width],
    ['og:image:height', size?.height],
    ['og:image:alt', shownTitle],
    ...morePictures(viewed).map((file): [string, string | undefined] => ['og:image', shared(file)]),
    ...(viewed ? openGraphPrice(viewed) : []),
  ]
  // Of what is over they say so themselves: sold, never open.
  const graph =
    viewed && (isIndexed || isOver(viewed)) ? structuredData(viewed, t, { absolute, picture, appName, language }) : []
  return [
    `<title>${escapeMarkup(documentTitle(head.title, appName))}</title>`,
    description ? meta('name', 'description', description) : '',
    ...(isIndexed ? links(address, options.requestedLanguage) : [meta('name', 'robots', 'noindex')]),
    ...properties.map(([name, content]) => (content === undefined ? '' : meta('property', name, String(content)))),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    // The content security policy treats it as data, not as a script to run (HTML, "prepare the script element").
    graph.length > 0 ? `<script type="application/ld+json">${linkedData(graph)}</script>` : '',
  ].join('')
}

/** The first few of a gallery: link previews offer a choice of pictures. */
const morePictures = (viewed: ViewedRecord | null) => (viewed ? picturesOf(viewed.record).slice(0, 3) : [])

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`

/** Each language has its own address; the address without one answers in the reader's language. */
function links(address: (requestedLanguage: Language | null) => string, requestedLanguage: Language | null): string[] {
  const link = (rel: string, to: Language | null, hreflang?: string) =>
    `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeMarkup(address(to))}">`
  return [
    link('canonical', requestedLanguage),
    ...languages.map((language) => link('alternate', language, language)),
    link('alternate', null, 'x-default'),
  ]
}
