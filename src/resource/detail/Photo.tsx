import { Picture } from '#src/layout/Picture.tsx'
import { useMessages } from '#src/messages/index.ts'
import { classNames } from '#src/elements/classNames.ts'
import styles from './Photo.module.css'

interface PhotoProps {
  /** stored name */
  file: string | null | undefined
  alt: string
  /** aspect ratio, reserved while the picture loads */
  ratio?: string
  /** how wide it is shown, as in CSS */
  sizes?: string
  /** visible in the first screenful */
  priority?: boolean
  rounded?: boolean
  /** all of it, on a tinted ground where its shape is another: most photographs of phones are upright */
  whole?: boolean
  /** address of a picture shown when there is none */
  placeholder?: string
}

/** The whole width of a phone, a part of a wider screen. */
const wideSizes = '(min-width: 1280px) 25vw, (min-width: 900px) 50vw, 100vw'

/** In a grid of cards, two beside each other on a phone. */
export const gridSizes = '(min-width: 1280px) 17vw, (min-width: 700px) 25vw, 50vw'

/** A stored picture with reserved space; 'No Image' when there is none (spec 8.12). */
export function Photo({
  file,
  alt,
  ratio = '4 / 3',
  sizes = wideSizes,
  priority = false,
  rounded = false,
  whole = false,
  placeholder,
}: PhotoProps) {
  const t = useMessages()
  return (
    <div
      className={classNames(styles.frame, rounded && styles.rounded, whole && styles.whole)}
      style={{ aspectRatio: ratio }}
      data-photo=""
    >
      <Picture
        file={file}
        alt={alt}
        sizes={sizes}
        priority={priority}
        fallback={
          placeholder ? (
            <img src={placeholder} alt="" loading="lazy" className={styles.placeholder} />
          ) : (
            <span>{t.lists.noImage}</span>
          )
        }
      />
    </div>
  )
}
