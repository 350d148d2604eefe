import type { PageOnCard } from '#resources/cards.ts'
import { Press } from '#src/elements/Button.tsx'
import chip from '#src/resource/filters/FilterChip.module.css'
import { townNameIn } from '#src/fields/values/shownText.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import styles from './CategoryScreen.module.css'

const most = 12

/** The town in a category's address, if it is one. */
export function townIdOf(search: URLSearchParams): string | undefined {
  const townId = search.get('townId') ?? ''
  return /^[1-9]\d{0,8}$/.test(townId) ? townId : undefined
}

interface TownLinksProps {
  categoryId: number
  /** the one that is shown alone */
  townId: string | undefined
  pages: readonly PageOnCard[]
}

/** Leads to the category's pages in each township that the first of them are in, and back to all (docs/rules.md#category-in-a-township). */
export function TownLinks({ categoryId, townId, pages }: TownLinksProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const towns = new Map(
    pages.flatMap((page) => {
      const name = townNameIn(page, language)
      return page.TownId !== null && name ? [[page.TownId, name] as const] : []
    }),
  )
  if (townId === undefined && towns.size < 2) return null
  return (
    <nav className={styles.towns} aria-label={t.search.town}>
      {townId === undefined ? (
        [...towns].slice(0, most).map(([id, name]) => (
          <Press key={id} className={chip.chip} to={paths.category(categoryId, id)}>
            {name}
          </Press>
        ))
      ) : (
        <Press className={chip.chip} to={paths.category(categoryId)}>
          {t.lists.everything}
        </Press>
      )}
    </nav>
  )
}
