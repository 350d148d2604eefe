export type SeedArticle = { title: string; description: string }

/** Plain text; paragraphs stand apart by an empty line. */
export function article(title: string, ...paragraphs: string[]): SeedArticle {
  return { title, description: paragraphs.join('\n\n') }
}
