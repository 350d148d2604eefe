import { createPath, NavigationType, parsePath, type Location, type To } from 'react-router'

/**
 * The browser's history, for the router, for forms that ask before they are left, and for what lies over a screen: sheets, dialogs,
 * menus, the viewer of pictures, the list of a search box. Back closes what is open; all of it has one entry of the history
 * (docs/decisions/back-button.md). Nothing else in the app changes the history or listens to it; a map writes behind the # where it
 * looks (src/map/cameras.ts).
 */

/** What an entry carries, named as by react-router. */
interface EntryState {
  readonly usr?: unknown
  readonly key?: string
  readonly idx?: number
  /** of the entry for what is open; a document that is loaded on it leaves it */
  readonly isOver?: boolean
}
interface NewEntry {
  readonly usr: unknown
  readonly idx: number
  /** by default one of its own */
  readonly key?: string | undefined
}
export interface Move {
  readonly location: Location
  readonly action: NavigationType
}
type Listener = (move: Move) => void

/** In ms: a browser that has not left our entry by then has dropped the step back, and what was asked meanwhile goes on without it. */
const longestLeavingMs = 2000

const stateOf = () => window.history.state as EntryState | null
const isSameScreen = (one: EntryState | null, other: EntryState | null) =>
  one?.key === other?.key && one?.idx === other?.idx

export class AppHistory {
  /** How to close what is open, the topmost last. */
  private readonly layers: (() => void)[] = []
  private entry: 'none' | 'here' | 'leaving' = 'none'
  /** What is done as soon as our entry has been left. */
  private waiting: (() => void)[] = []
  private leavingTimer: ReturnType<typeof setTimeout> | undefined
  /** The state of the entry that the person is at; undefined until somebody listens. */
  private current: EntryState | null | undefined
  private readonly listeners = new Set<Listener>()
  /** What follows a step back that nobody hears of. */
  private afterStep: (() => void) | undefined

  get location(): Location {
    const { pathname, search, hash } = window.location
    const state = stateOf()
    return { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? 'default' }
  }

