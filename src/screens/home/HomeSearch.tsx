import { useNavigate } from 'react-router'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { lazyPart } from '#src/screen.tsx'
import styles from './HomeSearch.module.css'

// The first screen stays small: until this code has come, the field is a form that the browser sends itself.
const SearchField = lazyPart(async () => (await import('#src/resource/search/SearchField.tsx')).SearchField)

/** The public search, one tap away under the cover. */
export function HomeSearch() {
  const t = useMessages()
  const navigate = useNavigate()
  return (
    <div className={styles.search}>
      <SearchField
        label={t.lists.searchEverything}
        action={paths.search()}
        search={(text) => void navigate(paths.search(text))}
      />
    </div>
  )
}
