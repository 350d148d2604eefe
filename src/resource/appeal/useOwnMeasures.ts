import { useQuery } from '@tanstack/react-query'
import { requireReported } from '#resources/targets.ts'
import { formatDate } from '#resources/text/date.ts'
import { sourceName, useLanguage } from '#src/messages/index.ts'
import { useAllMessages, type AllMessages } from '#src/messages/working.ts'
import { findOwnMeasures, type OwnMeasure } from '#src/providers/calls/cases.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/** The section of the profile in which they stand. */
export const measuresAnchor = 'measures'

/** What was decided about the person's own things and reports, the newest first, asked for once for all who show a part of it. */
export function useOwnMeasures(enabled = true) {
  const id = useStoredProfile()?.id
  const query = useQuery({
    queryKey: ['case', 'own', id],
    queryFn: ({ signal }) => findOwnMeasures(signal),
    enabled: enabled && id !== undefined,
    staleTime: 10_000,
  })
  return { ...query, measures: query.data ?? [] }
}

/** What was decided, in a sentence for whom it concerns. */
export function decidedText(t: AllMessages, measure: OwnMeasure, all: readonly OwnMeasure[]): string {
  const { Act, Title, Type } = measure
  const what = Title ?? sourceName(t, requireReported(Type).name)
  if (Act === 'answer') return what
  return Act === 'lift' && endsSuspension(measure, all) ? t.cases.unsuspended : t.caseDecided[Act]({ what })
}

/** What is lifted is what the case had decided last. */
const endsSuspension = ({ ActId, CaseId }: OwnMeasure, all: readonly OwnMeasure[]) =>
  all.find(
    (one) =>
      one.As === 'owner' && one.CaseId === CaseId && one.ActId < ActId && (one.Act === 'hold' || one.Act === 'suspend'),
  )?.Act === 'suspend'

/** Why and until when, by the sentence of the policy. */
export function useGrounds(): (measure: Pick<OwnMeasure, 'Act' | 'Reason' | 'Until'>) => string[] {
  const t = useAllMessages()
  const writing = useLanguage()
  return ({ Act, Reason, Until }) => [
    ...(Reason === null ? [] : [t.cases.ground({ reason: t.caseReasons[Reason], sentence: t.caseSentences[Reason] })]),
    ...(Until === null ? [] : [t.cases.until({ date: formatDate(Until, writing) })]),
    ...(Until === null && (Act === 'hold' || Act === 'suspend') && Reason !== null ? [t.cases.forGood] : []),
  ]
}
