import { minifySync, type Plugin } from 'vite'
import { standInFont } from './standInLetters.ts'

/* What the build puts into the document, index.html. */

/** The font that stands for Burmese letters until they come, into the document's script. */
export const standInLetters: Plugin = {
  name: 'stand-in-letters',
  transformIndexHtml: (html) => html.replace(`atob('standInFont')`, `atob('${standInFont()}')`),
}

/** The document's script without its comments and long names, which every visit would load. */
export const shortScript: Plugin = {
  name: 'short-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(/(<script>)([^]*?)(<\/script>)/, (_, start: string, code: string, end: string) => {
        const { code: short, errors } = minifySync('document.js', code)
        if (errors.length > 0) throw new Error(`The script in index.html: ${errors[0]!.message}`)
        return start + short + end
      }),
  },
}

/**
 * The styles of the reading screens, because a file of their own would hold up the first paint by a round trip. Nothing links to the
 * file then: browsers fetch what a document links to, switched off or not.
 */
export const inlineStyles: Plugin = {
  name: 'inline-styles',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_link, file: string) => {
        const asset = bundle?.[file]
        if (asset?.type !== 'asset') throw new Error(`The build has no ${file}.`)
        return `<style>${asset.source.toString().trim()}</style>`
      }),
  },
}
