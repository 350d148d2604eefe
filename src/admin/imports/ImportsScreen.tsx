import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { importable } from '#resources/imports/imports.ts'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { sourceTitle } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { adminPaths } from '#src/adminPaths.ts'
import { findImports, sendImport, type ListedImport } from '#src/providers/calls/imports.ts'
import { failureText } from '#src/resource/failureText.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { AdminTitle } from '../AdminTitle.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { renewedEvery, useImportFacts } from './importTexts.ts'

/** /admin/imports: sending a table, and what was sent before (docs/rules.md#import). */
export function ImportsScreen() {
  const t = useAllMessages()
  useHead({ title: t.imports.imports })
  const list = useQuery({
    queryKey: ['import', 'list'],
    queryFn: ({ signal }) => findImports(signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ Job }) => Job) ? renewedEvery : false),
  })
  return (
    <Box sx={(theme) => ({ maxWidth: theme.measure.reading })}>
      <AdminTitle>{t.imports.imports}</AdminTitle>
      <Typography color="text.secondary">{t.imports.text}</Typography>
      <SendTable />
      {list.isPending && <Skeleton height={64} />}
      {list.isError && <ErrorState compact error={list.error} retry={() => void list.refetch()} />}
      {list.data?.length === 0 && <Typography sx={{ my: 2 }}>{t.imports.none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 2, p: 0 }}>
        {list.data?.map((one) => (
          <Sent key={one.Id} one={one} />
        ))}
      </Box>
    </Box>
  )
}

function Sent({ one }: { one: ListedImport }) {
  const t = useAllMessages()
  const factsOf = useImportFacts()
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'hairline' }}>
      <Link
        component={RouterLink}
        to={adminPaths.import(one.Id)}
        color="inherit"
        sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
      >
        {one.FileName ?? sourceTitle(t, one.Resource)}
      </Link>
      <Typography variant="body2" color="text.secondary">
        {factsOf(one)}
      </Typography>
      {one.Job && <ImportProgress one={one} />}
    </Box>
  )
}

/** 64 MB, as the server takes it (server/import/receive.ts). */
const maxBytes = 64 * 1024 * 1024

/** The form that sends a table. What is wrong with it stands beneath its button, until another is chosen. */
function SendTable() {
  const t = useAllMessages()
  const navigate = useNavigate()
  const picker = useRef<HTMLInputElement>(null)
  const describedBy = useId()
  const [resource, setResource] = useState('page')
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [sent, setSent] = useState<number | null>(null)

  function choose(chosen: File | undefined) {
    if (!chosen) return
    setFile(chosen)
    setFault(chosen.size > maxBytes ? t.imports.fileTooLarge : null)
  }
  async function send() {
    if (sent !== null) return
    if (!file) return picker.current?.click()
    setSent(0)
    setFault(null)
    try {
      const id = await sendImport(resource, file, setSent)
      await navigate(adminPaths.import(id))
    } catch (error) {
      setFault(failureText(t, error))
    } finally {
      setSent(null)
    }
  }
  return (
    <Box
      component="form"
      aria-label={t.imports.send}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      sx={(theme) => ({
        display: 'grid',
        gap: 1.5,
        my: 2,
        p: 2,
        border: 1,
        borderColor: 'hairline',
        borderRadius: theme.radius.card,
      })}
    >
      <TextField
        select
        label={t.imports.rowsAre}
        value={resource}
        onChange={({ target }) => setResource(target.value)}
        size="small"
      >
        {importable().map(({ name }) => (
          <MenuItem key={name} value={name}>
            {sourceTitle(t, name)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button variant="outlined" onClick={() => picker.current?.click()} aria-describedby={describedBy}>
          {t.imports.chooseFile}
        </Button>
        <Box component="span" id={describedBy} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {file?.name ?? ''}
        </Box>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label={t.imports.file}
          onChange={({ target }) => {
            choose(target.files?.[0])
            // The same file, mended, can be chosen again.
            target.value = ''
          }}
        />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t.imports.kinds}
      </Typography>
      <Box role="alert" sx={{ color: 'error.main' }}>
        {fault}
      </Box>
      <Button
        type="submit"
        variant="contained"
        aria-disabled={sent !== null || file === null || fault === t.imports.fileTooLarge}
        sx={{ justifySelf: 'start' }}
      >
        <span>{sent === null ? t.imports.send : t.imports.sending({ percent: Math.floor(sent * 100) })}</span>
      </Button>
    </Box>
  )
}
