import { Suspense, useEffect, useMemo, useState, type CSSProperties, type RefObject } from 'react'
import type { PageOnCard } from '#resources/cards.ts'
import type { OrderedAs } from '#resources/narrowing.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { lazyPiece } from '#src/navigation/lazy.tsx'
import { useHere } from '#src/providers/device/here.ts'
import { useOpenBeside } from '#src/resource/beside/useOpenBeside.ts'
import { useNarrowedList } from '#src/resource/filters/FilteredFeed.tsx'
import { useSearchFilters } from '#src/resource/filters/useSearchFilters.ts'
import { addStyles } from '#src/theme/addStyles.ts'
import { measures } from '#src/theme/tokens.ts'
import { PlacesMap } from './PlacesMap.tsx'
import { useFoundPlaces } from './useFoundPlaces.ts'
import styles from './besideResults.css?inline'

// Only a desktop shows it.
addStyles(styles)

const BusinessPane = lazyPiece(async () => (await import('#src/resource/beside/BusinessPane.tsx')).BusinessPane)

interface BesideResultsProps {
  /** the list of these results */
  list: RefObject<HTMLElement | null>
  text: string
  as: OrderedAs
}

/** Beside a list of businesses on a desktop: where they are and, once one is selected, what it is. */
export function BesideResults(props: BesideResultsProps) {
  const { filters } = useSearchFilters()
  const { place } = useHere(filters.near !== undefined)
  // The list asks where one is.
  return filters.near && !place ? null : <Beside {...props} place={place} />
}

/** Px beside the map: the rail, the list, and room for markers at its edges; above it the header and the filters. */
const [besidePx, abovePx] = [96 + 424 + 100, 160 + 100]

function Beside({ list, text, as, place }: BesideResultsProps & { place: string | null }) {
  const t = useBrowsingMessages()
  const [pointed, setPointed] = useState<number | null>(null)
  const { selected, select, close } = useOpenBeside(list, setPointed)
  const { list: results, narrowing } = useNarrowedList('page', { text, as, place })
  const { places } = useFoundPlaces('page', results.items as unknown as readonly PageOnCard[], true)
  const headPx = useHeadPx()
  const right = selected === null ? 0 : measures.pane
  const edges = useMemo(() => ({ top: 0, right, bottom: 0, left: 0 }), [right])
  const room = () => ({
    width: Math.max(200, window.innerWidth - besidePx - right),
    height: Math.max(200, window.innerHeight - abovePx),
  })
  return (
    <div
      className="resultsBeside"
      data-detail={selected ?? undefined}
      style={headPx ? ({ '--results-head': `${headPx}px` } as CSSProperties) : undefined}
    >
      <section aria-label={t.lists.mapView} style={{ position: 'absolute', inset: 0 }}>
        {!results.isLoading && (
          <PlacesMap
            places={places}
            asked={JSON.stringify(narrowing)}
            room={room}
            open={({ Id }) => select(Id)}
            lifted={pointed ?? selected}
            shown={selected}
            edges={edges}
          />
        )}
      </section>
      {selected !== null && (
        <Suspense>
          <BusinessPane key={selected} id={selected} close={close} />
        </Suspense>
      )}
    </div>
  )
}

/** What stands above the list is higher in large text. */
function useHeadPx(): number | undefined {
  const [px, setPx] = useState<number>()
  useEffect(() => {
    const head = document.querySelector<HTMLElement>('main [data-list-head]')
    if (!head) return undefined
    const observer = new ResizeObserver(() => setPx(head.offsetHeight))
    observer.observe(head)
    return () => observer.disconnect()
  }, [])
  return px
}
