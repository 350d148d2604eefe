import type { To } from 'react-router'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { EmptyState } from '../list/ListStates.tsx'
import { DidYouMean } from './DidYouMean.tsx'
import { useSearchFilters } from './useSearchFilters.ts'
import { Button } from '#src/elements/Button.tsx'
import styles from './NothingFound.module.css'

/** 'No results found.' (spec 2.121), and what may help: a spelling correction, fewer filters, or the categories. */
export function NothingFound({ text, to }: { text: string; to: (text: string) => To }) {
  const t = useMessages()
  const { filters, clear } = useSearchFilters()
  const isNarrowed = Object.keys(filters).length > 0
  return (
    <EmptyState
      text={t.lists.noResultsFound}
      action={
        <div className={styles.acts}>
          <DidYouMean text={text} to={to} />
          {isNarrowed ? (
            <Button variant="outlined" onClick={clear}>
              {t.search.clearFilters}
            </Button>
          ) : (
            <Button to={paths.categories} variant="outlined">
              {t.lists.category}
            </Button>
          )}
        </div>
      }
    />
  )
}
