/** The plural of a word of the declarations: businesses, categories, products. */
export const plural = (word: string): string =>
  word.endsWith('s') ? `${word}es` : word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`
