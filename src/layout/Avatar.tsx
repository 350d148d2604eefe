import { Picture } from './Picture.tsx'
import styles from './Avatar.module.css'

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
  <span className={styles.ring} style={{ width: size, height: size, fontSize: size * 0.42 }}>
    <Picture
      className={styles.face}
      file={file}
      alt=""
      sizes={`${size}px`}
      fallback={
        <span className={styles.letter} aria-hidden>
          {[...(name ?? '')][0] ?? '·'}
        </span>
      }
    />
    <Picture
      className={styles.flag}
      file={flag}
      alt={flagName ?? ''}
      sizes={`${Math.max(16, Math.round(size * 0.36))}px`}
      fallback={null}
    />
  </span>
)
