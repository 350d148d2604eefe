import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useCreatePath } from 'ra-core'
import type { ReactNode } from 'react'
import { answerNames, isVerifiable, systemFields, type Resource } from '#resources'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { FieldValue } from '#src/fields/values/values.tsx'
import { labelOf, useDigits } from '#src/messages/index.ts'
import { useAllMessages, type AllMessages } from '#src/messages/working.ts'
import { showFields, type AdminRecord } from './adminFields.ts'
import { Upheld } from './cases/Upheld.tsx'
import { useMay } from './roles/rights.ts'
import { useCountDependants } from './deletion.ts'

/**
 * A record's ids, timestamps and other raw values that the field values do not show, and the records that refer to
 * it.
 */
export function RecordFacts({ resource, record }: { resource: Resource; record: AdminRecord }) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const may = useMay()
  const raw = showFields(resource)
    .flatMap(({ name, field }) =>
      answerNames(name, field)
        .filter((one) => one !== name && isRaw.test(one))
        .map((one) => ({ name: one, label: rawLabel(t, labelOf(t, resource, name), one) })),
    )
    .filter(({ name }) => record[name] !== null && record[name] !== undefined && record[name] !== '')
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Facts aria-label={t.admin.record}>
        <h2>{t.admin.record}</h2>
        <dl>
          <Fact name={labelOf(t, resource, 'Id')}>{formatDigits(record.Id)}</Fact>
          {(['CreatedAt', 'UpdatedAt'] as const).map((name) => (
            <Fact key={name} name={labelOf(t, resource, name)}>
              <FieldValue {...{ resource, name, record }} field={systemFields[name]} />
            </Fact>
          ))}
          <Fact name={t.admin.version}>{formatDigits(record.Version)}</Fact>
          {raw.map(({ name, label }) => (
            <Fact key={name} name={label}>
              {/Ids?$/.test(name) ? formatDigits(String(record[name])) : String(record[name])}
            </Fact>
          ))}
        </dl>
        {isVerifiable(resource) && may('moderate', resource) && <Upheld pageId={record.Id} />}
      </Facts>
      <Dependants resource={resource} record={record} />
    </Box>
  )
}

/** Ids, E.164 numbers and coordinates, which the fields themselves do not show. */
const isRaw = /(Ids?|E164|Latitude|Longitude)$/

function rawLabel(t: AllMessages, label: string, name: string): string {
  if (name === 'Latitude') return t.forms.latitude
  if (name === 'Longitude') return t.forms.longitude
  return name.endsWith('E164') ? `${label} (E.164)` : t.admin.number({ field: label })
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

/** Counts of dependent records, linking to their filtered tables. */
function Dependants({ resource, record }: { resource: Resource; record: AdminRecord }) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const createPath = useCreatePath()
  const countDependants = useCountDependants(resource)
  const { data } = useQuery({
    queryKey: [resource.name, 'dependants', record.Id],
    queryFn: () => countDependants(record.Id),
    staleTime: 0,
  })
  const existing = data?.filter(({ count }) => count > 0) ?? []
  if (existing.length === 0) return null
  return (
    <Facts aria-label={t.admin.under}>
      <h2>{t.admin.under}</h2>
      <dl>
        {existing.map(({ name, field, label, count }) => {
          const search = `?${new URLSearchParams({ filter: JSON.stringify({ [`${field}Id`]: record.Id }) })}`
          const to = { pathname: createPath({ resource: name, type: 'list' }), search }
          return (
            <Fact key={name + field} name={label}>
              <Link component={RouterLink} to={to}>
                {formatDigits(count)}
              </Link>
            </Fact>
          )
        })}
      </dl>
    </Facts>
  )
}

const Facts = styled('section')(({ theme }) => ({
  padding: 16,
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  font: 'var(--text-meta)',
  lineHeight: 1.75,
  '& h2': { margin: '0 0 4px', font: 'var(--text-meta)', lineHeight: 1.65 },
  '& dl': { margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) fit-content(65%)', columnGap: 16 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'right', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  // A date gets its own line, because it would otherwise wrap after its day.
  '& dd:has(time)': { gridColumn: '1 / -1' },
}))
