import { useQuery } from '@tanstack/react-query'
import type { DataProvider } from 'ra-core'
import type { To } from 'react-router'
import type { RecordReader } from '#resources/recordReader.ts'
import { useMessages } from '#src/messages/index.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import { rememberSearch } from '#src/providers/device/storage.ts'
import { TextLink } from '#src/elements/TextLink.tsx'
import styles from './DidYouMean.module.css'

/** Reads what is no list of records, over HTTP or, on the server, without. */
export const readerOf = (provider: DataProvider) => provider['reader'] as RecordReader

/** Spelling corrections of a text. A failed call counts as none. */
export const correctionsQuery = (provider: DataProvider, text: string) => ({
  queryKey: ['didYouMean', text],
  // Answered instead of thrown, because a failed query is repeated by the next component that shows it.
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<readonly string[]> => {
    const { body } = await readerOf(provider)
      .correctSpelling(text, signal)
      .catch(() => ({ body: null }))
    return Array.isArray(body) ? (body as { Text: string }[]).map(({ Text }) => Text) : []
  },
})
export const useSpellingCorrections = (text: string) =>
  useQuery({ ...correctionsQuery(useDataProvider(), text), enabled: text !== '' })

interface DidYouMeanProps {
  text: string
  to: (text: string) => To
  /** Those that are shown elsewhere are left out. */
  except?: (correction: string) => boolean
}

/** The spelling corrections of a text as links. Nothing where there are none. */
export function DidYouMean({ text, to, except }: DidYouMeanProps) {
  const t = useMessages()
  const { data: all = [] } = useSpellingCorrections(text)
  const data = except ? all.filter((one) => !except(one)) : all
  if (data.length === 0) return null
  return (
    <p className={styles.line} role="status">
      <span>{t.search.didYouMean}</span>
      {data.map((correction) => (
        <TextLink
          className={styles.correction}
          key={correction}
          to={to(correction)}
          onClick={() => rememberSearch(correction)}
        >
          {correction}
        </TextLink>
      ))}
    </p>
  )
}
