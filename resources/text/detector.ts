/** Tells Zawgyi from Unicode, and converts between them. */
export type Detector = {
  /** The probability that the line is Zawgyi: 0 to 1, or -Infinity for a line without Burmese. */
  probability(line: string): number
  /** The line converted as if it were Zawgyi. */
  toUnicode(line: string): string
  /** The Unicode line as a Zawgyi keyboard would have typed it. */
  toZawgyi(line: string): string
}

let loading: Promise<Detector> | undefined

/**
 * Loads the detector once. The browser fetches its 29 KB only when somebody types Burmese. After a load that failed, because the
 * connection dropped, the next call tries again.
 */
export function loadDetector(): Promise<Detector> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined
    throw cause
  })
  return loading
}

async function load(): Promise<Detector> {
  // It is CommonJS: in Node only the default export is certain to exist.
  const [{ default: tools }, { toUnicode }, { toZawgyi }] = await Promise.all([
    import('myanmar-tools'),
    import('./zawgyi/toUnicode.ts'),
    import('./zawgyi/toZawgyi.ts'),
  ])
  const detector = withBuffer(() => new tools.ZawgyiDetector())
  return { probability: (line) => detector.getZawgyiProbability(line), toUnicode, toZawgyi }
}

/**
 * Runs the detector's constructor, which decodes its model with `new Buffer(text, 'base64')`. Browsers have no Buffer, so they get a
 * substitute, and only for this moment: other code would take the browser for Node.
 */
function withBuffer<T>(construct: () => T): T {
  if ('Buffer' in globalThis) return construct()
  const decode = function (base64: string) {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  }
  Reflect.set(globalThis, 'Buffer', decode)
  try {
    return construct()
  } finally {
    Reflect.deleteProperty(globalThis, 'Buffer')
  }
}
