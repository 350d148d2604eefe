import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { requireResource } from '#resources'
import { isParent } from '#resources/under.ts'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { sourceTitle, useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { adminPaths } from '#src/adminPaths.ts'
import { actOnImport, findImport, type ImportAct, type WholeImport } from '#src/providers/calls/imports.ts'
import { failureText } from '#src/resource/failureText.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { AdminTitle } from '../AdminTitle.tsx'
import { Alike } from './Alike.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportRows } from './ImportRows.tsx'
import { MappingForm } from './MappingForm.tsx'
import { renewedEvery, useImportFacts } from './importTexts.ts'

/** /admin/imports/7: columns, what becomes of each row, and what is done with it; a table that runs is followed (docs/rules.md#import). */
export function ImportScreen() {
  const t = useAllMessages()
  useHead({ title: t.imports.imports })
  const id = Number(useParams()['id'])
  const query = useQuery({
    queryKey: ['import', id],
    queryFn: ({ signal }) => findImport(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.Job ? renewedEvery : false),
  })
  if (query.isPending) return <Skeleton height={240} />
  if (!query.data) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  return <Whole one={query.data} />
}

function Whole({ one }: { one: WholeImport }) {
  const t = useAllMessages()
  const factsOf = useImportFacts()
  return (
    <Box sx={(theme) => ({ maxWidth: theme.measure.reading })}>
      <AdminTitle
        above={
          <Link component={RouterLink} to={adminPaths.imports} color="inherit">
            {t.imports.imports}
          </Link>
        }
      >
        {one.FileName ?? sourceTitle(t, one.Resource)}
      </AdminTitle>
      <Typography color="text.secondary">{factsOf(one)}</Typography>
      {one.Because && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {one.Because === 'right' ? t.imports.rightGone : t.imports.stopped}
        </Alert>
      )}
      {one.Job && <ImportProgress one={one} />}
      {one.Job && one.Job !== 'try' && one.Done === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t.imports.waits}
        </Typography>
      )}
      <Acts one={one} />
      {one.State === 'tried' && one.Job === null && <MappingForm key={JSON.stringify(one.Mapping)} one={one} />}
      <ImportRows one={one} resource={requireResource(one.Resource)} />
      {one.State === 'done' && one.Job === null && isParent(requireResource(one.Resource)) && <Alike id={one.Id} />}
    </Box>
  )
}

/** What can be done with it now. A second tap does nothing: the first has set the state by which the buttons are shown. */
function Acts({ one }: { one: WholeImport }) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const cache = useQueryClient()
  const toast = useToast()
  const navigate = useNavigate()
  const { alert, confirm } = useDialogs()
  const [isBusy, setIsBusy] = useState(false)
  const { Id, Job, State, Counts } = one
  const toRun = (Counts.new ?? 0) + (Counts.changed ?? 0)

  async function act(name: ImportAct) {
    if (isBusy) return
    const question = name === 'undo' ? t.imports.undoConfirm : name === 'delete' ? t.imports.removeConfirm : null
    const confirmLabel = name === 'undo' ? t.imports.undo : t.imports.remove
    if (question && !(await confirm({ text: question, confirmLabel, danger: true }))) return
    setIsBusy(true)
    try {
      await actOnImport(Id, name)
      if (name === 'delete') {
        toast(t.imports.removed)
        await navigate(adminPaths.imports)
      }
    } catch (error) {
      await alert(t.admin.judgementFailed({ reason: failureText(t, error) }))
    } finally {
      setIsBusy(false)
      await cache.invalidateQueries({ queryKey: ['import'] })
    }
  }
  const button = (name: ImportAct, label: string, variant: 'contained' | 'outlined' | 'text' = 'outlined') => (
    <Button key={name} variant={variant} aria-disabled={isBusy} onClick={() => void act(name)}>
      {label}
    </Button>
  )
  if (Job) return <Box sx={{ my: 1 }}>{button('stop', t.imports.stop)}</Box>
  const isLeft = State === 'done' && one.Done < one.Rows
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        {State === 'tried' && toRun > 0 && button('run', t.imports.run({ count: formatDigits(toRun) }), 'contained')}
        {isLeft && button('run', t.imports.goOn, 'contained')}
        {State === 'done' && one.IsUndoable && button('undo', t.imports.undo)}
        {button('delete', t.imports.remove, 'text')}
      </Box>
      {State === 'tried' && toRun === 0 && one.Done === one.Rows && <Typography>{t.imports.nothingToRun}</Typography>}
      {State === 'done' && one.IsUndoable && (
        <Typography variant="body2" color="text.secondary">
          {t.imports.undoText}
        </Typography>
      )}
    </>
  )
}
