import { useCallback, useState, type ImgHTMLAttributes, type ReactNode } from 'react'
import { isAbsent } from '#resources/text/detect.ts'
import { uploadUrl } from '#src/paths.ts'

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** stored name; null, '-' and the like count as none (spec 5.14 to 5.16) */
  file: string | null | undefined
  alt: string
  /** in the first screenful: not to be waited for */
  first?: boolean
  /** where there is no picture, or it cannot be had */
  fallback: ReactNode
}

/** A stored picture, or what stands for it. */
export function Picture({ file, alt, first = false, fallback, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  // One that failed before the page was taken over tells nobody any more.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.loading !== 'lazy') setFailed(file ?? null)
    },
    [file],
  )
  if (!file || isAbsent(file) || failed === file) return fallback
  return (
    <img
      ref={check}
      src={uploadUrl(file)}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
      onError={() => setFailed(file)}
      {...rest}
    />
  )
}
