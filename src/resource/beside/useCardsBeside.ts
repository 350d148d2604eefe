import { useEffect, useEffectEvent, type RefObject } from 'react'

interface CardActs {
  list: RefObject<HTMLElement | null>
  /** a card's business is opened beside the list */
  open: (page: number) => void
  /** one points at it, or goes there by keyboard; null: no longer */
  point: (page: number | null) => void
}

const pageOf = (target: EventTarget | null): number | null => {
  const card = target instanceof Element ? target.closest<HTMLElement>('article[data-page]') : null
  return Number(card?.dataset['page']) || null
}

/**
 * The cards of a list open beside it instead of as a screen of their own. They stay links: a new tab, and whoever has no scripts, opens
 * the screen.
 */
export function useCardsBeside({ list, open, point }: CardActs): void {
  const pressed = useEffectEvent((event: MouseEvent) => {
    const page = pageOf(event.target)
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (!page || !isPlain || !link || link.protocol === 'tel:') return
    event.preventDefault()
    open(page)
  })
  const pointed = useEffectEvent((event: Event) => point(pageOf(event.target)))
  const gone = useEffectEvent(() => point(null))
  useEffect(() => {
    const { current } = list
    if (!current) return
    const press = (event: MouseEvent) => pressed(event)
    const over = (event: Event) => pointed(event)
    const out = () => gone()
    // Before the link hears of it.
    current.addEventListener('click', press, { capture: true })
    current.addEventListener('pointerover', over)
    current.addEventListener('focusin', over)
    current.addEventListener('pointerleave', out)
    current.addEventListener('focusout', out)
    return () => {
      current.removeEventListener('click', press, { capture: true })
      current.removeEventListener('pointerover', over)
      current.removeEventListener('focusin', over)
      current.removeEventListener('pointerleave', out)
      current.removeEventListener('focusout', out)
    }
  }, [list])
}
