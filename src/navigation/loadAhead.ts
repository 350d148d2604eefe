import { whenIdle } from '#src/providers/device/scheduling.ts'
import { isPrecious } from '#src/providers/device/connection.ts'
import type { LazyScreen } from './lazy.tsx'
import { forgetFailedLoads } from './loadOnce.ts'

/** The screens of these addresses whose code may be loaded ahead. */
type ScreensAhead = (pathnames: readonly string[], options: { isInView: boolean }) => Iterable<LazyScreen>

/**
 * Loads the code of screens that a person is about to open: the one whose link is under the finger, and those whose links are in view
 * when the page is at rest, except what comes with much else. A screen's code is loaded once.
 */
export function loadAhead(screensAhead: ScreensAhead): void {
  if (isPrecious()) return
  const screensOf = (links: readonly HTMLAnchorElement[], isInView: boolean) =>
    screensAhead(
      links.filter(isOurs).map(({ pathname }) => pathname),
      { isInView },
    )
  const touched = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) for (const screen of screensOf([link], false)) void load(screen)
  }
  for (const type of ['pointerdown', 'focusin', 'mouseover'])
    addEventListener(type, touched, { passive: true, capture: true })
  whenAtRest(() => inTurn([...screensOf(linksInView(), true)]))
}

/** What fails is loaded again when it is opened. */
const load = (screen: LazyScreen) =>
  screen.load().then(
    () => undefined,
    () => void forgetFailedLoads(),
  )

/** Each when the browser has nothing else to do: to ask for a file takes a slow phone ten milliseconds. */
function inTurn([screen, ...rest]: readonly LazyScreen[]): void {
  if (screen) void load(screen).then(() => whenIdle(() => inTurn(rest)))
}

const isOurs = ({ origin, target }: HTMLAnchorElement) => origin === window.location.origin && !target

function linksInView(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('nav a[href], main a[href]')].filter((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })
}

/** In ms: everything of the first screenful has arrived, and nobody is scrolling or on the way elsewhere. */
const restMs = 1000

/** Calls once after the first rest, and after each further rest that follows scrolling or a navigation. */
function whenAtRest(task: () => void): void {
  let timer = 0
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => whenIdle(task), restMs)
  }
  for (const type of ['scroll', 'popstate', 'click']) addEventListener(type, wait, { passive: true, capture: true })
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
