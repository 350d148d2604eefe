import { LRUCache } from 'lru-cache'
import { useContext, type ComponentType } from 'react'
import { useLanguage } from '#src/messages/index.ts'
import { RenderedByContext } from '#src/providers/device/shown.ts'
import { RenderingContext } from './rendering.ts'

/** Of a card's HTML and its key: 8 MB where they hold Burmese, or some 1,500 cards. */
const mostCharacters = 4_000_000

/** React waits for the code or the data of a part, which is therefore not there. */
const missing = /<!--\$[?!]-->/

/**
 * The HTML of cards and rows that the server has drawn, by all that they depend on, so none is ever out of date. Those unused for longest
 * go first.
 */
export class KeptCards {
  private readonly kept = new LRUCache<string, string>({
    maxSize: mostCharacters,
    sizeCalculation: (html, key) => key.length + html.length,
  })

  find(key: string): string | undefined {
    return this.kept.get(key)
  }

  keep(key: string, html: string): void {
    if (!missing.test(html)) this.kept.set(key, html)
  }
}

const mark = '<template data-kept="'
const markEnd = '"></template>'

/** The cards of one screen. React draws a mark in the place of one that is known, and marks around one that is new. */
export class ScreenCards {
  private readonly marked: { key: string; known: string | undefined }[] = []
  constructor(private readonly cards: KeptCards) {}

  /** The number of the card's place, and whether it is known. */
  place(key: string): { at: number; isKnown: boolean } {
    const known = this.cards.find(key)
    return { at: this.marked.push({ key, known }) - 1, isKnown: known !== undefined }
  }

  /** The screen without marks. Only React writes `<` unescaped, so nobody's text is taken for one. */
  fill(html: string): string {
    const [start = '', ...parts] = html.split(mark)
    let filled = start
    let open: number | null = null
    let drawn = ''
    for (const part of parts) {
      const quote = part.indexOf('"')
      const at = Number(part.slice(1, quote))
      const kind = part[0]
      const card = this.marked[at]
      if (kind === 'e' && open === at && card) this.cards.keep(card.key, drawn)
      drawn = part.slice(quote + markEnd.length)
      open = kind === 'n' ? at : null
      filled += kind === 'k' ? (card?.known ?? '') + drawn : drawn
    }
    return filled
  }
}

/**
 * A card or a row that the server draws once for each record, language and preference (docs/decisions/server-rendering.md). What it shows
 * must depend on its props and on these alone: it asks for no data, knows no address, and its props can be written as JSON. In the browser
 * it is the component itself.
 */
export function keptCard<P extends object>(Card: ComponentType<P>): ComponentType<P> {
  if (!import.meta.env.SSR) return Card
  const kind = ++kinds
  return (props) => <KeptCard kind={kind} Card={Card} given={props} />
}
let kinds = 0

function KeptCard<P extends object>({ kind, Card, given }: { kind: number; Card: ComponentType<P>; given: P }) {
  const { language, digits } = useLanguage()
  const { lakhs, town } = useContext(RenderedByContext)
  const cards = useContext(RenderingContext)?.cards
  // React asks for the pictures of the first screenful at the top of the document.
  if (!cards || ('priority' in given && given.priority)) return <Card {...given} />
  const { at, isKnown } = cards.place([kind, language, digits, lakhs, town, JSON.stringify(given)].join(' '))
  if (isKnown) return <template data-kept={`k${at}`} />
  return (
    <>
      <template data-kept={`n${at}`} />
      <Card {...given} />
      <template data-kept={`e${at}`} />
    </>
  )
}
