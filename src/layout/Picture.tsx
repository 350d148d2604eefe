import { useCallback, useState, type ImgHTMLAttributes, type ReactNode } from 'react'
import { isAbsent } from '#resources/text/detect.ts'
import { narrowerFiles, uploadUrl, uploadWidths } from '#src/paths.ts'

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  /** stored name; null, '-' and the like mean no picture (spec 5.14 to 5.16) */
  file: string | null | undefined
  alt: string
  /** how wide it is shown, as in CSS; a browser then takes the narrowest file that is sharp */
  sizes?: string
  /** visible in the first screenful, so it loads eagerly */
  priority?: boolean
  /** shown when there is no picture or it fails to load */
  fallback: ReactNode
}

/** A stored picture, or its fallback. */
export function Picture({ file, alt, sizes, priority = false, fallback, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<{ file: string; times: number } | null>(null)
  const times = failed && failed.file === file ? failed.times : 0
  const fail = useCallback(() => setFailed({ file: file ?? '', times: times + 1 }), [file, times])
  // A picture that failed before hydration fires no error event any more, so this checks its state.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.loading !== 'lazy') fail()
    },
    [fail],
  )
  // Without a connection the browser still has what it has shown elsewhere, which may be narrower.
  const narrower = times > 0 && file ? narrowerFiles(file).at(-times) : undefined
  if (!file || isAbsent(file) || (times > 0 && !narrower)) return fallback
  const widths = sizes && !narrower && uploadWidths(file, sizes)
  return (
    <img
      key={times}
      ref={check}
      // Never `auto`: with it browsers give a lazy picture a size of its own, 300 × 150 px, which stretches faces.
      {...(widths ? { srcSet: widths, sizes } : {})}
      src={uploadUrl(narrower ?? file)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onError={fail}
      {...rest}
    />
  )
}
