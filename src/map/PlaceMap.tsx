import { Suspense, useEffect, useRef, useState } from 'react'
import type { Point } from './mapView.ts'
import { useConfig } from '#src/providers/config.ts'
import { googleEmbedUrl } from '#src/externalUrls.ts'
import { lazyPiece } from '#src/navigation/lazy.tsx'
import styles from './PlaceMap.module.css'

const BuiltInMap = lazyPiece(async () => (await import('./BuiltInMap.tsx')).BuiltInMap)

interface PlaceMapProps {
  point: Point
  label: string
}

/**
 * A map of one place: Google's with an API key, else Leaflet. It loads near the viewport; its space is reserved
 * before.
 */
export function PlaceMap({ point, label }: PlaceMapProps) {
  const { mapsKey } = useConfig()
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      {
        rootMargin: '300px',
        // Beside a business's head it scrolls with its card.
        scrollMargin: '300px',
      },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div className={styles.frame} ref={frame} role="region" aria-label={label}>
      {isNear &&
        (mapsKey ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- Google's map needs its own origin, which is not ours
          <iframe
            title={label}
            src={googleEmbedUrl(mapsKey, point.latitude, point.longitude)}
            loading="lazy"
            allowFullScreen
          />
        ) : (
          <Suspense>
            <BuiltInMap point={point} />
          </Suspense>
        ))}
    </div>
  )
}
