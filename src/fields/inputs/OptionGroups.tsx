import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMemo, useState } from 'react'
import { compareNames } from '#resources/text/collation.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import type { Option, OptionGroup } from './useOptions.ts'

/**
 * The option groups (e.g. the regions of towns) and the selected one, initially the one last chosen in this browser.
 */
export function useGroups(options: readonly Option[]) {
  const groups = useMemo(() => {
    const found = new Map(options.flatMap(({ group }) => (group ? [[group.id, group] as const] : [])))
    return [...found.values()].sort((one, other) => compareNames(one.name, other.name))
  }, [options])
  const [chosen, setChosen] = useState(() => readStored('ChosenTown')?.region ?? null)
  const groupId = groups.length > 1 && groups.some(({ id }) => id === chosen) ? chosen : null
  const chooseGroup = (region: number | null) => {
    setChosen(region)
    writeStored('ChosenTown', region === null ? null : { region, town: null })
  }
  return { groups, groupId, chooseGroup }
}

/** Options sorted by group; the order within a group is kept. */
export const byGroup = (options: readonly Option[]) =>
  [...options].sort((one, other) => compareNames(one.group?.name ?? '', other.group?.name ?? ''))

interface GroupChoiceProps {
  readonly groups: readonly OptionGroup[]
  readonly chosen: number | null
  readonly onChoose: (id: number | null) => void
  readonly onPickGroup: ((id: number) => void) | undefined
}

/** Selects which region's towns are listed; where a whole region can be chosen, a button picks it. */
export function GroupChoice({ groups, chosen, onChoose, onPickGroup }: GroupChoiceProps) {
  const t = useAllMessages()
  const group = groups.find(({ id }) => id === chosen)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <NativeSelect
        input={<OutlinedInput />}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
        inputProps={{ 'aria-label': t.filters.region }}
      >
        <option value="">{t.filters.allRegions}</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {group && onPickGroup && (
        <Button variant="outlined" onClick={() => onPickGroup(group.id)}>
          {t.filters.wholeRegion({ region: group.name })}
        </Button>
      )}
    </Box>
  )
}
