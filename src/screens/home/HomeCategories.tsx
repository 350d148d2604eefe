import { classNames } from '#src/elements/classNames.ts'
import cut from '#src/elements/Cut.module.css'
import { Press } from '#src/elements/Button.tsx'
import { shownNames } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { sourceTitle, useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useMostUsed } from '#src/resource/mostUsed.ts'
import styles from './HomeCategories.module.css'

/** One row that says what is found here: the categories with the most businesses. */
export function HomeCategories() {
  const t = useMessages()
  const { language } = useLanguage()
  const { items } = useMostUsed()
  return (
    <nav className={styles.row} aria-label={sourceTitle(t, 'category')}>
      {items.map((category) => {
        const name = shownNames(category, language).first ?? t.lists.noName
        return (
          <Press key={category.Id} className={styles.disc} to={paths.category(category.Id)}>
            <Avatar file={category.Thumbnail} name={name} size={48} />
            <span className={classNames(cut.one, styles.name)}>{name}</span>
          </Press>
        )
      })}
    </nav>
  )
}