  /** Hears of each move to another entry. Returns what ends that. */
  listen(listener: Listener): () => void {
    this.start()
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** `visited`: the key of an entry that shows this screen already, as a tab that was left: what is kept of it comes back, as by Back. */
  push(to: To, usr: unknown, visited?: string): void {
    // The router reads the address right after it: it moves when it can be changed.
    if (this.entry === 'leaving') return this.leave(() => this.push(to, usr, visited))
    const { pathname } = window.location
    const isOver = this.entry === 'here'
    this.entry = 'none'
    // The next screen takes the place of our entry, so that Back leads from it to this screen.
    this.write(isOver ? 'replaceState' : 'pushState', to, { usr, idx: (stateOf()?.idx ?? 0) + 1, key: visited })
    if (window.location.pathname === pathname) this.settleSoon()
    this.tell(visited === undefined ? NavigationType.Push : NavigationType.Pop)
  }

  replace(to: To, usr: unknown): void {
    // Of the screen, not of our entry over it.
    if (this.entry !== 'none') return this.leave(() => this.replace(to, usr))
    this.write('replaceState', to, { usr, idx: stateOf()?.idx ?? 0 })
    this.tell(NavigationType.Replace)
  }

  go(delta: number): void {
    if (this.entry === 'here' && delta < 0) {
      this.entry = 'none'
      window.history.go(delta - 1)
    } else this.onceLeft(() => window.history.go(delta))
  }

  /** Adds another entry of the same screen, below ours. */
  addEntry(): void {
    this.start()
    if (this.entry === 'leaving') return this.leave(() => this.addEntry())
    const state = stateOf()
    if (this.entry === 'here') window.history.replaceState({ ...state, isOver: false }, '')
    window.history.pushState(state, '')
    this.current = state
  }

  /** Goes back to the entry below, which is of the same screen, and does then what follows. No listener hears of the step. */
  stepBack(then: () => void): void {
    this.onceLeft(() => {
      this.afterStep = then
      window.history.go(-1)
    })
  }

  /** From now on Back calls `close` instead of leaving the screen. Returns what ends that. */
  openLayer(close: () => void): () => void {
    this.start()
    this.layers.push(close)
    this.settle()
    return () => {
      const at = this.layers.indexOf(close)
      if (at >= 0) this.layers.splice(at, 1)
      this.settleSoon()
    }
  }

  /**
   * Runs a task that loads a document, when our entry is gone: it would else remain as one that leads nowhere, and a browser on its way
   * back drops the document.
   */
  beforeDocument(task: () => void): void {
    this.onceLeft(() => {
      // What is still open goes with the document. It gets no other entry, which the next document would have to leave.
      this.layers.length = 0
      task()
    })
  }

  /** Begins to listen, once. A document that was loaded anew while something was open leaves the entry that stood for it. */
  start(): void {
    if (this.current !== undefined) return
    // As react-router counts the entries of a document.
    if (stateOf()?.idx === undefined) window.history.replaceState({ ...stateOf(), idx: 0 }, '')
    this.current = stateOf()
    window.addEventListener('popstate', this.onPopState)
    if (this.current?.isOver) window.history.back()
  }

  /** Hears of no further move. */
  stop(): void {
    window.removeEventListener('popstate', this.onPopState)
  }

  private write(how: 'pushState' | 'replaceState', to: To, { key, ...entry }: NewEntry): void {
    const path = { pathname: window.location.pathname, ...(typeof to === 'string' ? parsePath(to) : to) }
    const state = { ...entry, key: key ?? Math.random().toString(36).slice(2, 10) }
    window.history[how](state, '', createPath(path))
    this.current = state
  }

  private tell(action: NavigationType): void {
    const move = { location: this.location, action }
    for (const listener of this.listeners) listener(move)
  }

  private onceLeft(task: () => void): void {
    if (this.entry === 'none') task()
    else this.leave(task)
  }

  /** Makes our entry when something opens over the screen, and leaves it when nothing is left there. */
  private settle(): void {
    if (this.layers.length > 0 && this.entry === 'none') {
      this.entry = 'here'
      this.current = { ...stateOf(), isOver: true }
      window.history.pushState(this.current, '')
    } else if (this.layers.length === 0 && this.entry === 'here') this.goBack()
  }

  /** After what happens in the same tap: a menu that is closed often leads to a dialog or to another screen. */
  private settleSoon(): void {
    setTimeout(() => this.settle())
  }

  private leave(task: () => void): void {
    this.waiting.push(task)
    if (this.entry === 'here') this.goBack()
  }

  private goBack(): void {
    this.entry = 'leaving'
    this.leavingTimer = setTimeout(() => this.hasLeft(), longestLeavingMs)
    window.history.go(-1)
  }

  private hasLeft(): void {
    clearTimeout(this.leavingTimer)
    this.entry = 'none'
    for (const task of this.waiting.splice(0)) task()
    this.settle()
  }

  private readonly onPopState = ({ state }: { state: EntryState | null }): void => {
    const isHere = isSameScreen(state, this.current ?? null)
    const { entry, afterStep } = this
    this.current = state
    if (afterStep) {
      this.afterStep = undefined
      return afterStep()
    }
    if (entry === 'leaving') this.hasLeft()
    else if (entry === 'here') {
      this.entry = 'none'
      if (isHere) this.layers.pop()?.()
      // What lies below the topmost is closed by the next Back.
      this.settleSoon()
      // Reached by Forward: nothing is open there any more.
    } else if (state?.isOver) this.goBack()
    // To leave our entry, or to come to it, is no move.
    if (!isHere || (entry === 'none' && !state?.isOver)) this.tell(NavigationType.Pop)
  }
}

export const appHistory = new AppHistory()
