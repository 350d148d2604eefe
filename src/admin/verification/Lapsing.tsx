import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { declarations } from '#resources'
import { FieldValue } from '#src/fields/values/values.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { choiceOf, labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { findLapsing, type LapsingPage } from '#src/providers/calls/moderation.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { AdminTitle } from '../AdminTitle.tsx'
import { RecordLink } from '../cells.tsx'
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
    <Box sx={(theme) => ({ maxWidth: theme.measure.reading })}>
      <AdminTitle>{t.admin.lapsing}</AdminTitle>
      <Typography color="text.secondary">{t.admin.lapsingText}</Typography>
      {pages.isPending && <Skeleton height={64} />}
      {pages.isError && <ErrorState compact error={pages.error} retry={() => void pages.refetch()} />}
      {pages.data?.length === 0 && <Typography sx={{ my: 2 }}>{t.admin.noneLapsing}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 2, p: 0 }}>
        {pages.data?.map((one) => (
          <Box
            component="li"
            key={one.Id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 1,
              borderBottom: 1,
              borderColor: 'hairline',
            }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <RecordLink resource={page.name} id={one.Id}>
                {one.Name}
              </RecordLink>
              <Typography component="div" variant="body2" color="text.secondary">
                <span>{labelOf(t, page, 'VerifiedUntil')}</span>{' '}
                <FieldValue
                  name="VerifiedUntil"
                  field={page.fields.VerifiedUntil}
                  resource={page}
                  record={{ ...one }}
                />
                <span>{how(one)}</span>
              </Typography>
            </Box>
            <Button
              size="small"
              variant="outlined"
              aria-label={t.admin.renewOf({ name: one.Name })}
              onClick={() => setRenewed(one)}
            >
              {t.admin.renew}
            </Button>
          </Box>
        ))}
      </Box>
      {renewed && <VerifyDialog record={{ ...renewed }} name={renewed.Name} onClose={() => setRenewed(null)} />}
    </Box>
  )
}
