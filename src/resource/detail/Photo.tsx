import { styled } from '@mui/material/styles'
import { Picture } from '#src/layout/Picture.tsx'
import { useMessages } from '#src/messages/index.ts'

interface PhotoProps {
  /** stored name */
  file: string | null | undefined
  alt: string
  /** width : height, keeps its place while it loads */
  ratio?: string
  /** in the first screenful */
  first?: boolean
  rounded?: boolean
  /** address of the picture shown where there is none */
  standIn?: string
}

/** A stored picture that reserves its space; 'No Image' where there is none (spec 8.12). */
export function Photo({ file, alt, ratio = '4 / 3', first = false, rounded = false, standIn }: PhotoProps) {
  const t = useMessages()
  return (
    <Frame rounded={rounded} style={{ aspectRatio: ratio }}>
      <Picture
        file={file}
        alt={alt}
        first={first}
        fallback={
          standIn ? (
            <img src={standIn} alt="" loading="lazy" style={{ objectFit: 'contain', padding: 8 }} />
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
