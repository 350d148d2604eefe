import type { ReactElement } from 'react'
import { sourceTitle, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { EmptyState } from '../list/ListStates.tsx'
import { Button } from '#src/elements/Button.tsx'
import styles from './NothingFound.module.css'

/** 'No results found.' (spec 2.121), and what may help: another spelling, or the categories. */
export function NothingFound({ help }: { help?: ReactElement }) {
  const t = useMessages()
  return (
    <EmptyState
      text={t.lists.noResultsFound}
      action={
        <div className={styles.acts}>
          {help}
          <Button to={paths.categories} variant="outlined">
            {sourceTitle(t, 'category')}
          </Button>
        </div>
      }
    />
  )
}
