import type { Page } from 'playwright-core'

/** What Google Translate does to the texts below a node. It runs in a page, so it knows nothing around it. */
export function translateNow(root: Node): void {
  const skipped = /^(SCRIPT|STYLE|TEXTAREA|OPTION|NOSCRIPT|FONT)$/
  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  if (root instanceof Text) texts.push(root)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const { parentElement: parent } = text
    if (!parent || skipped.test(parent.tagName) || parent.closest('svg, [translate=no]')) continue
    if (!/\p{L}/u.test(text.data)) continue
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data
    parent.replaceChild(outer, text)
  }
}

/** Lets a window translate whatever it shows, from when its first screen is hydrated. */
export const translateAll = async (page: Page): Promise<void> => {
  await page.addInitScript({ content: `(${watch.toString()})(${translateNow.toString()})` })
}

/** Runs in the page. */
function watch(translate: (root: Node) => void): void {
  const start = () => {
    translate(document.body)
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translate(target)
        for (const node of addedNodes) translate(node)
      }
      observer.takeRecords()
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  }
  window.addEventListener('hydrated', start, { once: true })
}
