import type { Row } from './records.ts'

/** A record's place in the public list, which is ordered by time and id, the newest first. */
export type Place = Pick<Row, 'Id' | 'CreatedAt'>

/** So many records come before this place. */
export interface Start {
  at: number
  place: Place
  /** Its `CreatedAt`, in milliseconds. */
  time: number
}

export const startAt = (at: number, place: Place): Start => ({ at, place, time: Date.parse(place.CreatedAt) })

/** A record that has come into the list (1) or left it (-1), as `change` has it (server/db/changes). */
export type Move = readonly [CreatedAt: string, Id: number, by: number]

/** The same places after others have come and gone before them. */
export function movedBy(starts: readonly Start[], moves: readonly Move[]): Start[] {
  const times = moves.map(([time, id, by]) => ({ time: Date.parse(time), id, by }))
  return starts.map((start) => {
    const { time, place } = start
    let { at } = start
    for (const move of times) if (move.time > time || (move.time === time && move.id > place.Id)) at += move.by
    return at === start.at ? start : { at, place, time }
  })
}
