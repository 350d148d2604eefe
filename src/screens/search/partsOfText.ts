/** A text that nothing has all of, and the parts of it that something has. The server offers them as other texts. */

/** Results shown of each part, few enough that the next part is in reach on a phone. */
export const shownOfPart = 3

/** A test of its own, so that the first load of other screens holds no more of the texts' rules. */
const hasBurmese = (word: string) => /\p{Script=Myanmar}/u.test(word)
const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => word !== '')

/** Whether an offered text is a part of the one that was asked for, and no other spelling. Burmese words have no spaces around them. */
export function isPartOf(text: string, part: string): boolean {
  const words = wordsOf(text)
  const isIn = (word: string) => words.includes(word) || (hasBurmese(word) && text.includes(word))
  return part.length < text.length && wordsOf(part).every(isIn)
}

/** What a part leaves out of the text, as it is written there. */
export function leftOut(text: string, part: string): string {
  let rest = ` ${wordsOf(text).join(' ')} `
  for (const word of wordsOf(part)) rest = rest.replace(hasBurmese(word) ? word : ` ${word} `, ' ')
  return wordsOf(rest).join(' ')
}
