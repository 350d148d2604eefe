import { useQuery } from '@tanstack/react-query'
import Skeleton from '@mui/material/Skeleton'
import { may, maySeeHistory, type Resource } from '#resources'
import { audit } from '#resources/audit.ts'
import { formatDate } from '#resources/text/date.ts'
import { choiceOf, useLanguage } from '#src/messages/index.ts'
import { useAllMessages, type AllMessages } from '#src/messages/working.ts'
import { findTimeline, type Happened } from '#src/providers/calls/cases.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import type { AdminRecord } from '../adminFields.ts'
import { useAdminActor } from '../roles/rights.ts'
import { codesInWords } from '../list/codes.ts'
import { Section } from './RecordHistory.tsx'

/** All that has happened to a record, for those who judge it (docs/rules.md#history). */
export function Timeline({ resource, record }: { resource: Resource; record: AdminRecord }) {
  const actor = useAdminActor()
  const isForThem = may(actor, 'moderate', resource) && maySeeHistory(actor, resource, record)
  return resource.reportedAs && isForThem ? <Life {...{ resource, record }} /> : null
}

function Life({ resource, record }: { resource: Resource; record: AdminRecord }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [resource.name, 'timeline', record.Id],
    queryFn: ({ signal }) => findTimeline(resource.name, record.Id, signal),
    staleTime: 0,
  })
  return (
    <Section aria-labelledby="life">
      <h2 id="life">{t.cases.life}</h2>
      {error && !data ? <ErrorState compact error={error} retry={() => void refetch()} /> : null}
      {isPending && <Skeleton role="status" aria-label={t.shell.loading} height={64} />}
      {data?.length === 0 && <p>{t.cases.nothingHappened}</p>}
      <ol>
        {data?.map((one, at) => (
          <li key={data.length - at}>
            <div className="head">
              <time dateTime={one.At}>{formatDate(one.At, writing)}</time>
              <b>{whatOf(t, one)}</b>
              <span>
                {[
                  codesInWords(t, audit, 'Reason', { About: resource.name, ...one }),
                  one.Until && t.cases.until({ date: formatDate(one.Until, writing) }),
                  codesInWords(t, audit, 'Fields', { About: resource.name, ...one }),
                  one.ByName,
                  one.UndoneAt && t.cases.undone,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function whatOf(t: AllMessages, { What }: Happened): string {
  if (What === 'report') return t.cases.reported
  const was: Readonly<Record<string, string>> = t.caseWas
  return was[What] ?? choiceOf(t, audit, 'Act', What)
}
