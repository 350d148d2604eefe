import { useGetList, type RaRecord } from 'ra-core'
import { useMemo } from 'react'
import { compareNames } from '#resources/text/index.ts'
import { useLanguage, type Language } from '#src/messages/index.ts'
import { shownNames } from '../values/shownText.ts'

export interface OptionGroup {
  readonly id: number
  readonly name: string
  /** what an address calls it, whatever the language */
  readonly key: string
}

/** One thing to choose: `[{Id, Name/Title/Label, Thumbnail}]` (spec 7.46, docs/rules.md#options). */
export interface Option {
  readonly id: number
  /** in the language that is spoken, where it has one there */
  readonly name: string
  /** its name in the other language */
  readonly otherName: string | null
  readonly otherLanguage: Language
  readonly thumbnail: string | null
  /** what it belongs to: a town to its region */
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
    group:
      groupName === null
        ? null
        : { id: Number(record['RegionId']), name: groupName, key: text(record['RegionName']) ?? groupName },
  }
}

interface From {
  readonly to: string
  readonly choicesFrom?: string
  /** whose page the record stands under */
  readonly pageId?: unknown
  /** false: nobody asks yet, so nothing is fetched */
  readonly isWanted?: boolean
}

/**
 * The choices of a reference: the target's full list, or its list named by `choicesFrom` for the form's page. `isIdle` while
 * there is no page to ask for. As a dictionary has them (docs/rules.md#sorting).
 */
export function useOptions({ to, choicesFrom, pageId, isWanted = true }: From) {
  const { language } = useLanguage()
  const isIdle = choicesFrom !== undefined && !pageId
  const answer = useGetList(
    to,
    choicesFrom
      ? { filter: { [choicesFrom]: pageId }, pagination: { page: 1, perPage: 1000 } }
      : { meta: { full: true } },
    { enabled: isWanted && !isIdle },
  )
  const options = useMemo(
    () =>
      (answer.data ?? [])
        .map((record) => asOption(record, language))
        .sort((one, other) => compareNames(one.name, other.name)),
    [answer.data, language],
  )
  return {
    options,
    isLoading: answer.isLoading && !isIdle,
    error: answer.error,
    retry: answer.refetch,
  }
}
