/** Tells Zawgyi from Unicode, and converts between them. */
export type Detector = {
  /** The probability that the line is Zawgyi: 0 to 1, or -Infinity for a line without Burmese. */
  probability(line: string): number
  /** The line converted as if it were Zawgyi. */
  toUnicode(line: string): string
  /** The Unicode line as a Zawgyi keyboard would have typed it. */
  toZawgyi(line: string): string
}

/** Zawgyi's kinzi after another mark of its letter. Some people type it so (အင်္ကျီ), but the converter expects the kinzi first. */
const MARK_BEFORE_KINZI = /([\u103A\u107D\u102C]+)([\u1064\u108B-\u108D])/g
/** Zawgyi's medial ra, its letter, and a letter with a kinzi (ခြင်္သေ့). The converter would attach the ra to the second letter. */
const RA_BEFORE_KINZI = /([\u103B\u107E-\u1084][\u1000-\u1021])(\u1031?[\u1000-\u1021][\u1064\u108B-\u108D])/g
/** Separates the two letters during conversion. A private-use code point that nobody types. */
const SEPARATOR = '\uE000'
/** A medial ra that the converter wrongly leaves before a stacked letter: ဣနြေ္ဒ. */
const RA_BEFORE_STACK = /(\u103C\u1031)(\u1039[\u1000-\u1021])/g

let loading: Promise<Detector> | undefined

/**
 * Loads the detector once. The browser fetches its 27 KB only when somebody types Burmese. After a load that failed, because the
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
  // Both are CommonJS: in Node only the default export is certain to exist.
  const [{ default: tools }, { default: rabbit }] = await Promise.all([import('myanmar-tools'), import('rabbit-node')])
  const detector = withBuffer(() => new tools.ZawgyiDetector())
  return {
    probability: (line) => detector.getZawgyiProbability(line),
    toUnicode: (line) =>
      rabbit
        .zg2uni(line.replace(MARK_BEFORE_KINZI, '$2$1').replace(RA_BEFORE_KINZI, `$1${SEPARATOR}$2`))
        .replaceAll(SEPARATOR, '')
        .replace(RA_BEFORE_STACK, '$2$1'),
    toZawgyi: (line) => rabbit.uni2zg(line),
  }
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
