/** The stylesheets that are in the document already. */
const added = new Set<string>()

/**
 * Adds a stylesheet to the document, once: that of a part whose code comes when it is opened. As plain imports such styles would be in every
 * document, with those of the screens. The server draws no such part.
 * @param text what a `?inline` import gives
 */
export function addStyles(text: string): void {
  if (import.meta.env.SSR || added.has(text)) return
  added.add(text)
  const element = document.createElement('style')
  element.textContent = text
  document.head.append(element)
}
