import { weekdays, type Resource } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { labelOf, sourceTitle, useDigits, useLanguage } from '#src/messages/index.ts'
import { useAllMessages, type AllMessages } from '#src/messages/working.ts'
import type { ListedImport, RowOutcome } from '#src/providers/calls/imports.ts'

/** Milliseconds after which what is being done is looked at again. */
export const renewedEvery = 1000

/** What is being done with an import, or was. */
export function useStateText(): (one: ListedImport) => string {
  const { imports } = useAllMessages()
  return ({ Job, State }) => (Job === 'try' ? imports.isTried : Job === 'undo' ? imports.isUndone : imports[State])
}

/** What an import is of, what is being done with it or was, by whom and since when. */
export function useImportFacts(): (one: ListedImport) => string {
  const t = useAllMessages()
  const writing = useLanguage()
  const formatDigits = useDigits()
  const stateText = useStateText()
  return (one) =>
    [
      sourceTitle(t, one.Resource),
      t.imports.rowCount({ count: formatDigits(one.Rows) }),
      stateText(one),
      one.IsOperators ? t.imports.operator : one.ByName,
      formatDate(one.CreatedAt, writing),
    ]
      .filter(Boolean)
      .join(' · ')
}

export function useOutcomeText(): (outcome: RowOutcome) => string {
  const { imports } = useAllMessages()
  return (outcome) => (outcome === 'undone' ? imports.taken : imports[outcome])
}

/** What a column is mapped to, as people call it: a field, or a part of one (resources/imports/imports.ts). */
export function targetLabel(t: AllMessages, resource: Resource, target: string): string {
  if (target === 'Latitude') return t.forms.latitude
  if (target === 'Longitude') return t.forms.longitude
  const [name = target, part] = target.split('.')
  const field = resource.fields[name]
  const label = labelOf(t, resource, name)
  if (part === undefined || !field) return label
  const day = weekdays.find((one) => one === part)
  const ofOther = field.kind === 'reference' ? labelOf(t, { name: field.to }, part) : t.forms.otherDays
  return t.admin.labelled({ label, text: day ? t.page[day] : ofOther })
}
