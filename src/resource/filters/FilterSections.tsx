import { useState, type ReactNode } from 'react'
import { wellRated, type SearchOrder } from '#resources/searchOrders.ts'
import { Press } from '#src/elements/Button.tsx'
import { classNames } from '#src/elements/classNames.ts'
import { Text } from '#src/elements/Text.tsx'
import { OptionSheet } from '#src/fields/inputs/OptionSheet.tsx'
import { useOptions } from '#src/fields/inputs/useOptions.ts'
import { shownNames } from '#src/fields/values/shownText.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { useLanguage } from '#src/messages/index.ts'
import { conditions, conditionText } from '#src/price/condition.ts'
import { useMostUsed } from '../mostUsed.ts'
import { TownSheet } from '../town/TownSheet.tsx'
import { nameOf } from './CategoryFilter.tsx'
import { usePlaceControl } from './PlaceFilter.tsx'
import { useOrderNames } from './OrderChoice.tsx'
import type { ChangeFilters, FilterProps, Section as SectionName } from './useSearchFilters.ts'
import chip from './FilterChip.module.css'

const looks = {
  section: { border: 0, margin: 0, padding: '0 0 20px', minWidth: 0 },
  title: { padding: 0, font: 'var(--text-label)', marginBottom: 8 },
  choices: { display: 'flex', flexWrap: 'wrap', gap: 8 },
} as const

/** A filter of the sheet: its name above its choices. */
export function Section({ name, title, children }: { name: SectionName; title: string; children: ReactNode }) {
  return (
    <fieldset data-section={name} style={looks.section}>
      <legend style={looks.title}>{title}</legend>
      {children}
    </fieldset>
  )
}
export const Choices = ({ children }: { children: ReactNode }) => <div style={looks.choices}>{children}</div>

interface ChoiceProps {
  isOn: boolean
  choose: () => void
  opens?: 'dialog'
  children: string
}

/** One choice, which is on or off. */
export const Choice = ({ isOn, choose, opens, children }: ChoiceProps) => (
  <Press
    className={classNames(chip.chip, isOn && chip.on)}
    // In the sheet everything keeps its place.
    style={{ order: 0 }}
    aria-pressed={isOn}
    {...(opens && { 'aria-haspopup': opens })}
    onClick={choose}
  >
    {children}
  </Press>
)

export function PlaceSection(props: FilterProps) {
  const t = useAllMessages()
  const [isOpen, setOpen] = useState(false)
  const control = usePlaceControl(props)
  const { mine, isNear, townId, shown, last, chooseEverywhere } = control
  const isIn = !isNear && (townId !== null || shown !== undefined)
  return (
    <Section name="place" title={t.filters.where}>
      <Choices>
        <Choice isOn={isNear} choose={() => mine.find()}>
          {t.search.nearMe}
        </Choice>
        <Choice isOn={isIn} choose={() => setOpen(true)} opens="dialog">
          {(isIn && shown) || t.places.choose}
        </Choice>
        {last && (
          <Choice isOn={false} choose={last.choose}>
            {last.name}
          </Choice>
        )}
        <Choice isOn={!isNear && !isIn} choose={chooseEverywhere}>
          {t.lists.everywhere}
        </Choice>
      </Choices>
      <Text role="status" variant="body2" color="muted">
        {mine.isAsking ? t.search.locating : mine.isRefused && t.search.noPlace}
      </Text>
      {isOpen && <TownSheet control={control} close={() => setOpen(false)} />}
    </Section>
  )
}

/** The most used categories; the others are behind the last choice. */
export function CategorySection({ filters, change, isKind }: FilterProps & { isKind: boolean }) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { items } = useMostUsed()
  const chosen = filters.categoryId
  const { options } = useOptions({ to: 'category', enabled: isOpen || chosen !== undefined })
  const title = isKind ? t.filters.kind : t.filters.category
  const isAmong = items.some(({ Id }) => String(Id) === chosen)
  const toggle = (id: string) => change({ categoryId: id === chosen ? undefined : id })
  return (
    <Section name="kind" title={title}>
      <Choices>
        {chosen !== undefined && !isAmong && (
          <Choice isOn choose={() => toggle(chosen)}>
            {nameOf(options, chosen) ?? title}
          </Choice>
        )}
        {items.map((category) => (
          <Choice key={category.Id} isOn={String(category.Id) === chosen} choose={() => toggle(String(category.Id))}>
            {shownNames(category, language).first ?? t.lists.noName}
          </Choice>
        ))}
        <Choice isOn={false} choose={() => setOpen(true)} opens="dialog">
          {t.filters.allCategories}
        </Choice>
      </Choices>
      {isOpen && (
        <OptionSheet
          open
          title={title}
          options={options}
          selected={chosen === undefined ? [] : [Number(chosen)]}
          onPick={(id) => {
            change({ categoryId: String(id) })
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}

export function ConditionSection({ filters, change }: FilterProps) {
  const t = useAllMessages()
  return (
    <Section name="condition" title={t.filters.condition}>
      <Choices>
        {conditions.map((one) => (
          <Choice
            key={one}
            isOn={filters.condition === one}
            choose={() => change({ condition: filters.condition === one ? undefined : one })}
          >
            {conditionText(one, t)}
          </Choice>
        ))}
      </Choices>
    </Section>
  )
}

export function OnlySection({ filters, change, isRated }: FilterProps & { isRated: boolean }) {
  const t = useAllMessages()
  const stars = filters.rated ?? String(wellRated)
  return (
    <Section name="only" title={t.filters.only}>
      <Choices>
        <Choice
          isOn={filters.openNow !== undefined}
          choose={() => change(filters.openNow ? { openNow: undefined } : { openNow: '1', openAt: undefined })}
        >
          {t.search.openNow}
        </Choice>
        {(isRated || filters.rated) && (
          <Choice
            isOn={filters.rated !== undefined}
            choose={() => change({ rated: filters.rated ? undefined : stars })}
          >
            {t.filters.wellRated({ stars: Number(stars) })}
          </Choice>
        )}
      </Choices>
    </Section>
  )
}

interface OrderSectionProps {
  offered: readonly SearchOrder[]
  order: SearchOrder
  change: ChangeFilters
}

export function OrderSection({ offered, order, change }: OrderSectionProps) {
  const names = useOrderNames()
  const { filters } = useAllMessages()
  return (
    <Section name="order" title={filters.order}>
      <Choices>
        {offered.map((one) => (
          <Choice key={one} isOn={one === order} choose={() => change({ order: one })}>
            {names[one]}
          </Choice>
        ))}
      </Choices>
    </Section>
  )
}
