import { minifySync, type Plugin } from 'vite'
import { standInFont } from '../../server/render/standInLetters.ts'

/** Puts the font that stands for Burmese letters until they come into the document's script. */
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
