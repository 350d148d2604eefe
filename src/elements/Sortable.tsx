import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, type SortingStrategy } from '@dnd-kit/sortable'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

interface SortableProps<Key extends string | number> {
  readonly ids: Key[]
  readonly strategy: SortingStrategy
  readonly move: (from: number, to: number) => void
  readonly children: ReactNode
}

/** The library says what is dragged in English; our buttons do the same and say it in the person's language. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/** What is dragged into its order. A mouse drags at once, a finger after a moment, so that it can still scroll. */
export function Sortable<Key extends string | number>({ ids, strategy, move, children }: SortableProps<Key>) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(active.id as Key), over ? ids.indexOf(over.id as Key) : -1]
        if (from >= 0 && to >= 0 && from !== to) move(from, to)
      }}
    >
      <SortableContext items={ids} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** Whose buttons those are, and which of them was pressed. */
interface Pressed<Direction extends string> {
  readonly id: string | number
  readonly direction: Direction
}

/**
 * The buttons that move something go with it. What is told here gets the focus once the list is drawn in its new order: the same button of
 * the element with this `data-sorted`, or at an end of the list the one for the other direction.
 */
export function usePressedAgain<Direction extends string>(
  list: RefObject<HTMLElement | null>,
): (id: string | number, direction: Direction) => void {
  const pressed = useRef<Pressed<Direction>>(null)
  useEffect(() => {
    if (!pressed.current) return
    const { id, direction } = pressed.current
    pressed.current = null
    const moved = list.current?.querySelector(`[data-sorted="${CSS.escape(String(id))}"]`)
    const buttons = [...(moved?.querySelectorAll<HTMLButtonElement>('[data-direction]:not(:disabled)') ?? [])]
    const same = buttons.find((button) => button.dataset['direction'] === direction)
    const other = same ?? buttons[0]
    other?.focus()
  })
  return (id, direction) => void (pressed.current = { id, direction })
}
