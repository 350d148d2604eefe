import type { RaRecord } from 'ra-core'
import { useMemo } from 'react'
import { useLanguage, type Language } from '#src/messages/index.ts'
import { useGetList } from '#src/providers/reading.ts'
import { shownNames } from '../values/shownText.ts'

export interface OptionGroup {
  readonly id: number
  readonly name: string
  /** the group's name in addresses, the same in every language */
  readonly key: string
}

/** One selectable record: `[{Id, Name/Title/Label, Thumbnail}]` (spec 7.46, docs/rules.md#options). */
export interface Option {
  readonly id: number
  /** in the current language where it has such a name */
  readonly name: string
  /** its name in the other language */
  readonly otherName: string | null
  readonly otherLanguage: Language
  readonly thumbnail: string | null
  /** its place, where they were put in order by hand */
  readonly order?: number | null
  /** e.g. a town's region */
  readonly group: OptionGroup | null
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

export function asOption(record: RaRecord, language: Language = 'en'): Option {
  const named = { Name: record['Name'] ?? record['Title'] ?? record['Label'], BurmeseName: record['BurmeseName'] }
  const { first, second, secondLanguage } = shownNames(named, language)
  const group = { Name: record['RegionName'], BurmeseName: record['RegionBurmeseName'] }
  const groupName = shownNames(group, language).first
  return {
    id: Number(record['Id'] ?? record.id),
    name: first ?? String(record.id),
    otherName: second,
    otherLanguage: secondLanguage,
    thumbnail: text(record['Thumbnail']),
    order: typeof record['Order'] === 'number' ? record['Order'] : null,
    group:
      groupName === null
        ? null
        : { id: Number(record['RegionId']), name: groupName, key: text(record['RegionName']) ?? groupName },
  }
}

interface OptionsQuery {
  readonly to: string
  readonly choicesFrom?: string
  /** the form's page */
  readonly pageId?: unknown
  /** false: the options are not fetched yet */
  readonly enabled?: boolean
}

/**
 * The options of a reference, which OptionSheet sorts: the target's full list, or its list
 * named by `choicesFrom` for the form's page. `isIdle` while that page is not known.
 */
export function useOptions({ to, choicesFrom, pageId, enabled = true }: OptionsQuery) {
  const { language } = useLanguage()
  const isIdle = choicesFrom !== undefined && !pageId
  const answer = useGetList(
    to,
    choicesFrom
      ? { filter: { [choicesFrom]: pageId }, pagination: { page: 1, perPage: 1000 } }
      : { meta: { full: true } },
    { enabled: enabled && !isIdle },
  )
  const options = useMemo(
    () => (answer.data ?? []).map((record) => asOption(record, language)),
    [answer.data, language],
  )
  return {
    options,
    isLoading: answer.isLoading && !isIdle,
    error: answer.error,
    retry: answer.refetch,
  }
}
