import { declarations, type Category } from '#resources'
import { classNames } from '#src/elements/classNames.ts'
import cut from '#src/elements/Cut.module.css'
import { shownNames, shownText } from '#src/fields/values/shownText.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { DeclaredFields } from '#src/resource/detail/DeclaredFields.tsx'
import styles from './CategoryScreen.module.css'

/** What is said of a category, in one line that opens: its businesses are what one has come for. */
export function CategoryAbout({ category }: { category: Category }) {
  const t = useMessages()
  const { second, secondLanguage } = shownNames(category, useLanguage().language)
  const description = shownText(category.Description)
  const others = (
    <DeclaredFields
      resource={declarations.category}
      record={category}
      except={['Name', 'BurmeseName', 'Thumbnail', 'Description']}
    />
  )
  if (!second && !description) return others
  return (
    <details className={styles.about}>
      <summary className={styles.summary}>
        <span className={classNames(styles.said, cut.one)}>
          {second && <span lang={secondLanguage}>{second}</span>}
          {second && description && <span> · </span>}
          {description && <span>{description}</span>}
        </span>
        <b className={styles.more}>{t.lists.moreAbout}</b>
      </summary>
      {others}
    </details>
  )
}
