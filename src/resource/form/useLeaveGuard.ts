import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useNavigate } from 'react-router'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { appHistory, type Move } from '#src/navigation/history.ts'
import { isReloading } from '#src/providers/device/reload.ts'

/** A clicked link that would leave this screen within the app; null otherwise. */
function internalLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null
  // The form itself sends there, and is found again as it was left.
  if ('keepsDraft' in link.dataset) return null
  if (link.origin !== location.origin || (link.hash && link.pathname === location.pathname)) return null
  return link
}

/** Leads elsewhere as a link does, for what is none: a form with something typed asks first. */
export function lead(go: () => void): void {
  if (document.dispatchEvent(new CustomEvent('lead', { cancelable: true, detail: go }))) go()
}

interface LeaveGuard {
  readonly leave: (to: string) => void
  readonly leaveSaved: (to: string) => void
  /** what was typed is sent, and the screen stays: Back leaves it at once */
  readonly stay: () => void
}

/**
 * While `active`, asks before the person leaves by a link, by Back or by closing the tab (nothing typed is ever lost,
 * docs/experience.md#forms). React Router's own blocker needs a data router, which would add 30 KB to the first load
 * (docs/decisions/router-adapter.md). `onLeave` is called when the person confirms. Returns functions that navigate
 * without asking: `leave`, from which Back leads to the form again, and `leaveSaved`, after which the form is in the history no
 * more, so that Back does not lead to an empty one.
 */
export function useLeaveGuard(active: boolean, onLeave: () => void = () => {}): LeaveGuard {
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const t = useAllMessages()
  // A Back navigation is noticed only after it happened, so an extra history entry of the same address absorbs it.
  const hasExtraEntry = useRef(false)
  /** What is typed is saved; the form may still be there, and count as changed, while the way back is on its way. */
  const isSaved = useRef(false)
  /** The person has confirmed it: this screen is still there until the next one is drawn. */
  const isLeaving = useRef(false)

  const ask = () =>
    dialogs.confirm({
      text: t.forms.unsaved,
      confirmLabel: t.forms.leave,
      cancelLabel: t.forms.stay,
      danger: true,
    })
  const onBack = useEffectEvent(async () => {
    appHistory.addEntry()
    if (!(await ask())) return false
    onLeave()
    appHistory.go(-2)
    return true
  })
  const onLead = useEffectEvent(async (go: () => void) => {
    if (!(await ask())) return
    onLeave()
    // As if nothing had been typed: what it says about the history stays true.
    const follow = () => {
      isLeaving.current = true
      go()
    }
    if (!hasExtraEntry.current) return follow()
    hasExtraEntry.current = false
    appHistory.stepBack(follow)
  })

  useEffect(() => {
    if (!active) return
    if (!hasExtraEntry.current) appHistory.addEntry()
    hasExtraEntry.current = true
    let isAsking = false
    const onMove = ({ action }: Move) => {
      const isConfirmed = isLeaving.current
      isLeaving.current = false
      if (isAsking || isSaved.current || isConfirmed || action !== NavigationType.Pop) return
      isAsking = true
      void onBack()
        .then((isOver) => (isLeaving.current = isOver))
        .finally(() => (isAsking = false))
    }
    const onClick = (event: MouseEvent) => {
      const link = isLeaving.current ? null : internalLink(event)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      void onLead(() => link.click())
    }
    const onOther = (event: Event) => {
      event.preventDefault()
      void onLead((event as CustomEvent<() => void>).detail)
    }
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isReloading() && !isSaved.current) event.preventDefault()
    }
    const stopListening = appHistory.listen(onMove)
    window.addEventListener('beforeunload', onBeforeUnload)
    document.addEventListener('click', onClick, true)
    document.addEventListener('lead', onOther)
    return () => {
      stopListening()
      window.removeEventListener('beforeunload', onBeforeUnload)
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('lead', onOther)
    }
  }, [active])

  const leave = useCallback((to: string) => void navigate(to, { replace: hasExtraEntry.current }), [navigate])
  const leaveSaved = useCallback(
    (to: string) => {
      isSaved.current = true
      const go = () => void (isBelow(to) ? navigate(-1) : navigate(to, { replace: true }))
      if (!hasExtraEntry.current) return go()
      hasExtraEntry.current = false
      appHistory.stepBack(go)
    },
    [navigate],
  )
  const stay = useCallback(() => {
    if (!hasExtraEntry.current) return
    hasExtraEntry.current = false
    isSaved.current = true
    // What is typed afterwards is guarded again.
    appHistory.stepBack(() => (isSaved.current = false))
  }, [])
  return { leave, leaveSaved, stay }
}

interface Entries {
  readonly currentEntry?: { readonly index: number } | null
  entries(): readonly { readonly url: string | null }[]
}

/** Whether the entry below in the history has this address; false where the browser does not say. */
export function isBelow(to: string): boolean {
  const { navigation } = window as { navigation?: Entries }
  const below = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  return below?.url === new URL(to, window.location.href).href
}
