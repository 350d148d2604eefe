import DragIcon from '@mui/icons-material/DragIndicator'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useRef } from 'react'
import type { AnyRecord, Resource } from '#resources'
import { Sortable, usePressedAgain } from '#src/elements/Sortable.tsx'
import { shownNames, shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { sourceTitle, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { useArranging } from './useArranging.ts'

/** Records to drag into their order. */
export function SortableRows({ resource, records }: { resource: Resource; records: readonly AnyRecord[] }) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const list = useRef<HTMLOListElement>(null)
  const focusAgain = usePressedAgain<Direction>(list)
  const nameOf = (record: AnyRecord) =>
    shownNames({ Name: record[resource.title], BurmeseName: record['BurmeseName'] }, language).first ?? `#${record.Id}`
  const { order, move, said } = useArranging(resource, records, nameOf)
  const ids = order.map(({ Id }) => Id)
  return (
    <>
      <Sortable ids={ids} strategy={verticalListSortingStrategy} move={move}>
        <Box
          component="ol"
          ref={list}
          aria-label={sourceTitle(t, resource.name)}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {order.map((record, at) => (
            <Row
              key={record.Id}
              id={record.Id}
              name={nameOf(record)}
              picture={'Thumbnail' in resource.fields ? (shownText(record['Thumbnail']) ?? null) : undefined}
              isFirst={at === 0}
              isLast={at === order.length - 1}
              onMove={(direction) => {
                focusAgain(record.Id, direction)
                move(at, direction === 'up' ? at - 1 : at + 1)
              }}
            />
          ))}
        </Box>
      </Sortable>
      {/* In the dialog: what stands outside of it, as toasts do, no key reaches and no screen reader reads. */}
      <Box
        role="status"
        sx={{
          position: 'sticky',
          // Over the dialog's padding, in which rows would show below it.
          bottom: -20,
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: said ? 56 : 0,
          bgcolor: 'background.paper',
          lineHeight: 1.65,
        }}
      >
        <span>{said?.text}</span>
        {said?.undo && (
          <Button
            size="small"
            sx={{ ml: 'auto' }}
            onClick={() => {
              focusAgain(said.id, 'up')
              said.undo?.()
            }}
          >
            {t.shell.undo}
          </Button>
        )}
      </Box>
    </>
  )
}

type Direction = 'up' | 'down'

interface RowProps {
  readonly id: number
  readonly name: string
  /** undefined: they have none */
  readonly picture: string | null | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (direction: Direction) => void
}

function Row({ id, name, picture, isFirst, isLast, onMove }: RowProps) {
  const t = useAllMessages()
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-sorted={id}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 48,
        borderBottom: 1,
        borderColor: 'hairline',
        bgcolor: 'background.paper',
        // `position` lets the one that is dragged lie over the others.
        position: 'relative',
        zIndex: isDragging ? 1 : 'auto',
        boxShadow: isDragging ? 4 : 0,
      }}
    >
      <Box
        {...listeners}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 48,
          cursor: isDragging ? 'grabbing' : 'grab',
          userSelect: 'none',
          WebkitTouchCallout: 'none',
        }}
      >
        <DragIcon aria-hidden sx={{ color: 'text.secondary' }} />
        {picture !== undefined && <Avatar file={picture} name={name} size={32} />}
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.65 }}>
          {name}
        </Box>
      </Box>
      <IconButton
        data-direction="up"
        aria-label={t.manage.moveUp({ name })}
        disabled={isFirst}
        onClick={() => onMove('up')}
        sx={{ width: 48, height: 48 }}
      >
        <UpIcon fontSize="small" aria-hidden />
      </IconButton>
      <IconButton
        data-direction="down"
        aria-label={t.manage.moveDown({ name })}
        disabled={isLast}
        onClick={() => onMove('down')}
        sx={{ width: 48, height: 48 }}
      >
        <DownIcon fontSize="small" aria-hidden />
      </IconButton>
    </Box>
  )
}
