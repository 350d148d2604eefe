// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { usualWriting, type Writing } from '#resources/text/language.ts'
import { usualPreferences, type ShownPreferences } from '#resources/shownPreferences.ts'
import { LanguageProvider } from '#src/messages/index.ts'
import '#src/messages/both.ts'
import { RenderedByContext } from '#src/providers/device/shown.ts'
import { keptCard, KeptCards, ScreenCards } from './keptCards.tsx'
import { RenderingContext } from './rendering.ts'

/** What was drawn, in turn. */
let drawn: string[] = []
interface Given {
  name: string
  priority?: boolean
}
const Card = keptCard(function Card({ name }: Given) {
  drawn.push(name)
  return <p>{name}</p>
})

interface Drawing {
  cards: KeptCards
  writing?: Writing
  shown?: ShownPreferences
}

/** Draws a screen, and says which cards were drawn for it. */
function draw(screen: ReactNode, { cards, writing = usualWriting.en, shown = usualPreferences }: Drawing) {
  drawn = []
  const screenCards = new ScreenCards(cards)
  const html = renderToString(
    <RenderedByContext value={shown}>
      <LanguageProvider writing={writing}>
        <RenderingContext value={{ report: () => undefined, cards: screenCards }}>{screen}</RenderingContext>
      </LanguageProvider>
    </RenderedByContext>,
  )
  return { html: screenCards.fill(html), drawn }
}

const list = (...names: string[]) => (
  <main>
    {names.map((name) => (
      <div key={name}>
        <Card name={name} />
      </div>
    ))}
  </main>
)

test('a card is drawn once for each record, and looks the same each time', () => {
  const cards = new KeptCards()
  const first = draw(list('tea', '<template data-kept="k0">'), { cards })
  expect(first.html).toBe(
    '<main><div><p>tea</p></div><div><p>&lt;template data-kept=&quot;k0&quot;&gt;</p></div></main>',
  )
  const second = draw(list('rice', 'tea', '<template data-kept="k0">'), { cards })
  expect(second.drawn).toEqual(['rice'])
  expect(second.html).toBe(first.html.replace('<main>', '<main><div><p>rice</p></div>'))
})

test('it is drawn anew for another language, other digits and other preferences', () => {
  const cards = new KeptCards()
  const drawings: Omit<Drawing, 'cards'>[] = [
    { writing: { language: 'en', digits: 'latin' } },
    { writing: { language: 'my', digits: 'latin' } },
    { writing: { language: 'my', digits: 'burmese' } },
    { shown: { ...usualPreferences, lakhs: !usualPreferences.lakhs } },
    { shown: { ...usualPreferences, town: 9 } },
  ]
  for (const drawing of drawings) expect(draw(list('tea'), { cards, ...drawing }).drawn).toEqual(['tea'])
  for (const drawing of drawings) expect(draw(list('tea'), { cards, ...drawing }).drawn).toEqual([])
})

test('a card of the first screenful is drawn each time, since React asks for its picture at the top', () => {
  const cards = new KeptCards()
  const screen = <Card name="tea" priority />
  for (let visit = 0; visit < 2; visit++) expect(draw(screen, { cards }).drawn).toEqual(['tea'])
})

test('those unused for longest go first', () => {
  const cards = new KeptCards()
  const long = (letter: string) => letter.repeat(500_000)
  // Each is in its key and in its HTML.
  draw(list(long('a'), long('b'), long('c')), { cards })
  draw(list(long('a'), long('d')), { cards })
  expect(draw(list(long('a'), long('c'), long('d')), { cards }).drawn).toHaveLength(0)
  expect(draw(list(long('b')), { cards }).drawn).toHaveLength(1)
})

test('what waits for its code is not kept', () => {
  const cards = new KeptCards()
  cards.keep('card', '<li><!--$?--><template id="B:0"></template><!--/$--></li>')
  expect(cards.find('card')).toBeUndefined()
})
