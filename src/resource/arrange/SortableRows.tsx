import DragIcon from '@mui/icons-material/DragIndicator'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useEffect, useRef } from 'react'
import type { AnyRecord, Resource } from '#resources'
import { shownNames, shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { sourceTitle, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { useArranging } from './useArranging.ts'

/** The library says what is dragged in English; our buttons do the same and say it in the person's language. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/** Records to drag into their order. A mouse drags at once, a finger after a moment, so that it can still scroll. */
export function SortableRows({ resource, records }: { resource: Resource; records: readonly AnyRecord[] }) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<{ id: number; direction: Direction }>(null)
  const nameOf = (record: AnyRecord) =>
    shownNames({ Name: record[resource.title], BurmeseName: record['BurmeseName'] }, language).first ?? `#${record.Id}`
  const { order, move, said } = useArranging(resource, records, nameOf)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  // The button goes with its row; at the end of the list the other one is left.
  useEffect(() => {
    if (!focused.current) return
    const { id, direction } = focused.current
    focused.current = null
    const row = list.current?.querySelector(`[data-row="${id}"]`)
    const other = direction === 'up' ? 'down' : 'up'
    const buttons = [direction, other].map((one) =>
      row?.querySelector<HTMLButtonElement>(`[data-direction="${one}"]:not(:disabled)`),
    )
    buttons.find(Boolean)?.focus()
  })
  const ids = order.map(({ Id }) => Id)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(Number(active.id)), ids.indexOf(Number(over?.id))]
        if (from >= 0 && to >= 0) move(from, to)
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
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
                focused.current = { id: record.Id, direction }
                move(at, direction === 'up' ? at - 1 : at + 1)
              }}
            />
          ))}
        </Box>
      </SortableContext>
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
              focused.current = { id: said.id, direction: 'up' }
              said.undo?.()
            }}
          >
            {t.shell.undo}
          </Button>
        )}
      </Box>
    </DndContext>
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
      data-row={id}
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
