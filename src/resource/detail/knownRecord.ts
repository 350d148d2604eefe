import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { GetListResult } from 'ra-core'
import { answerNames, fieldsOf, findResource, type AnyRecord } from '#resources'
import { readStored } from '#src/providers/device/storage.ts'
import { isListKey } from '#src/providers/queryKeys.ts'

export interface KnownRecord {
  record: AnyRecord & { id: number }
  /** what is really known of it, without the fields that were filled up */
  known: AnyRecord
  /** false: it has some of its fields only */
  isWhole: boolean
  updatedAt: number
}

/** A record as a list in the cache has it; the latest whole one if there are several. */
export function knownRecord(client: QueryClient, name: string, id: string): KnownRecord | undefined {
  const known: Omit<KnownRecord, 'known'>[] = []
  for (const query of client.getQueryCache().findAll({ queryKey: [name] })) {
    const [, , params] = query.queryKey as [string, string, { filter?: { view?: string } } | undefined]
    if (!isListKey(query.queryKey)) continue
    const record = recordsIn(query.state.data).find((one) => String(one.id) === id)
    if (record) known.push({ record, isWhole: !params?.filter?.view, updatedAt: query.state.dataUpdatedAt })
  }
  const [best] = known.sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.updatedAt - a.updatedAt)
  return (
    best && {
      ...best,
      known: best.record,
      record: best.isWhole ? best.record : { ...withoutValues(name), ...best.record },
    }
  )
}

/** A record as it was kept on this device, without its long texts. */
export function savedRecord(name: string, id: string): KnownRecord | undefined {
  const saved = readStored('Saved')?.find(({ source, Id }) => source === name && String(Id) === id)
  if (!saved) return undefined
  const record = { ...withoutValues(name), ...saved, id: Number(id) }
  return { record, known: record, isWhole: false, updatedAt: 0 }
}

function recordsIn(data: unknown): readonly KnownRecord['record'][] {
  const { pages, data: records } = (data ?? {}) as Partial<InfiniteData<GetListResult> & GetListResult>
  return (pages ? pages.flatMap((page) => page.data) : Array.isArray(records) ? records : []) as KnownRecord['record'][]
}

/** Every field without a value, as in an answer. */
function withoutValues(name: string): Record<string, null> {
  const resource = findResource(name)
  const names = resource ? fieldsOf(resource).flatMap(([field, declared]) => answerNames(field, declared)) : []
  return Object.fromEntries(names.map((field) => [field, null]))
}
