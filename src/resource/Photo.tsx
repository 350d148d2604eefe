import { styled } from '@mui/material/styles'
import { isAbsent } from '#resources/text/detect.ts'
import { useMessages } from '#src/messages/index.ts'
import { uploadUrl } from '#src/paths.ts'

interface PhotoProps {
  /** stored name; null, '-' and the like: 'No Image' (spec sections 5, 8) */
  file: string | null | undefined
  alt: string
  /** width : height, keeps its place while it loads */
  ratio?: string
  /** in the first screenful */
  first?: boolean
  radius?: string
}

/** A stored picture that reserves its space. */
export function Photo({ file, alt, ratio = '4 / 3', first = false, radius }: PhotoProps) {
  const say = useMessages()
  return (
    <Frame style={{ aspectRatio: ratio, borderRadius: radius }}>
      {isAbsent(file) || !file ? (
        <span>{say.lists.noImage}</span>
      ) : (
        <img
          src={uploadUrl(file)}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding={first ? 'sync' : 'async'}
        />
      )}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  background: theme.vars.palette.sunken,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
}))
