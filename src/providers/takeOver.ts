import type { DehydratedState, QueryClient } from '@tanstack/react-query'
import { hydrate } from '@tanstack/react-query'
import { readStored } from './device/storage.ts'
import { isListKey } from './queryKeys.ts'

/**
 * Takes over the answers of the document, which are the visitor's. Somebody with a page finds more in the lists of one
 * record: what is hidden of theirs (docs/rules.md#named-lists). So those are asked for again when they are shown.
 */
export function takeOver(client: QueryClient, state: DehydratedState): void {
  hydrate(client, state)
  if (!readStored('StoredPage')) return
  void client.invalidateQueries({ predicate: ({ queryKey }) => isListKey(queryKey) && isNamed(queryKey[2]) })
}

/** A list's parameters; a filter names the record whose list it is (src/providers/queries.ts). */
const isNamed = (params: unknown) => Object.keys((params as { filter?: object } | undefined)?.filter ?? {}).length > 0
