import { APIProvider, ColorScheme, Map, type MapProps } from '@vis.gl/react-google-maps'
import { useEffect, useState, type ReactNode } from 'react'
import { useConfig } from '#src/providers/config.ts'

// Markers are a part of their own of Google's script.
const libraries = ['marker']

/** Google says once in a page's life that it does not take the key. */
let isKeyRefused = false

interface GoogleFrameProps extends MapProps {
  /** in its place where Google's script does not come, or does not take the key */
  otherwise: ReactNode
}

/** Google's map and what stands on it. Its script is asked for when this is first shown, never before. */
export function GoogleFrame({ otherwise, ...map }: GoogleFrameProps) {
  const { mapsKey } = useConfig()
  const [isFailed, setIsFailed] = useState(isKeyRefused)
  useEffect(() => {
    // The name Google's script calls; it has written the reason to the console itself.
    const told = {
      gm_authFailure: () => {
        isKeyRefused = true
        setIsFailed(true)
      },
    }
    Object.assign(window, told)
  }, [])
  if (isFailed || !mapsKey) return otherwise
  return (
    <APIProvider
      apiKey={mapsKey}
      libraries={libraries}
      region="MM"
      onError={(error) => {
        // Logged only (spec 8.21).
        console.warn(error)
        setIsFailed(true)
      }}
    >
      <Map colorScheme={ColorScheme.FOLLOW_SYSTEM} gestureHandling="greedy" streetViewControl={false} {...map} />
    </APIProvider>
  )
}
