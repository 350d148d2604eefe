import { useMemo } from 'react'
import { compareNames } from '#resources/text/collation.ts'
import { Chip } from '#src/elements/Chip.tsx'
import { shownNames } from '#src/fields/values/shownText.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useStored } from '#src/providers/device/storage.ts'
import { Section } from '#src/resource/detail/Section.tsx'
import { FilterBar } from '#src/resource/filters/FilterBar.tsx'
import { useFullList } from '#src/resource/list/useFullList.ts'
import type { ListQuery } from '#src/resource/queries.ts'
import styles from './SearchScreen.module.css'

export const categories = { name: 'category', meta: { full: true } } as const satisfies ListQuery

/** The search before anything is asked for: what is near or open, what was searched lately, and the categories. */
export function SearchOpening() {
  const t = useMessages()
  const { language } = useLanguage()
  const recent = useStored('RecentSearches') ?? []
  const { items } = useFullList(categories)
  const named = useMemo(
    () =>
      items
        .map((category) => ({ id: category.Id, name: shownNames(category, language).first ?? '' }))
        .sort((one, other) => compareNames(one.name, other.name)),
    [items, language],
  )
  return (
    <>
      <FilterBar tools={['near', 'openNow', 'township']} />
      {recent.length > 0 && (
        <Section title={t.search.recent}>
          <nav className={styles.chips} aria-label={t.search.recent}>
            {recent.map((text) => (
              <Chip key={text} to={paths.search(text)}>
                {text}
              </Chip>
            ))}
          </nav>
        </Section>
      )}
      {named.length > 0 && (
        <Section title={t.lists.category}>
          <nav className={styles.chips} aria-label={t.lists.category}>
            {named.map(({ id, name }) => (
              <Chip key={id} to={paths.category(id)}>
                {name}
              </Chip>
            ))}
          </nav>
        </Section>
      )}
    </>
  )
}
