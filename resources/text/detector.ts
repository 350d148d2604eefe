/** What tells Zawgyi from Unicode and converts it. */
export type Detector = {
  /** How likely the line is Zawgyi: 0 to 1, or -Infinity for a line without Burmese. */
  probability(line: string): number
  /** The line converted as if it were Zawgyi. */
  toUnicode(line: string): string
  /** Unicode as a Zawgyi keyboard would have typed it. */
  toZawgyi(line: string): string
}

/** Zawgyi's kinzi after another mark of the letter: some type it so (the shirt အင်္ကျီ), the converter wants it at once. */
const MARK_BEFORE_KINZI = /([\u103A\u107D\u102C]+)([\u1064\u108B-\u108D])/g
/** Zawgyi's medial ra, its letter, and a letter with a kinzi (the lion ခြင်္သေ့): the converter would give the ra to the second. */
const RA_BEFORE_KINZI = /([\u103B\u107E-\u1084][\u1000-\u1021])(\u1031?[\u1000-\u1021][\u1064\u108B-\u108D])/g
/** Keeps the two apart while they are converted; nobody types it. */
const FENCE = '\uE000'
/** What the converter leaves before a stacked letter after an independent vowel: ဣနြေ္ဒ. */
const RA_BEFORE_STACK = /(\u103C\u1031)(\u1039[\u1000-\u1021])/g

let loading: Promise<Detector> | undefined

/**
 * Loads the detector once; the browser fetches its 27 KB only when Burmese is typed. After a failed load (the line
 * dropped) the next call tries again.
 */
export function loadDetector(): Promise<Detector> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined
    throw cause
  })
  return loading
}

async function load(): Promise<Detector> {
  // Both are CommonJS: under Node only the default export is there for certain.
  const [{ default: tools }, { default: rabbit }] = await Promise.all([import('myanmar-tools'), import('rabbit-node')])
  const detector = withBuffer(() => new tools.ZawgyiDetector())
  return {
    probability: (line) => detector.getZawgyiProbability(line),
    toUnicode: (line) =>
      rabbit
        .zg2uni(line.replace(MARK_BEFORE_KINZI, '$2$1').replace(RA_BEFORE_KINZI, `$1${FENCE}$2`))
        .replaceAll(FENCE, '')
        .replace(RA_BEFORE_STACK, '$2$1'),
    toZawgyi: (line) => rabbit.uni2zg(line),
  }
}

/**
 * The detector's constructor unpacks its model with `new Buffer(text, 'base64')`, which browsers do not have. It gets a
 * stand-in for just that moment, so that no other code takes the browser for Node.
 */
function withBuffer<T>(construct: () => T): T {
  if ('Buffer' in globalThis) return construct()
  const unpack = function (base64: string) {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  }
  Reflect.set(globalThis, 'Buffer', unpack)
  try {
    return construct()
  } finally {
    Reflect.deleteProperty(globalThis, 'Buffer')
  }
}
