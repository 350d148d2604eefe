import { useEffect } from 'react'

interface Viewed {
  readonly Id: number
  readonly PageId?: number | null
}

/** Counts that a page, or something of one, is looked at, for its people. */
export function useCountedView(source: string, record: Viewed | null): void {
  const id = record?.Id
  const pageId = record?.PageId
  useEffect(() => {
    if (id) void import('./acts.ts').then(({ countView }) => countView(source, id, pageId)).catch(() => undefined)
  }, [source, id, pageId])
}
