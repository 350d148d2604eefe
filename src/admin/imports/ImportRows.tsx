import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Resource } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useDigits, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { download, saveFile } from '#src/providers/calls/download.ts'
import {
  findImportRows,
  rowOutcomes,
  type ImportedRow,
  type RowOutcome,
  type WholeImport,
} from '#src/providers/calls/imports.ts'
import { failureText } from '#src/resource/failureText.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { RecordLink } from '../cells.tsx'
import { targetLabel, useOutcomeText } from './importTexts.ts'

/** Row by row what becomes of them, by outcome, and those that are left out as a table to mend. */
export function ImportRows({ one, resource }: { one: WholeImport; resource: Resource }) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const formatDigits = useDigits()
  const outcomeText = useOutcomeText()
  const [outcome, setOutcome] = useState<RowOutcome | ''>('')
  const { Id, Counts, Job, Done } = one
  const rows = useInfiniteQuery({
    // Counts: what a portion has done is shown with its numbers.
    queryKey: ['import', Id, 'rows', outcome, language, Job === null ? 'still' : Done, JSON.stringify(Counts)],
    queryFn: ({ signal, pageParam }) => findImportRows(Id, outcome, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last) => last.Next ?? undefined,
    staleTime: 0,
    placeholderData: (before) => before,
  })
  const shown = rowOutcomes.filter((name) => (Counts[name] ?? 0) > 0)
  const leftOut = (Counts.double ?? 0) + (Counts.refused ?? 0)
  const all = rows.data?.pages.flatMap(({ Rows }) => Rows) ?? []
  return (
    <Box component="section" aria-labelledby="import-rows" sx={{ my: 3 }}>
      <Typography variant="h3" component="h2" id="import-rows">
        {one.State === 'tried' ? t.imports.becomes : t.imports.became}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }} aria-live="polite">
        <Chip
          label={t.imports.all}
          clickable
          aria-pressed={outcome === ''}
          color={outcome === '' ? 'primary' : 'default'}
          onClick={() => setOutcome('')}
        />
        {shown.map((name) => (
          <Chip
            key={name}
            label={t.imports.counted({ name: outcomeText(name), count: formatDigits(Counts[name] ?? 0) })}
            clickable
            aria-pressed={outcome === name}
            color={outcome === name ? 'primary' : 'default'}
            onClick={() => setOutcome(name)}
          />
        ))}
      </Box>
      {leftOut > 0 && Job === null && <RefusedFile id={Id} />}
      {rows.isPending && <Skeleton height={120} />}
      {rows.isError && <ErrorState compact error={rows.error} retry={() => void rows.refetch()} />}
      {rows.data && all.length === 0 && <Typography>{t.imports.noRows}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {all.map((row) => (
          <RowText key={row.Nr} row={row} resource={resource} />
        ))}
      </Box>
      {rows.hasNextPage && (
        <Button onClick={() => void rows.fetchNextPage()} aria-disabled={rows.isFetchingNextPage}>
          {t.imports.moreRows}
        </Button>
      )}
    </Box>
  )
}

function RowText({ row, resource }: { row: ImportedRow; resource: Resource }) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const outcomeText = useOutcomeText()
  const title = row.Title ?? '–'
  const isLeftOut = row.Outcome === 'refused' || row.Outcome === 'double' || row.Outcome === 'kept'
  return (
    <Box component="li" sx={{ py: 0.75, borderBottom: 1, borderColor: 'hairline' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography component="span" variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t.imports.rowNumber({ number: formatDigits(row.Line) })}
        </Typography>
        <Box component="span" sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {row.RecordId !== null && row.Outcome !== 'undone' ? (
            <RecordLink resource={resource.name} id={row.RecordId}>
              {title}
            </RecordLink>
          ) : (
            title
          )}
        </Box>
        <Typography
          component="span"
          variant="body2"
          color={isLeftOut ? 'error.main' : 'text.primary'}
          sx={{ fontWeight: 700 }}
        >
          {row.Outcome && outcomeText(row.Outcome)}
        </Typography>
      </Box>
      {row.Notes.map(({ Field, Text }) => (
        <Typography
          key={`${Field ?? ''} ${Text}`}
          variant="body2"
          color="text.secondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {Field === null ? Text : t.admin.labelled({ label: targetLabel(t, resource, Field), text: Text })}
        </Typography>
      ))}
    </Box>
  )
}

function RefusedFile({ id }: { id: number }) {
  const t = useAllMessages()
  const { alert } = useDialogs()
  const [isBusy, setIsBusy] = useState(false)
  async function save() {
    if (isBusy) return
    setIsBusy(true)
    try {
      saveFile(await download(`/import/api/refused/${id}`))
    } catch (error) {
      await alert(t.admin.judgementFailed({ reason: failureText(t, error) }))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Box sx={{ my: 1 }}>
      <Button variant="outlined" size="small" aria-disabled={isBusy} onClick={() => void save()}>
        {t.imports.refusedFile}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {t.imports.refusedText}
      </Typography>
    </Box>
  )
}
