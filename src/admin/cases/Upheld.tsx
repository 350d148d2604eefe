import { useQuery } from '@tanstack/react-query'
import { useAllMessages } from '#src/messages/working.ts'
import { countUpheld } from '#src/providers/calls/cases.ts'

interface UpheldProps {
  readonly pageId: number
}

/** How often reports of a page, and of what is under it, were right within a year; nothing until that is known. */
export function Upheld({ pageId }: UpheldProps) {
  const t = useAllMessages()
  const { data } = useQuery({
    queryKey: ['case', 'upheld', pageId],
    queryFn: ({ signal }) => countUpheld(pageId, signal),
  })
  return data === undefined ? null : <span>{t.cases.upheld({ count: data })}</span>
}
