import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AnyRecord, Page, Post, Product } from '#resources'
import { Button } from '#src/elements/Button.tsx'
import { Text } from '#src/elements/Text.tsx'
import { sourceTitle } from '#src/messages/index.ts'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { paths } from '#src/paths.ts'
import { refreshSaved, useSaved } from '#src/providers/device/saved.ts'
import type { SavedRecord } from '#src/providers/device/storage.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import { BusinessCard } from '#src/resource/cards/BusinessCard.tsx'
import { PostCard } from '#src/resource/cards/PostCard.tsx'
import { ProductLine } from '#src/resource/cards/ProductLine.tsx'
import { Section } from '#src/resource/detail/Section.tsx'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import { SaveButton } from '#src/resource/saved/SaveButton.tsx'

const rows = {
  page: (record: object) => <BusinessCard page={record as Page} />,
  product: (record: object) => <ProductLine product={record as Product} withPage />,
  post: (record: object) => <PostCard post={record as Post} stays />,
}
const sources = ['page', 'product', 'post'] as const

/** What this device keeps now, or that it keeps nothing. */
export function Kept() {
  const t = useVisitingMessages()
  const saved = useSaved()
  // What is let go stays until the person leaves, so that a mistake can be undone.
  const [first] = useState(saved)
  const all = first.map((one) => saved.find(({ source, Id }) => source === one.source && Id === one.Id) ?? one)
  if (all.length === 0) {
    return (
      <EmptyState
        text={t.share.nothingSaved}
        action={
          <Button to={paths.search()} variant="outlined">
            {t.lists.search}
          </Button>
        }
      />
    )
  }
  return sources.map((source) => {
    const records = all.filter((one) => one.source === source)
    return records.length > 0 && <KeptOf key={source} source={source} records={records} />
  })
}

function KeptOf({ source, records }: { source: keyof typeof rows; records: readonly SavedRecord[] }) {
  const t = useVisitingMessages()
  const { isGone, isOld } = useLatest(source, records)
  return (
    <Section title={source === 'page' ? t.lists.businesses : sourceTitle(t, source)}>
      {isOld && <Text color="muted">{t.shell.offline}</Text>}
      <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
        {records.map((record) => (
          // Beside a card of the smallest phone the button would leave its words no room: it goes below.
          <li
            key={record.Id}
            style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }}
          >
            <div style={{ flex: '1 1 256px', minWidth: 0 }}>
              {rows[source](record)}
              {isGone(record) && <Text color="muted">{t.share.savedGone}</Text>}
            </div>
            {source !== 'post' && <SaveButton source={source} record={record} compact />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What the server says of the kept records now, in one question: those it does not name are gone. */
function useLatest(source: keyof typeof rows, records: readonly SavedRecord[]) {
  const provider = useDataProvider()
  const [ids] = useState(() => records.map(({ Id }) => Id))
  const { data, isError } = useQuery({
    queryKey: ['saved', source, ids],
    queryFn: async () => (await provider.getMany<AnyRecord & { id: number }>(source, { ids })).data,
    networkMode: 'always',
    retry: false,
  })
  useEffect(() => {
    if (data) refreshSaved(source, data)
  }, [source, data])
  return { isOld: isError, isGone: ({ Id }: SavedRecord) => data !== undefined && !data.some((one) => one.Id === Id) }
}
