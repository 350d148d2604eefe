import { Chip } from '#src/elements/Chip.tsx'
import { shownNames } from '#src/fields/values/shownText.ts'
import { sourceTitle, useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useStored } from '#src/providers/device/storage.ts'
import { Section } from '#src/resource/detail/Section.tsx'
import { FilterBar } from '#src/resource/filters/FilterBar.tsx'
import { useMostUsed } from '#src/resource/mostUsed.ts'
import styles from './SearchScreen.module.css'

/** The search before anything is asked for: what is near or open, what was searched lately, and the most used categories. */
export function SearchOpening() {
  const t = useMessages()
  const { language } = useLanguage()
  const recent = useStored('RecentSearches') ?? []
  const { items } = useMostUsed()
  return (
    <>
      <FilterBar tools={['near', 'openNow']} isPreset={false} />
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
      {items.length > 0 && (
        <Section title={sourceTitle(t, 'category')}>
          <nav className={styles.chips} aria-label={sourceTitle(t, 'category')}>
            {items.map((category) => (
              <Chip key={category.Id} to={paths.category(category.Id)}>
                {shownNames(category, language).first ?? t.lists.noName}
              </Chip>
            ))}
            <Chip to={paths.categories}>{t.lists.seeAll}</Chip>
          </nav>
        </Section>
      )}
    </>
  )
}
