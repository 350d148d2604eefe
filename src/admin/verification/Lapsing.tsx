import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { declarations } from '#resources'
import { FieldValue } from '#src/fields/values/values.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { choiceOf, labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { findLapsing, type LapsingPage } from '#src/providers/calls/moderation.ts'
import { RecordLink } from '../cells.tsx'
import { ShortList } from '../list/ShortList.tsx'
import { VerifyDialog } from './VerifyDialog.tsx'

const { page } = declarations

/** Whose verification ends within a month, to be renewed in time (docs/rules.md#verification). */
export function Lapsing() {
  const t = useAllMessages()
  useHead({ title: t.admin.lapsing })
  const pages = useQuery({ queryKey: ['lapsing'], queryFn: ({ signal }) => findLapsing(signal), staleTime: 0 })
  const how = ({ VerifiedProof, Verifier }: LapsingPage) =>
    [
      '',
      ...(VerifiedProof ? [choiceOf(t, page, 'VerifiedProof', VerifiedProof)] : []),
      ...(Verifier ? [Verifier] : []),
    ].join(' · ')
  const [renewed, setRenewed] = useState<LapsingPage | null>(null)
  return (
    <>
      <ShortList
        title={t.admin.lapsing}
        text={t.admin.lapsingText}
        none={t.admin.noneLapsing}
        query={pages}
        row={(one) => (
          <>
            <RecordLink resource={page.name} id={one.Id}>
              {one.Name}
            </RecordLink>
            <Typography component="div" variant="body2" color="text.secondary">
              <span>{labelOf(t, page, 'VerifiedUntil')}</span>{' '}
              <FieldValue name="VerifiedUntil" field={page.fields.VerifiedUntil} resource={page} record={{ ...one }} />
              <span>{how(one)}</span>
            </Typography>
          </>
        )}
        act={(one) => (
          <Button
            size="small"
            variant="outlined"
            aria-label={t.admin.renewOf({ name: one.Name })}
            onClick={() => setRenewed(one)}
          >
            {t.admin.renew}
          </Button>
        )}
      />
      {renewed && <VerifyDialog record={{ ...renewed }} name={renewed.Name} onClose={() => setRenewed(null)} />}
    </>
  )
}
