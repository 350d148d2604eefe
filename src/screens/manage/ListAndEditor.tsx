import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import type { ManagedName } from '#resources'
import { IconButton } from '#src/elements/Button.tsx'
import { CloseRoundedIcon } from '#src/elements/icons/opened.tsx'
import { sourceName } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useRowKeys } from '#src/resource/beside/useRowKeys.ts'
import { useSelected } from '#src/resource/beside/useSelected.ts'
import { EditedRecord, UpdateForm } from '#src/resource/form/UpdateForm.tsx'
import { ManageList } from '#src/resource/manage/ManageList.tsx'

interface ListAndEditorProps {
  readonly source: ManagedName
  readonly filter: Readonly<Record<string, unknown>>
}

/** On a desktop the list and, beside it, the form of one of its records: who changes several leaves the list for none. */
export function ListAndEditor({ source, filter }: ListAndEditorProps) {
  const t = useAllMessages()
  const { selected } = useSelected()
  const list = useRef<HTMLDivElement>(null)
  // What is typed is not thrown away by a key: the form is closed by its button, which asks.
  useRowKeys({ list, close: undefined })
  const title = t.forms.updateTitle({ source: sourceName(t, source) })
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: '400px minmax(0, 1fr)', columnGap: 4, alignItems: 'start' }}
      data-beside
    >
      <div ref={list}>
        <ManageList source={source} filter={filter} selected={selected} />
      </div>
      <Box
        component="section"
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
        {selected === null ? (
          <Typography color="text.secondary">{t.manage.chooseOne}</Typography>
        ) : (
          <>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
              <Typography variant="h3" component="h2">
                {title}
              </Typography>
              <IconButton to={paths.list(source)} aria-label={t.shell.close} edge="end">
                <CloseRoundedIcon />
              </IconButton>
            </Box>
            <EditedRecord key={selected} name={source} id={selected}>
              {(record, onChanged) => <UpdateForm {...{ name: source, record, onChanged }} then={paths.list(source)} />}
            </EditedRecord>
          </>
        )}
      </Box>
    </Box>
  )
}
