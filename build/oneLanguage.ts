import { parseSync, Visitor, type Plugin } from 'vite'
import { labelTable, readingTable } from '../resources/declaredLabels.ts'
import { isLanguage, languages } from '../resources/text/language.ts'

/**
 * Gives a browser the labels of its language only. The declarations hold both languages. In the client build each
 * `{ en: 'Colour', my: 'အရောင်' }` in resources/ becomes `{}`, and declared.ts and recordLabels.ts in src/messages/{en,my} become tables
 * of labels. The other builds read the labels from the declarations.
 */
export const oneLanguage: Plugin = {
  name: 'one-language',
  enforce: 'pre',
  load(id) {
    const [, language, file] = /\/src\/messages\/(en|my)\/(declared|recordLabels)\.ts$/.exec(id) ?? []
    if (!isLanguage(language)) return undefined
    const table = file === 'declared' ? labelTable(language) : readingTable(language)
    return `import { labelsFrom } from '#resources/declaredLabels.ts'
      export const declared = labelsFrom(${JSON.stringify(table)})`
  },
  transform: (code, id) => (declarationFile.test(id) ? { code: withoutLabels(id, code), map: null } : undefined),
}
const declarationFile = /\/resources\/\w+\.ts$/

function withoutLabels(path: string, code: string): string {
  const labels: { start: number; end: number }[] = []
  new Visitor({
    ObjectExpression(node) {
      const texts = node.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' && property.value.type === 'Literal'
          ? [property.key.name]
          : [],
      )
      if (languages.every((language) => texts.includes(language))) labels.push(node)
    },
  }).visit(parseSync(path, code).program)
  return labels.reduceRight((left, { start, end }) => `${left.slice(0, start)}{}${left.slice(end)}`, code)
}
