import type { AnyRecord } from '#resources'
import { readStored, useStored, writeStored, type SavedRecord } from './storage.ts'

/** What a person keeps on this device, without an account (docs/rules.md#saved). */

/** Each takes one or two kB of the browser's storage. Beyond this the oldest are removed. */
const maxSaved = 200

/** Characters that are kept of a text: cards show no more. */
const longestText = 200

const isSame = (one: SavedRecord, source: string, id: number) => one.source === source && one.Id === id

const pick = (source: string, record: AnyRecord): SavedRecord => ({
  ...(Object.fromEntries(
    Object.entries(record).filter(([, value]) => typeof value !== 'string' || value.length <= longestText),
  ) as unknown as AnyRecord),
  source,
})

/** Keeps a record, first in the list, or lets it go. @returns whether the device took it */
export function keep(source: string, record: AnyRecord, isKept: boolean): boolean {
  const others = (readStored('Saved') ?? []).filter((one) => !isSame(one, source, record.Id))
  const all = isKept ? [pick(source, record), ...others].slice(0, maxSaved) : others
  writeStored('Saved', all.length > 0 ? all : null)
  return (readStored('Saved') ?? []).some((one) => isSame(one, source, record.Id)) === isKept
}

/** Brings what is kept up to date with what the server says now; the order stays. */
export function refreshSaved(source: string, records: readonly AnyRecord[]): void {
  const saved = readStored('Saved')
  if (!saved) return
  const latest = saved.map((one) => {
    const record = records.find(({ Id }) => isSame(one, source, Id))
    return record ? pick(source, record) : one
  })
  if (JSON.stringify(latest) !== JSON.stringify(saved)) writeStored('Saved', latest)
}

export const useSaved = (): readonly SavedRecord[] => useStored('Saved') ?? []
export const useIsSaved = (source: string, id: number): boolean => useSaved().some((one) => isSame(one, source, id))
