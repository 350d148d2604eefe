import { APIProvider, ColorScheme, Map, type MapProps } from '@vis.gl/react-google-maps'
import { useEffect, useState, type ReactNode } from 'react'
import { useConfig } from '#src/providers/config.ts'

// Google Maps loads markers as a separate library.
const libraries = ['marker']

/** Google reports only once per page load that it refuses the API key, so this is kept at module level. */
let isKeyRefused = false

interface GoogleFrameProps extends MapProps {
  /** shown when Google's script fails to load or refuses the key */
  fallback: ReactNode
}

/** Google's map with its children. Its script loads when this first renders. */
export function GoogleFrame({ fallback, ...map }: GoogleFrameProps) {
  const { mapsKey } = useConfig()
  const [isFailed, setIsFailed] = useState(isKeyRefused)
  useEffect(() => {
    // The callback name that Google's script defines; the script logs the reason itself.
    const callbacks = {
      gm_authFailure: () => {
        isKeyRefused = true
        setIsFailed(true)
      },
    }
    Object.assign(window, callbacks)
  }, [])
  if (isFailed || !mapsKey) return fallback
  return (
    <APIProvider
      apiKey={mapsKey}
      libraries={libraries}
      region="MM"
      onError={(error) => {
        // Failures are only logged (spec 8.21).
        console.warn(error)
        setIsFailed(true)
      }}
    >
      <Map colorScheme={ColorScheme.FOLLOW_SYSTEM} gestureHandling="greedy" streetViewControl={false} {...map} />
    </APIProvider>
  )
}
