import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useMessages } from '#src/messages/index.ts'

/** A link that would leave this screen within the app, or null. */
function ownLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null
  if (link.origin !== location.origin || (link.hash && link.pathname === location.pathname)) return null
  return link.pathname + link.search
}

/**
 * While `active`, leaving asks first: by a link, by Back, by closing the tab (nothing typed is ever lost, docs/experience.md#forms). Only a data
 * router has a blocker, and that would cost 30 KB in the first load (docs/decisions/router-adapter.md). `onLeave` is told that
 * they do not want it any more. Returns the way to leave without being asked.
 */
export function useLeaveGuard(active: boolean, onLeave: () => void = () => {}): (to: string) => void {
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const t = useMessages()
  // Back is heard only when it arrives: an entry of the same address laid on top is what it takes away.
  const laid = useRef(false)

  const ask = () =>
    dialogs.confirm({
      text: t.forms.unsaved,
      confirmLabel: t.forms.leave,
      cancelLabel: t.forms.stay,
      danger: true,
    })
  const onBack = useEffectEvent(async () => {
    window.history.pushState(window.history.state, '')
    if (!(await ask())) return
    onLeave()
    window.history.go(-2)
  })
  const onLink = useEffectEvent(async (to: string) => {
    if (!(await ask())) return
    onLeave()
    await navigate(to, { replace: laid.current })
  })

  useEffect(() => {
    if (!active) return
    if (!laid.current) window.history.pushState(window.history.state, '')
    laid.current = true
    let leaving = false
    const back = () => {
      // The second step of a leave that was confirmed.
      if (leaving) return
      leaving = true
      void onBack().finally(() => (leaving = false))
    }
    const click = (event: MouseEvent) => {
      const to = ownLink(event)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      void onLink(to)
    }
    const close = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('popstate', back)
    window.addEventListener('beforeunload', close)
    document.addEventListener('click', click, true)
    return () => {
      window.removeEventListener('popstate', back)
      window.removeEventListener('beforeunload', close)
      document.removeEventListener('click', click, true)
    }
  }, [active])

  return useCallback((to) => void navigate(to, { replace: laid.current }), [navigate])
}
