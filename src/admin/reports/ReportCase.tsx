import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { may, type Report } from '#resources'
import { moderationCase } from '#resources/case.ts'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { findCaseOf } from '#src/providers/calls/cases.ts'
import type { AdminRecord } from '../adminFields.ts'
import { useAdminActor } from '../roles/rights.ts'

/** From a report to its case, where it is judged together with all others of the same thing (docs/rules.md#cases). */
export function ReportCase({ record }: { record: AdminRecord }) {
  const t = useAllMessages()
  const report = record as AdminRecord & Pick<Report, 'Type' | 'ContentId' | 'CreatedAt'>
  const { data: one, isLoading } = useQuery({
    queryKey: ['case', 'ofReport', report.Id],
    queryFn: ({ signal }) => findCaseOf(report, signal),
    enabled: may(useAdminActor(), 'moderate', moderationCase) && report.ContentId !== null,
    staleTime: 0,
  })
  if (isLoading) return <Skeleton height={48} width={160} />
  // Without one the queue has it, if anything has.
  const to = `${paths.adminList('cases')}${one ? `?case=${one.Id}` : ''}`
  return (
    <p>
      <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: 1.5 }}>
        {t.cases.toCase}
      </Link>
    </p>
  )
}
