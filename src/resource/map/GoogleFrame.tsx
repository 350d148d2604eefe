import {
  APILoadingStatus,
  APIProvider,
  ColorScheme,
  Map,
  useApiLoadingStatus,
  type MapProps,
} from '@vis.gl/react-google-maps'
import { useState, type ReactNode } from 'react'
import { useConfig } from '#src/providers/config.ts'

// Markers are a part of their own of Google's script.
const libraries = ['marker']

interface GoogleFrameProps extends MapProps {
  /** in its place where Google's script does not come, or does not take the key */
  otherwise: ReactNode
}

/** Google's map and what stands on it. Its script is asked for when this is first shown, never before. */
export function GoogleFrame({ otherwise, ...map }: GoogleFrameProps) {
  const { mapsKey } = useConfig()
  const [isFailed, setIsFailed] = useState(false)
  if (isFailed || !mapsKey) return otherwise
  return (
    <APIProvider
      apiKey={mapsKey}
      libraries={libraries}
      region="MM"
      onError={(error) => {
        // Logged only (spec section 8, map load failure).
        console.warn(error)
        setIsFailed(true)
      }}
    >
      <KeptOut otherwise={otherwise}>
        <Map colorScheme={ColorScheme.FOLLOW_SYSTEM} gestureHandling="greedy" streetViewControl={false} {...map} />
      </KeptOut>
    </APIProvider>
  )
}

/** A key that Google refuses: it says so on the map and in the console; ours serves. */
function KeptOut({ otherwise, children }: { otherwise: ReactNode; children: ReactNode }) {
  return useApiLoadingStatus() === APILoadingStatus.AUTH_FAILURE ? otherwise : children
}
