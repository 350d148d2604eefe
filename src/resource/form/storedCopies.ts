import type { AnyRecord, Resource } from '#resources'
import { isParent } from '#resources/under.ts'
import { readStored, writeStored } from '#src/providers/device/storage.ts'

/** The page that one posts as is known on this device too. */
export function updateStoredCopies(resource: Resource, saved: AnyRecord): void {
  if (isParent(resource) && readStored('StoredPage')?.Id === saved.Id) writeStored('StoredPage', saved)
}
