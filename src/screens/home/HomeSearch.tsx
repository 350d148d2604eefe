import { lazyPart } from '#src/navigation/lazy.tsx'
import styles from './HomeSearch.module.css'

// The first screen stays small: until this code has come, the field is a form that the browser sends itself.
const HomeSearchField = lazyPart(async () => (await import('./HomeSearchField.tsx')).HomeSearchField)

/** The public search and the map, one tap away under the cover. */
export const HomeSearch = () => (
  <div className={styles.search}>
    <HomeSearchField />
  </div>
)
