import { useQuery } from '@tanstack/react-query'
import type { DataProvider } from 'ra-core'
import type { Category } from '#resources'
import { classNames } from '#src/elements/classNames.ts'
import cut from '#src/elements/Cut.module.css'
import { Press } from '#src/elements/Button.tsx'
import { shownNames } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { sourceTitle, useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { listParams } from '#src/providers/queries.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import styles from './HomeCategories.module.css'

type Disc = Pick<Category, 'Id' | 'Name' | 'BurmeseName' | 'Thumbnail'>
const mostUsed = listParams({ name: 'category', filter: { byUse: true }, perPage: 8 })

/** What a disc shows of the most used categories, and no more: whole ones have descriptions, which the document would carry. */
export const categoriesQuery = (provider: DataProvider) => ({
  queryKey: ['category', 'discs'],
  queryFn: async (): Promise<readonly Disc[]> =>
    (await provider.getList<Category & { id: number }>('category', mostUsed)).data.map(
      ({ Id, Name, BurmeseName, Thumbnail }) => ({ Id, Name, BurmeseName, Thumbnail }),
    ),
})

/** One row that says what is found here: the categories with the most businesses. */
export function HomeCategories() {
  const t = useMessages()
  const { language } = useLanguage()
  const { data = [] } = useQuery({ ...categoriesQuery(useDataProvider()), retryOnMount: false })
  return (
    <nav className={styles.row} aria-label={sourceTitle(t, 'category')}>
      {data.map((category) => {
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
