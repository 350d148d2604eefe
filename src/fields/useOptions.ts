import { useGetList, type RaRecord } from 'ra-core'

/** One thing to choose: `[{Id, Name/Title/Label, Thumbnail}]` (spec section 7, contract section 1, Options). */
export interface Option {
  readonly id: number
  readonly name: string
  readonly burmeseName: string | null
  readonly thumbnail: string | null
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

export const asOption = (record: RaRecord): Option => ({
  id: Number(record['Id'] ?? record.id),
  name: text(record['Name']) ?? text(record['Title']) ?? text(record['Label']) ?? String(record.id),
  burmeseName: text(record['BurmeseName']),
  thumbnail: text(record['Thumbnail']),
})

interface From {
  readonly to: string
  readonly choicesFrom?: string
  /** whose page the record stands under */
  readonly pageId?: unknown
}

/**
 * The choices of a reference: the target's full list, or its list named by `choicesFrom` for the form's page. `isIdle` while
 * there is no page to ask for.
 */
export function useOptions({ to, choicesFrom, pageId }: From) {
  const isIdle = choicesFrom !== undefined && !pageId
  const answer = useGetList(
    to,
    choicesFrom
      ? { filter: { [choicesFrom]: pageId }, pagination: { page: 1, perPage: 1000 } }
      : { meta: { full: true } },
    { enabled: !isIdle },
  )
  return {
    options: answer.data?.map(asOption) ?? [],
    isLoading: answer.isLoading && !isIdle,
    error: answer.error,
    retry: answer.refetch,
  }
}
