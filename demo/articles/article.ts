export type DemoArticle = { title: string; description: string; picture: string }

/** Plain text; paragraphs stand apart by an empty line. `picture` is a file of demo/pictures. */
export function article(title: string, picture: string, ...paragraphs: string[]): DemoArticle {
  return { title, picture, description: paragraphs.join('\n\n') }
}
