import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maySeeHistory, type Resource } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { labelOf, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { findHistory } from '#src/providers/calls/history.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import type { AdminRecord } from '../adminFields.ts'
import { Section } from '../history/RecordHistory.tsx'
import { useAdminActor } from '../roles/rights.ts'
import { datedTexts, versionsOf, type Version } from './versions.ts'
import { VersionDialog } from './VersionDialog.tsx'

/** All versions of a record's texts: when, by whom, compared with now, and brought back one by one (docs/rules.md#policies). */
export function TextVersions({ resource, record }: { resource: Resource; record: AdminRecord }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const actor = useAdminActor()
  const names = datedTexts(resource)
  const [name, setName] = useState(names[0] ?? '')
  const [compared, setCompared] = useState<Version | null>(null)
  const isAllowed = maySeeHistory(actor, resource, record)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [resource.name, 'history', record.Id],
    queryFn: ({ signal }) => findHistory(resource.name, record.Id, signal),
    staleTime: 0,
    enabled: isAllowed,
  })
  if (!isAllowed || names.length === 0) return null
  const versions = data ? versionsOf(data, record, name) : []
  return (
    <Versions aria-labelledby="versions">
      <h2 id="versions">{t.admin.versions}</h2>
      <TextField
        select
        size="small"
        label={t.admin.versionsOf}
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ my: 1, minWidth: 260, maxWidth: '100%' }}
      >
        {names.map((one) => (
          <MenuItem key={one} value={one}>
            {labelOf(t, resource, one)}
          </MenuItem>
        ))}
      </TextField>
      {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {isPending && <Skeleton role="status" aria-label={t.shell.loading} height={64} />}
      {data && versions.length === 0 && <p>{t.lists.noData}</p>}
      <ol>
        {versions.map((version, at) => {
          const line = [formatDate(version.since, writing), version.by].filter(Boolean).join(' · ')
          return (
            <li key={version.since}>
              <span>{line}</span>
              {at === 0 ? (
                <span className="now">{t.admin.versionNow}</span>
              ) : (
                <Button
                  size="small"
                  aria-label={t.admin.labelled({ label: t.admin.compareVersion, text: line })}
                  onClick={() => setCompared(version)}
                >
                  {t.admin.compareVersion}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      {compared && (
        <VersionDialog {...{ resource, record, name }} version={compared} onClose={() => setCompared(null)} />
      )}
    </Versions>
  )
}

const Versions = styled(Section)(({ theme }) => ({
  margin: '0 0 16px',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 16,
    minHeight: 40,
    padding: 0,
    borderTop: `1px solid ${theme.vars.palette.hairline}`,
  },
  '& li button, & .now': { marginInlineStart: 'auto' },
  '& .now': { color: theme.vars.palette.text.secondary },
}))
