import type { ScreenRow } from '#src/screens/manifest.ts'

/** Ids of records to visit, by resource. */
type Ids = Readonly<Record<string, number>>

/**
 * The address of a screen's example; null where it has none, or where there is no such record.
 * @param own records of the demonstration's owner
 */
export function addressOf({ path, example = path }: ScreenRow, known: Ids, own: Ids): string | null {
  const address = example.replace(/\{(own\.)?(\w+)\}/g, (asked, isOwn: string | undefined, resource: string) =>
    String((isOwn ? own : known)[resource] ?? asked),
  )
  return /[:{]/.test(address) ? null : address
}
