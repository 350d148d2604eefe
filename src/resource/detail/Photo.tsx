import { styled } from '@mui/material/styles'
import { Picture } from '#src/layout/Picture.tsx'
import { useMessages } from '#src/messages/index.ts'

interface PhotoProps {
  /** stored name */
  file: string | null | undefined
  alt: string
  /** aspect ratio, reserved while the picture loads */
  ratio?: string
  /** visible in the first screenful */
  priority?: boolean
  rounded?: boolean
  /** address of a picture shown when there is none */
  placeholder?: string
}

/** A stored picture with reserved space; 'No Image' when there is none (spec 8.12). */
export function Photo({ file, alt, ratio = '4 / 3', priority = false, rounded = false, placeholder }: PhotoProps) {
  const t = useMessages()
  return (
    <Frame rounded={rounded} style={{ aspectRatio: ratio }}>
      <Picture
        file={file}
        alt={alt}
        priority={priority}
        fallback={
          placeholder ? (
            <img src={placeholder} alt="" loading="lazy" style={{ objectFit: 'contain', padding: 8 }} />
          ) : (
            <span>{t.lists.noImage}</span>
          )
        }
      />
    </Frame>
  )
}

const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'rounded' })<{ rounded: boolean }>(
  ({ theme, rounded }) => ({
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    placeItems: 'center',
    borderRadius: rounded ? theme.radius.card : 0,
    background: theme.vars.palette.sunken,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  }),
)
