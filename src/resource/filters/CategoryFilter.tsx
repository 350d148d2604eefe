import { Suspense, useState } from 'react'
import { CategoryOutlinedIcon as CategoryIcon } from '#src/elements/icons/opened.tsx'
import { useOptions, type Option } from '#src/fields/inputs/useOptions.ts'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import type { FilterProps } from './useSearchFilters.ts'
import { FilterChip } from './FilterChip.tsx'

const OptionSheet = lazyMui(async () => (await import('#src/fields/inputs/OptionSheet.tsx')).OptionSheet)

export const nameOf = (options: readonly Option[], id: string | undefined) =>
  options.find((option) => String(option.id) === id)?.name

/** @param isKind it narrows products, whose kind is the category of the page that sells them */
export function CategoryFilter({ filters, change, isKind = false }: FilterProps & { isKind?: boolean }) {
  const t = useBrowsingMessages()
  const [isOpen, setOpen] = useState(false)
  const isOn = filters.categoryId !== undefined
  const { options } = useOptions({ to: 'category', enabled: isOn || isOpen })
  const title = isKind ? t.filters.kind : t.filters.category
  return (
    <>
      <FilterChip
        icon={<CategoryIcon aria-hidden />}
        isOn={isOn}
        opens="dialog"
        onTap={() => (isOn ? change({ categoryId: undefined }) : setOpen(true))}
      >
        {nameOf(options, filters.categoryId) ?? title}
      </FilterChip>
      <Suspense>
        {isOpen && (
          <OptionSheet
            open
            title={title}
            options={options}
            selected={[]}
            onPick={(id) => {
              change({ categoryId: String(id) })
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
