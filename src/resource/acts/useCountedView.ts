import { useEffect } from 'react'

interface Viewed {
  readonly Id: number
  readonly PageId?: number | null
}

/** Counts that a page, or something of one, is looked at, for its people; what belongs to no page is not counted. */
export function useCountedView(source: string, record: Viewed | null): void {
  const id = record?.Id
  const pageId = source === 'page' ? id : record?.PageId
  useEffect(() => {
    if (id && pageId)
      void import('./acts.ts').then(
        ({ countView }) => countView({ pageId, source, id }),
        () => undefined,
      )
  }, [source, id, pageId])
}
