import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type RefObject } from 'react'
import type { ManagedName } from '#resources'
import { IconButton } from '#src/elements/Button.tsx'
import { CloseRoundedIcon } from '#src/elements/icons/opened.tsx'
import { sourceName } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import { paths } from '#src/paths.ts'
import { isListKey } from '#src/providers/queryKeys.ts'
import { rowsOf, useRowKeys } from '#src/resource/beside/useRowKeys.ts'
import { useSelected } from '#src/resource/beside/useSelected.ts'
import { useWide } from '#src/resource/beside/useWide.ts'
import { EditedRecord, UpdateForm } from '#src/resource/form/UpdateForm.tsx'
import { ManageList } from '#src/resource/manage/ManageList.tsx'

interface ListAndEditorProps {
  readonly source: ManagedName
  readonly filter: Readonly<Record<string, unknown>>
}

/**
 * The list, and on a desktop beside it the form of the record that was chosen: who changes several leaves the list for none. Until one is
 * chosen the list has its columns (spec 9.14).
 */
export function ListAndEditor({ source, filter }: ListAndEditorProps) {
  const isWide = useWide()
  const beside = useSelected()
  const { selected } = beside
  const list = useRef<HTMLDivElement>(null)
  const isOpen = isWide && selected !== null
  return (
    <Box
      sx={
        isOpen
          ? { display: 'grid', gridTemplateColumns: '400px minmax(0, 1fr)', columnGap: 4, alignItems: 'start' }
          : {}
      }
      data-beside={isOpen ? '' : undefined}
    >
      <div ref={list}>
        <ManageList source={source} filter={filter} beside={isWide ? beside : undefined} />
      </div>
      {isOpen && <Editor key={selected} source={source} id={selected} list={list} closing={beside.closing} />}
    </Box>
  )
}

interface EditorProps {
  readonly source: ManagedName
  readonly id: number
  readonly list: RefObject<HTMLElement | null>
  readonly closing: ReturnType<typeof useSelected>['closing']
}

function Editor({ source, id, list, closing }: EditorProps) {
  const t = useAllMessages()
  const client = useQueryClient()
  // What is typed is not thrown away by a key: the form is closed by its button, which asks.
  useRowKeys({ list, close: undefined })
  useEffect(() => {
    const rows = list.current
    // Saved or closed, it takes the focus with it: to the row that had opened it. Safari gives the link of the next one none.
    return () => {
      if (document.activeElement !== document.body || !rows?.isConnected) return
      if (new URLSearchParams(window.location.search).has('id')) return
      const row = rowsOf(rows).find((one) => one.getAttribute('href')?.endsWith(`?id=${id}`))
      if (row) focusQuietly(row)
    }
  }, [id, list])
  const title = t.forms.updateTitle({ source: sourceName(t, source) })
  return (
    <Box
      component="section"
      data-pane
      aria-label={title}
      sx={(theme) => ({
        position: 'sticky',
        top: 'calc(var(--header) + 16px)',
        maxHeight: 'calc(100 * var(--vh) - var(--header) - 32px)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        p: 3,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'hairline',
        borderRadius: theme.radius.card,
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <IconButton {...closing} aria-label={t.shell.close} edge="end">
          <CloseRoundedIcon />
        </IconButton>
      </Box>
      <EditedRecord name={source} id={id}>
        {(record, onChanged) => (
          <UpdateForm
            {...{ name: source, record }}
            onChanged={(saved) => {
              onChanged(saved)
              // The list beside it is on the screen, and is not asked for anew by itself.
              void client.invalidateQueries({
                predicate: ({ queryKey }) => queryKey[0] === source && isListKey(queryKey),
              })
            }}
            then={paths.list(source)}
          />
        )}
      </EditedRecord>
    </Box>
  )
}
