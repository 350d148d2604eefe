import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnyRecord, Resource } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { useDigits } from '#src/messages/index.ts'
import { placeRecord } from '#src/providers/calls/contents.ts'
import { failureText } from '../failureText.ts'

/** What was done last. */
export interface Said {
  readonly id: number
  readonly text: string
  readonly undo?: () => void
}

/** The records in their order, and what moves one. The order is shown at once, and put back where the server refuses it. */
export function useArranging(resource: Resource, records: readonly AnyRecord[], nameOf: (record: AnyRecord) => string) {
  const t = useAllMessages()
  const dialogs = useDialogs()
  const formatDigits = useDigits()
  const cache = useQueryClient()
  const [given, setGiven] = useState(records)
  const [order, setOrder] = useState(records)
  const [said, setSaid] = useState<Said | null>(null)
  // One move after the other, in the order in which they were made.
  const running = useRef(Promise.resolve())
  if (given !== records) {
    setGiven(records)
    setOrder(records)
  }

  function move(from: number, to: number) {
    const moved = order[from]
    if (!moved || from === to || to < 0 || to >= order.length) return
    const rest = order.filter((one) => one !== moved)
    const next = [...rest.slice(0, to), moved, ...rest.slice(to)]
    setOrder(next)
    const undo = () => {
      setOrder(order)
      store(() => placeRecord(resource.name, moved.Id, rest[from]?.Id), { id: moved.Id, text: t.shell.undone })
    }
    const place = { name: nameOf(moved), at: formatDigits(to + 1), of: formatDigits(order.length) }
    const text = t.manage.movedTo(place)
    store(() => placeRecord(resource.name, moved.Id, rest[to]?.Id), { id: moved.Id, text, undo })
  }

  function store(write: () => Promise<unknown>, now: Said) {
    setSaid(null)
    running.current = running.current.then(async () => {
      try {
        await write()
        setSaid(now)
      } catch (error) {
        // What is asked for anew is as it was, so that nothing else would draw it.
        setOrder(records)
        await dialogs.alert(failureText(t, error))
      } finally {
        await renew()
      }
    })
  }

  const renew = () => cache.invalidateQueries({ queryKey: [resource.name] })
  return { order, move, said }
}
