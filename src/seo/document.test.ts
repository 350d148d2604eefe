import { expect, test } from 'vitest'
import { usualWriting } from '#resources/text/language.ts'
import { defaultConfig } from '#src/providers/config.ts'
import { fillDocument, type Manifest, type Rendered } from './document.ts'

const template = `<html lang="en"><head><title></title><!--head-->
  <script>hideBlocked()</script>
  <script type="module" crossorigin src="/assets/index-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/shell-1.js">
  <link rel="stylesheet" crossorigin href="/assets/shell-1.css">
</head><body><div id="root"><!--app--></div><!--data--></body></html>`
const manifest: Manifest = {
  'src/messages/en/index.ts': { file: 'assets/en-1.js' },
  'src/screens/home/HomeScreen.tsx': { file: 'assets/home-1.js', imports: ['lists'] },
  lists: { file: 'assets/lists-1.js' },
}
const rendered: Rendered = {
  head: { title: 'Home' },
  isIndexed: false,
  path: '/home',
  viewed: null,
  status: 200,
  html: '<h1>Home</h1>',
  styles: '',
  state: {},
  file: 'src/screens/home/HomeScreen.tsx',
}
const options = { writing: usualWriting.en, config: defaultConfig, manifest }

test('a rendered document asks for no module; a list names what others import first, and the entry last', () => {
  const html = fillDocument(template, { ...options, rendered })
  expect(html).not.toMatch(/<script[^>]*type="module"|modulepreload/)
  const list = /<script type="application\/json" id="modules">([^<]*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(list)).toEqual([
    '/assets/en-1.js',
    '/assets/lists-1.js',
    '/assets/home-1.js',
    '/assets/shell-1.js',
    '/assets/index-1.js',
  ])
  expect(html).toContain('rel="stylesheet"')
})

test('an entry that only imports has a tag for each import; the app still comes last', () => {
  const shell = '<script type="module" crossorigin src="/assets/shell-2.js"></script>'
  const html = fillDocument(template.replace('</head>', `${shell}</head>`), { ...options, rendered })
  expect(html).not.toMatch(/<script[^>]*type="module"/)
  const list = JSON.parse(/id="modules">([^<]*)</.exec(html)?.[1] ?? '[]') as string[]
  expect([list[0], list.at(-1)]).toEqual(['/assets/index-1.js', '/assets/shell-2.js'])
})

test('an empty document starts the app at once', () => {
  const html = fillDocument(template, options)
  expect(html).toMatch(/<script type="module" crossorigin src="\/assets\/index-1.js">/)
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/en-1.js">')
  expect(html).not.toContain('id="modules"')
})

test('a browser asks for the pictures of the first screenful before it reads styles and scripts, the largest first', () => {
  const logo = '<link rel="preload" as="image" href="/logo.svg"/>'
  const cover = '<link rel="preload" as="image" imageSrcSet="/uploads/1-400.webp 400w" fetchPriority="high"/>'
  const html = fillDocument(template, { ...options, rendered: { ...rendered, html: `${logo}${cover}<h1>Home</h1>` } })
  expect(html).toContain(`<head>${cover}${logo}<title>`)
  expect(html).toContain('<div id="root"><h1>Home</h1></div>')
})
