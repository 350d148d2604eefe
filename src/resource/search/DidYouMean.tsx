import { useQuery } from '@tanstack/react-query'
import type { To } from 'react-router'
import { useMessages } from '#src/messages/index.ts'
import { didYouMean } from '#src/providers/calls/search.ts'
import { rememberSearch } from '#src/providers/device/storage.ts'
import { TextLink } from '#src/elements/TextLink.tsx'
import styles from './DidYouMean.module.css'

/** Spelling corrections of a text. A failed call counts as none. */
export const useSpellingCorrections = (text: string) =>
  useQuery({
    queryKey: ['didYouMean', text],
    // Answered instead of thrown, because a failed query is repeated by the next component that shows it.
    queryFn: ({ signal }) => didYouMean(text, signal).catch(() => []),
  })

/** The spelling corrections of a text as links. Nothing where there are none. */
export function DidYouMean({ text, to }: { text: string; to: (text: string) => To }) {
  const t = useMessages()
  const { data } = useSpellingCorrections(text)
  if (!data || data.length === 0) return null
  return (
    <p className={styles.line} role="status">
      {t.search.didYouMean}
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
