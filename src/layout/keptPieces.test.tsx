// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { usualWriting, type Writing } from '#resources/text/language.ts'
import { usualPreferences, type ShownPreferences } from '#resources/shownPreferences.ts'
import { LanguageProvider } from '#src/messages/index.ts'
import '#src/messages/both.ts'
import { RenderedByContext } from '#src/providers/device/shown.ts'
import { keptPiece, KeptPieces, ScreenPieces } from './keptPieces.tsx'
import { RenderingContext } from './rendering.ts'

/** What was drawn, in turn. */
let drawn: string[] = []
interface Given {
  name: string
  priority?: boolean
}
const Card = keptPiece(function Card({ name }: Given) {
  drawn.push(name)
  return <p>{name}</p>
})

interface Drawing {
  pieces: KeptPieces
  writing?: Writing
  shown?: ShownPreferences
}

/** Draws a screen, and says which cards were drawn for it. */
function draw(screen: ReactNode, { pieces, writing = usualWriting.en, shown = usualPreferences }: Drawing) {
  drawn = []
  const screenPieces = new ScreenPieces(pieces)
  const html = renderToString(
    <RenderedByContext value={shown}>
      <LanguageProvider writing={writing}>
        <RenderingContext value={{ report: () => undefined, pieces: screenPieces }}>{screen}</RenderingContext>
      </LanguageProvider>
    </RenderedByContext>,
  )
  return { html: screenPieces.fill(html), drawn }
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
  const pieces = new KeptPieces()
  const first = draw(list('tea', '<template data-piece="k0">'), { pieces })
  expect(first.html).toBe(
    '<main><div><p>tea</p></div><div><p>&lt;template data-piece=&quot;k0&quot;&gt;</p></div></main>',
  )
  const second = draw(list('rice', 'tea', '<template data-piece="k0">'), { pieces })
  expect(second.drawn).toEqual(['rice'])
  expect(second.html).toBe(first.html.replace('<main>', '<main><div><p>rice</p></div>'))
})

test('it is drawn anew for another language, other digits and other preferences', () => {
  const pieces = new KeptPieces()
  const drawings: Omit<Drawing, 'pieces'>[] = [
    { writing: { language: 'en', digits: 'latin' } },
    { writing: { language: 'my', digits: 'latin' } },
    { writing: { language: 'my', digits: 'burmese' } },
    { shown: { ...usualPreferences, lakhs: !usualPreferences.lakhs } },
    { shown: { ...usualPreferences, town: 9 } },
  ]
  for (const drawing of drawings) expect(draw(list('tea'), { pieces, ...drawing }).drawn).toEqual(['tea'])
  for (const drawing of drawings) expect(draw(list('tea'), { pieces, ...drawing }).drawn).toEqual([])
})

test('a card of the first screenful is drawn each time, since React asks for its picture at the top', () => {
  const pieces = new KeptPieces()
  const screen = <Card name="tea" priority />
  for (let visit = 0; visit < 2; visit++) expect(draw(screen, { pieces }).drawn).toEqual(['tea'])
})

test('those unused for longest go first', () => {
  const pieces = new KeptPieces()
  const long = (letter: string) => letter.repeat(500_000)
  // Each is in its key and in its HTML.
  draw(list(long('a'), long('b'), long('c')), { pieces })
  draw(list(long('a'), long('d')), { pieces })
  expect(draw(list(long('a'), long('c'), long('d')), { pieces }).drawn).toHaveLength(0)
  expect(draw(list(long('b')), { pieces }).drawn).toHaveLength(1)
})

test('what waits for its code is not kept', () => {
  const pieces = new KeptPieces()
  pieces.keep('card', '<li><!--$?--><template id="B:0"></template><!--/$--></li>')
  expect(pieces.find('card')).toBeUndefined()
})
