import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import ExchangeIcon from '@mui/icons-material/SwapHorizOutlined'
import { useGetOne, useRedirect } from 'ra-core'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { declarations, type Resource } from '#resources'
import { filledBy } from '#resources/merging.ts'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { adminPaths } from '#src/adminPaths.ts'
import { mergeRecords } from '#src/providers/calls/contents.ts'
import { failureText } from '#src/resource/failureText.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { AdminTitle } from '../AdminTitle.tsx'
import { titleOf, type AdminRecord } from '../adminFields.ts'
import { RecordLink } from '../cells.tsx'
import { useInvalidateAll } from '../deletion.ts'
import { ChosenFields } from './ChosenFields.tsx'
import { GoesAlong } from './GoesAlong.tsx'
import { chosenFrom } from './differences.ts'
import { OtherPage } from './OtherPage.tsx'
import { useUndoMerge } from './useUndoMerge.ts'

const page: Resource = declarations.page

/** Two pages side by side, of which one stays (docs/rules.md#merging); without the second one it is chosen first. */
export function MergeScreen() {
  const t = useAllMessages()
  useHead({ title: t.merging.title })
  const { drop = '', keep } = useParams()
  const navigate = useNavigate()
  const [first, second] = [useWhole(drop), useWhole(keep ?? '')]
  const failed = [first, second].find(({ error }) => error)
  if (failed?.error) return <ErrorState error={failed.error} retry={() => void failed.refetch()} />
  const { data: dropped } = first
  if (!dropped) return <ScreenLoading />
  if (keep === undefined)
    return (
      <Box sx={(theme) => ({ maxWidth: theme.measure.reading })}>
        <AdminTitle>{t.admin.mergeTitle({ name: titleOf(page, dropped) })}</AdminTitle>
        <OtherPage not={dropped.Id} onChoose={(id) => void navigate(adminPaths.merge(dropped.Id, id))} />
      </Box>
    )
  const { data: kept } = second
  if (!kept) return <ScreenLoading />
  if (kept.Id === dropped.Id) return <Typography role="alert">{t.merging.gone}</Typography>
  return <Sides key={`${kept.Id} ${dropped.Id}`} {...{ kept, dropped }} />
}

const useWhole = (id: string) =>
  useGetOne<AdminRecord>(page.name, { id: Number(id) }, { enabled: id !== '', staleTime: 0, refetchOnMount: 'always' })

function Sides({ kept, dropped }: { kept: AdminRecord; dropped: AdminRecord }) {
  const t = useAllMessages()
  const toast = useToast()
  const { alert } = useDialogs()
  const navigate = useNavigate()
  const redirect = useRedirect()
  const invalidateAll = useInvalidateAll()
  const undoMerge = useUndoMerge(page.name)
  const [isBusy, setIsBusy] = useState(false)
  const [taken, setTaken] = useState<readonly string[]>(() => filledBy(page, chosenFrom(kept), chosenFrom(dropped)))
  const names = { kept: titleOf(page, kept), name: titleOf(page, dropped) }

  async function merge() {
    if (isBusy) return
    setIsBusy(true)
    try {
      await mergeRecords(page.name, kept.Id, dropped.Id, taken)
      toast(t.admin.mergedInto(names), () => undoMerge(dropped.Id))
      redirect('show', page.name, kept.Id)
      await invalidateAll()
    } catch (error) {
      setIsBusy(false)
      await alert(failureText(t, error))
    }
  }

  return (
    <Box sx={{ maxWidth: 1000 }}>
      <AdminTitle
        actions={
          <Button
            size="small"
            startIcon={<ExchangeIcon />}
            onClick={() => void navigate(adminPaths.merge(kept.Id, dropped.Id), { replace: true })}
          >
            {t.merging.exchange}
          </Button>
        }
      >
        {t.merging.title}
      </AdminTitle>
      <Typography color="text.secondary">{`${t.merging.text(names)} ${t.admin.mergeUndoneLater}`}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, my: 2 }}>
        {[
          { record: kept, role: t.merging.stays },
          { record: dropped, role: t.merging.goes },
        ].map(({ record, role }) => (
          <Box key={record.Id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="body2" color="text.secondary">
              {role}
            </Typography>
            <Typography variant="h3" component="h2">
              <RecordLink resource={page.name} id={record.Id}>
                {titleOf(page, record)}
              </RecordLink>
            </Typography>
          </Box>
        ))}
      </Box>
      <GoesAlong drop={dropped.Id} />
      <ChosenFields {...{ kept, dropped, taken }} onChoose={setTaken} />
      <Box sx={{ display: 'flex', gap: 1, my: 3 }}>
        <Button variant="contained" aria-disabled={isBusy} onClick={() => void merge()}>
          {t.admin.mergeNow}
        </Button>
        <Button onClick={() => void navigate(-1)}>{t.forms.cancel}</Button>
      </Box>
    </Box>
  )
}
