import { useEffect, useEffectEvent } from 'react'
import { beforeRouter } from './beforeRouter.ts'

/**
 * What lies over a screen (sheets, dialogs, menus, the viewer of pictures, the list of a search box) is closed by the back
 * button, with one entry of the history for all of it (docs/decisions/back-button.md).
 */

interface EntryState {
  readonly key?: string
  readonly idx?: number
  /** of our entry only; a document that is loaded on it leaves it (beforeRouter.ts) */
  readonly isOver?: boolean
}

/** How to close what is open, the topmost last. */
const layers: (() => void)[] = []
let entry: 'none' | 'here' | 'leaving' = 'none'
/** What is done with the history as soon as our entry has been left. */
let waiting: (() => void)[] = []
/** A browser that has not left it by then, in ms, has dropped the step back: what is asked of the history goes on without it. */
const longestLeaving = 2000
let leavingTimer: ReturnType<typeof setTimeout> | undefined
/** The state of the entry that the person is at. */
let current: EntryState | null = null
let native: Pick<History, 'pushState' | 'replaceState' | 'go' | 'back'> | undefined

/** While `isOpen`, Back calls `close` and the screen stays. */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => (isOpen ? openLayer(() => onBack()) : undefined), [isOpen])
}

/** From now on Back calls `close` instead of leaving the screen. Returns what ends that. */
export function openLayer(close: () => void): () => void {
  watchHistory()
  layers.push(close)
  settle()
  return () => {
    const at = layers.indexOf(close)
    if (at >= 0) layers.splice(at, 1)
    settleSoon()
  }
}

/** Runs a task that loads the document anew when our entry is gone, which would else remain as one that leads nowhere. */
export function afterLeaving(task: () => void): void {
  onceLeft(() => {
    // What is still open goes with the document. It gets no other entry, which the next document would have to leave.
    layers.length = 0
    task()
  })
}

/** Runs a task when no step back is under way. */
export function onceLeft(task: () => void): void {
  if (entry === 'none') task()
  else leave(task)
}

/** The next screen takes the place of our entry; another address for the screen below it has to wait until it is left. */
const mustWait = (how: 'push' | 'replace') => entry === 'leaving' || (entry === 'here' && how === 'replace')
const stateOf = () => window.history.state as EntryState | null
const isSameScreen = (one: EntryState | null, other: EntryState | null) =>
  one?.key === other?.key && one?.idx === other?.idx
const marked = (state: EntryState | null, isOver: boolean) => ({ ...state, isOver })

/** Makes our entry when something opens over the screen, and leaves it when nothing is left there. */
function settle(): void {
  if (layers.length > 0 && entry === 'none') {
    entry = 'here'
    native?.pushState(marked(stateOf(), true), '')
    current = stateOf()
  } else if (layers.length === 0 && entry === 'here') leave(() => undefined)
}

/** After what happens in the same tap: a menu that is closed often leads to a dialog or to another screen. */
const settleSoon = () => void setTimeout(settle)

function leave(task: () => void): void {
  waiting.push(task)
  if (entry !== 'here') return
  goBack()
}

function goBack(): void {
  entry = 'leaving'
  leavingTimer = setTimeout(hasLeft, longestLeaving)
  native?.back()
}

function hasLeft(): void {
  clearTimeout(leavingTimer)
  entry = 'none'
  for (const task of waiting.splice(0)) task()
  settle()
}

/**
 * The router and the guard of forms go on as if our entry were not there. Its methods are replaced on the window's history, since
 * that is what all of them use, and only once something is opened.
 */
function watchHistory(): void {
  if (native) return
  const { history } = window
  const own = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
    go: history.go.bind(history),
    back: history.back.bind(history),
  }
  native = own
  current = stateOf()
  history.pushState = (state: EntryState | null, unused, url) => {
    if (mustWait('push')) return leave(() => history.pushState(state, unused, url))
    if (entry === 'none') own.pushState(state, unused, url)
    else if (url === undefined) {
      // Another entry of the same screen comes below ours.
      own.replaceState(marked(state, false), unused)
      own.pushState(marked(state, true), unused)
    } else {
      // The next screen takes the place of our entry: Back leads from it to this screen.
      const { pathname } = location
      entry = 'none'
      own.replaceState(state, unused, url)
      if (location.pathname === pathname) settleSoon()
    }
    current = stateOf()
  }
  history.replaceState = (state, unused, url) => {
    if (mustWait('replace')) return leave(() => history.replaceState(state, unused, url))
    own.replaceState(state, unused, url)
    current = stateOf()
  }
  history.go = (delta = 0) => {
    if (entry === 'here' && delta < 0) {
      entry = 'none'
      own.go(delta - 1)
    } else onceLeft(() => own.go(delta))
  }
  // The router and the guard of forms must not see that our entry is left. Added already, it keeps its place before them.
  beforeRouter.handleEvent = onPopState
  beforeRouter.leave = afterLeaving
  beforeRouter.navigate = (how, task) => (mustWait(how) ? leave(task) : task())
  window.addEventListener('popstate', beforeRouter)
}

function onPopState(event: PopStateEvent): void {
  const state = event.state as EntryState | null
  const isHere = isSameScreen(state, current)
  current = state
  if (isHere && (entry !== 'none' || state?.isOver)) event.stopImmediatePropagation()
  if (entry === 'leaving') hasLeft()
  else if (entry === 'here') {
    entry = 'none'
    if (isHere) layers.pop()?.()
    // What lies below the topmost is closed by the next Back.
    settleSoon()
  } else if (state?.isOver) {
    // Reached by Forward: nothing is open there any more.
    goBack()
  }
}
