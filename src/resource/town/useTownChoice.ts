import type { RaRecord } from 'ra-core'
import type { Town } from '#resources'
import { shownNames } from '#src/fields/values/shownText.ts'
import { useLanguage } from '#src/messages/index.ts'
import { prefer, useTown } from '#src/providers/device/shown.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { useGetOne } from '#src/providers/reading.ts'

/** Where a list looks, and how to change it. */
export interface TownControl {
  /** null everywhere */
  townId: number | null
  /** the person has neither chosen nor said that everywhere is meant */
  isUnknown: boolean
  choose: (town: number, region: number | null) => void
  chooseEverywhere: () => void
}

/** The remembered township, and how to change it (docs/rules.md#remembered-township). */
export function useTownChoice(): TownControl {
  const town = useTown()
  return {
    townId: typeof town === 'number' ? town : null,
    isUnknown: town === null,
    choose: rememberTown,
    chooseEverywhere,
  }
}

const chooseEverywhere = () => prefer({ town: 'everywhere' })

/** `region`: its region's id, by which it is offered again once everywhere was chosen. */
export function rememberTown(town: number, region: number | null): void {
  if (region !== null) writeStored('ChosenTown', { region, town })
  prefer({ town })
}

/** A town's name in the current language; undefined until it is known. */
export function useTownName(id: number | null): string | undefined {
  const { language } = useLanguage()
  const { data } = useGetOne<Town & RaRecord>('town', { id: id ?? 0 }, { enabled: id !== null })
  return id !== null && data ? (shownNames(data, language).first ?? undefined) : undefined
}
