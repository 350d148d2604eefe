import { maxWordLength, type ActKind } from '#resources/pageStats.ts'
import { findResource } from '#resources'
import { isParent } from '#resources/under.ts'
import { paths } from '#src/paths.ts'
import { sendAct } from '#src/providers/calls/pageStats.ts'

/**
 * What visitors do with a page, counted for its people without who it was (docs/rules.md#page-numbers). One listener for the whole
 * document, which comes after the first screen: what is tapped is a link, or says itself what it does (`data-act`).
 */

interface Thing {
  readonly pageId: number
  /** undefined: the page itself */
  readonly source?: string | undefined
  readonly id: number
}

/** What is looked at, with the address it was looked at under. */
let viewed: (Thing & { readonly path: string }) | undefined
/** The record that a search led to, and what was looked for. */
let led: { readonly id: number; readonly word: string } | undefined

/** A record of a source with a screen; undefined where it belongs to no page. */
function thingIn(source: string, id: number, pageId: number | null | undefined): Thing | undefined {
  const resource = findResource(source)
  if (resource && isParent(resource)) return { pageId: id, id }
  return resource && pageId ? { pageId, source, id } : undefined
}

/** Somebody looks at it: on a screen of its own, or in a pane beside a list. */
export function countView(source: string, id: number, pageId: number | null | undefined): void {
  const thing = thingIn(source, id, pageId)
  const word = led?.id === id ? led.word : undefined
  led = undefined
  viewed = thing && { ...thing, path: window.location.pathname }
  if (thing) send('view', thing, word)
}

const send = (kind: ActKind, { pageId, source, id }: Thing, word?: string) =>
  sendAct({ pageId, kind, ...(source && { source, id }), ...(word && { word }) })

const kinds: readonly (readonly [RegExp, ActKind])[] = [
  [/^tel:/, 'call'],
  [/^(sms|mailto|viber:\/\/chat)|^https:\/\/(t\.me\/(?!share)|m\.me|wa\.me|line\.me)/, 'message'],
  [/^https:\/\/www\.google\.com\/maps/, 'directions'],
]

function kindOf(element: HTMLElement): ActKind | undefined {
  // What is kept already is let go.
  if (element.getAttribute('aria-pressed') === 'true') return undefined
  const href = element.getAttribute('href') ?? ''
  return (element.dataset['act'] as ActKind | undefined) ?? kinds.find(([pattern]) => pattern.test(href))?.[1]
}

const viewPattern = /^\/(\w+)\/view\/(\d+)/

/** A card says whose page it is, and its link what it is about; elsewhere it is what is looked at. */
function thingOf(element: HTMLElement): Thing | undefined {
  const card = element.closest<HTMLElement>('article[data-page]')
  const pageId = Number(card?.dataset['page'])
  if (!card || !pageId) return viewed?.path === window.location.pathname ? viewed : undefined
  const links = [...card.querySelectorAll('a')].map((link) => viewPattern.exec(link.getAttribute('href') ?? ''))
  const [, source = '', id] = links.find((link) => link !== null) ?? []
  return thingIn(source, Number(id), pageId) ?? { pageId, id: pageId }
}

function wordOfSearch(): string | undefined {
  const { pathname, search } = window.location
  const [, keyword] = /^\/\w+\/search\/(.+)/.exec(pathname) ?? []
  const text =
    keyword === undefined ? pathname === paths.search() && new URLSearchParams(search).get('q') : decoded(keyword)
  return text ? text.trim().slice(0, maxWordLength) : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

document.addEventListener(
  'click',
  ({ target }) => {
    const element = target instanceof Element && target.closest<HTMLElement>('a[href], [data-act]')
    if (!element) return
    const [, id] = /^\/(?:\w+\/view|listing-detail)\/(\d+)/.exec(element.getAttribute('href') ?? '') ?? []
    const word = id && wordOfSearch()
    if (word) led = { id: Number(id), word }
    const kind = kindOf(element)
    const thing = kind && thingOf(element)
    if (thing) send(kind, thing)
  },
  // Before the screen changes with it.
  true,
)
