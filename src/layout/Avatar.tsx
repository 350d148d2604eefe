import { styled } from '@mui/material/styles'
import { Picture } from './Picture.tsx'

interface AvatarProps {
  /** stored name of the picture */
  file: string | null | undefined
  name: string | null | undefined
  size?: number
  /** stored name of the country's flag, shown as a badge (spec 2.95) */
  flag?: string | null
  flagName?: string | null
}

/**
 * The round picture of a page or person, or the first letter of its name. Decorative: the name is always shown beside
 * it.
 */
export const Avatar = ({ file, name, size = 40, flag, flagName }: AvatarProps) => (
  <Ring style={{ width: size, height: size, fontSize: size * 0.42 }}>
    <Picture
      className="face"
      file={file}
      alt=""
      fallback={
        <span className="letter" aria-hidden>
          {[...(name ?? '')][0] ?? '·'}
        </span>
      }
    />
    <Picture className="flag" file={flag} alt={flagName ?? ''} fallback={null} />
  </Ring>
)

const Ring = styled('span')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  '& .face, & .letter': {
    width: '100%',
    height: '100%',
    borderRadius: '50%',
    objectFit: 'cover',
    background: theme.vars.palette.sunken,
  },
  '& .letter': {
    display: 'grid',
    placeItems: 'center',
    fontWeight: 700,
    lineHeight: 1.65,
    background: theme.vars.palette.soft,
    color: theme.vars.palette.primary.main,
  },
  '& .flag': {
    position: 'absolute',
    right: '-4%',
    bottom: '-2%',
    width: '36%',
    minWidth: 16,
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: 3,
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
  },
}))
