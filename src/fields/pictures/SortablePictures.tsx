import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ForwardIcon from '@mui/icons-material/ArrowBack'
import BackIcon from '@mui/icons-material/ArrowForward'
import { rectSortingStrategy, useSortable } from '@dnd-kit/sortable'
import { useRef } from 'react'
import { Sortable, usePressedAgain } from '#src/elements/Sortable.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { keyOf, usePictureUrl, type FormPicture } from './pictures.ts'

interface SortablePicturesProps {
  readonly label: string
  /** what the first of them is */
  readonly firstLabel: string | undefined
  readonly pictures: readonly FormPicture[]
  readonly move: (from: number, to: number) => void
  readonly remove: (at: number) => void
}

type Direction = 'forward' | 'back'

/** The pictures of a form as tiles. */
export function SortablePictures({ label, firstLabel, pictures, move, remove }: SortablePicturesProps) {
  const list = useRef<HTMLOListElement>(null)
  const focusAgain = usePressedAgain<Direction>(list)
  const keys = pictures.map(keyOf)

  return (
    <Sortable ids={keys} strategy={rectSortingStrategy} move={move}>
      <Box
        component="ol"
        ref={list}
        aria-label={label}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(146px, 1fr))',
        }}
      >
        {pictures.map((picture, at) => (
          <Tile
            key={keys[at]}
            id={keys[at]!}
            picture={picture}
            number={at + 1}
            badge={at === 0 ? firstLabel : undefined}
            isLast={at === pictures.length - 1}
            onMove={(direction) => {
              focusAgain(keys[at]!, direction)
              move(at, direction === 'forward' ? at - 1 : at + 1)
            }}
            onRemove={() => remove(at)}
          />
        ))}
      </Box>
    </Sortable>
  )
}

interface TileProps {
  readonly id: string
  readonly picture: FormPicture
  readonly number: number
  readonly badge: string | undefined
  readonly isLast: boolean
  readonly onMove: (direction: Direction) => void
  readonly onRemove: () => void
}

function Tile({ id, picture, number, badge, isLast, onMove, onRemove }: TileProps) {
  const t = useAllMessages()
  const url = usePictureUrl(picture)
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-sorted={id}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      sx={(theme) => ({
        border: 1,
        borderColor: isDragging ? 'primary.main' : 'hairline',
        borderRadius: theme.radius.card,
        bgcolor: 'background.paper',
        overflow: 'hidden',
        // `position` lets the one that is dragged lie over the others.
        position: 'relative',
        zIndex: isDragging ? 1 : 'auto',
        boxShadow: isDragging ? 4 : 0,
      })}
    >
      <Box
        {...listeners}
        sx={{
          position: 'relative',
          aspectRatio: '4 / 3',
          bgcolor: 'sunken',
          cursor: isDragging ? 'grabbing' : 'grab',
          // A long press would open the browser's menu of the picture.
          WebkitTouchCallout: 'none',
          userSelect: 'none',
        }}
      >
        {url && (
          <Box
            component="img"
            src={url}
            alt={t.forms.pictureNumber({ number })}
            draggable={false}
            sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
          />
        )}
        {badge && (
          <Box
            component="span"
            sx={(theme) => ({
              position: 'absolute',
              left: 8,
              bottom: 8,
              px: 1,
              borderRadius: theme.radius.chip,
              font: 'var(--text-micro)',
              color: '#ffffff',
              bgcolor: 'var(--scrim)',
            })}
          >
            {badge}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <IconButton
          data-direction="forward"
          aria-label={t.forms.moveEarlier({ number })}
          disabled={number === 1}
          onClick={() => onMove('forward')}
          sx={{ width: 48, height: 48 }}
        >
          <ForwardIcon fontSize="small" aria-hidden />
        </IconButton>
        <IconButton
          color="error"
          aria-label={t.forms.removePicture({ number })}
          onClick={onRemove}
          sx={{ width: 48, height: 48 }}
        >
          <DeleteIcon fontSize="small" aria-hidden />
        </IconButton>
        <IconButton
          data-direction="back"
          aria-label={t.forms.moveLater({ number })}
          disabled={isLast}
          onClick={() => onMove('back')}
          sx={{ width: 48, height: 48 }}
        >
          <BackIcon fontSize="small" aria-hidden />
        </IconButton>
      </Box>
    </Box>
  )
}
