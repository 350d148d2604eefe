import { useStoreContext, type Identifier } from 'ra-core'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import { statusOf } from '#src/providers/ApiError.ts'
import { failureText } from '#src/resource/failureText.ts'
import { useInvalidateAll } from '../deletion.ts'

/** One call for one record; resolves with the call that takes it back. */
export type Act = () => Promise<(() => Promise<unknown>) | undefined>
type Acts = ReadonlyMap<Identifier, Act>

interface BulkRun {
  /** whose rows are selected */
  readonly resource: string
  /** what is done, for the bar */
  readonly label: string
  readonly ids: readonly Identifier[]
  /** what is done to each; nothing to those that are as they should be */
  readonly prepare: () => Promise<Acts>
  /** what is said when `count` are done */
  readonly told: (count: number) => string
}

export interface Bulk {
  /** nothing, while another one runs */
  readonly run: (bulk: BulkRun) => Promise<void>
  readonly cancel: () => void
  /** null when nothing runs */
  readonly progress: { readonly label: string; readonly done: number; readonly total: number } | null
}

export const BulkContext = createContext<Bulk>({ run: () => Promise.resolve(), cancel: () => {}, progress: null })
export const useBulk = () => useContext(BulkContext)

/** A minute allows 60 changes (docs/rules.md#rates): the rest wait, in stretches after which Cancel is heard. */
const pauseMs = 2000
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

/**
 * Does the same to many records, call after call, so that it can be watched, stopped and undone, from whatever screen. Those that the
 * server refuses stay selected, and so does what was not reached; the first reason is told. It ends where the admin area is left.
 */
export function useBulkRuns(): Bulk {
  const t = useAllMessages()
  const toast = useToast()
  const dialogs = useDialogs()
  const invalidateAll = useInvalidateAll()
  const unselect = useUnselectIn()
  const [progress, setProgress] = useState<Bulk['progress']>(null)
  // Two presses come before the bar.
  const isRunning = useRef(false)
  const isCancelled = useRef(false)
  const cancel = () => (isCancelled.current = true)
  useEffect(() => () => void (isCancelled.current = true), [])
  const isShown = progress !== null
  useEffect(() => {
    if (!isShown) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isShown])

  /** Undefined while something else runs. */
  async function alone<T>(label: string, total: number, work: () => Promise<T>): Promise<T | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    isCancelled.current = false
    setProgress({ label, done: 0, total })
    try {
      return await work()
    } finally {
      isRunning.current = false
      setProgress(null)
      await invalidateAll()
    }
  }

  async function doAll(label: string, acts: Acts) {
    const undos = new Map<Identifier, Act>()
    const left: Identifier[] = []
    const counted = { total: acts.size, done: 0, reason: '' }
    let at = 0
    for (const [id, act] of acts) {
      setProgress({ label, done: at++, total: acts.size })
      try {
        if (isCancelled.current) throw null
        const undo = await patiently(act)
        if (undo) undos.set(id, async () => void (await undo()))
        counted.done++
      } catch (error) {
        left.push(id)
        if (error !== null) counted.reason ||= failureText(t, error)
      }
    }
    return { ...counted, undos, left }
  }

  async function patiently(act: Act): ReturnType<Act> {
    for (;;) {
      try {
        return await act()
      } catch (error) {
        if (statusOf(error) !== 429) throw error
        await pause()
        if (isCancelled.current) throw null
      }
    }
  }

  /** What could not be undone can be tried again. */
  async function undoAll(undos: Map<Identifier, Act>): Promise<boolean> {
    const back = await alone(t.shell.undo, undos.size, () => doAll(t.shell.undo, undos))
    for (const id of back ? [...undos.keys()] : []) if (!back?.left.includes(id)) undos.delete(id)
    return undos.size === 0
  }

  async function run({ resource, label, ids, prepare, told }: BulkRun) {
    const heading = document.querySelector<HTMLElement>('h1')
    try {
      const result = await alone(label, ids.length, async () => doAll(label, await prepare()))
      if (!result) return
      const { total, done, undos, left, reason } = result
      if (total === 0) return toast(t.admin.bulkNothing)
      unselect(
        resource,
        ids.filter((id) => !left.includes(id)),
      )
      if (done > 0) toast(told(done), undos.size > 0 ? () => undoAll(undos) : undefined)
      if (reason) await dialogs.alert(t.admin.bulkLeft({ done, left: left.length, reason }))
      else focusAfter(heading, left.length === 0)
    } catch (error) {
      await dialogs.alert(t.admin.judgementFailed({ reason: failureText(t, error) }))
    }
  }
  return { run, progress, cancel }
}

/** The list may be left by now, or have other rows selected. */
function useUnselectIn() {
  const { getItem, setItem } = useStoreContext()
  return (resource: string, ids: readonly Identifier[]) => {
    const key = `${resource}.selectedIds`
    const selected = getItem<Identifier[]>(key) ?? []
    setItem(
      key,
      selected.filter((id) => !ids.includes(id)),
    )
  }
}

/** To the list's heading, if it is still there and the button that had the focus is gone with the selection. */
function focusAfter(heading: HTMLElement | null, isAll: boolean) {
  const { activeElement } = document
  const isLost = activeElement === null || activeElement === document.body
  const isGone = isAll && activeElement?.closest('.RaBulkActionsToolbar-toolbar')
  if (heading?.isConnected && (isLost || isGone)) focusQuietly(heading)
}
