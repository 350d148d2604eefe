import { CategoryOutlinedIcon as CategoryIcon } from '#src/elements/icons/opened.tsx'
import { useOptions, type Option } from '#src/fields/inputs/useOptions.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import type { ChipProps } from './useSearchFilters.ts'
import { FilterChip } from './FilterChip.tsx'

export const nameOf = (options: readonly Option[], id: string | undefined) =>
  options.find((option) => String(option.id) === id)?.name

/** @param isKind it narrows products, whose kind is the category of the page that sells them */
export function CategoryFilter({ filters, change, open, isKind = false }: ChipProps & { isKind?: boolean }) {
  const t = useBrowsingMessages()
  const isOn = filters.categoryId !== undefined
  const { options } = useOptions({ to: 'category', enabled: isOn })
  return (
    <FilterChip
      icon={<CategoryIcon aria-hidden />}
      isOn={isOn}
      opens="dialog"
      onTap={() => (isOn ? change({ categoryId: undefined }) : open('kind'))}
    >
      {nameOf(options, filters.categoryId) ?? (isKind ? t.filters.kind : t.filters.category)}
    </FilterChip>
  )
}
