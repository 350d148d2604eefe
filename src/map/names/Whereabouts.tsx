import type { Map } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import type { Town } from '#resources'
import { useLanguage } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { scaleBarOf, whereaboutsOf } from './whereabouts.ts'

/** Zoom from which on the towns in view no longer tell where in a city one is. */
const fromZoom = 11
const longestBarPx = 88

interface WhereaboutsProps {
  readonly map: Map
  readonly towns: readonly Town[]
}

/** On a map without tiles: how far the middle is from the nearest town and to which side, and the scale. */
export function Whereabouts({ map, towns }: WhereaboutsProps) {
  const middle = useMiddle(map)
  return middle.zoom < fromZoom ? null : <Line map={map} towns={towns} {...middle} />
}

function Line({ map, towns, centre, zoom }: WhereaboutsProps & ReturnType<typeof middleOf>) {
  const t = useBrowsingMessages()
  const { language } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  // It covers what is below it. How many lines it has is known only once they are there.
  useEffect(() => {
    const told = () => void map.fire('covered')
    const observer = new ResizeObserver(told)
    observer.observe(box.current!)
    return () => {
      observer.disconnect()
      told()
    }
  }, [map])
  const where = whereaboutsOf(centre, towns)
  const { metres, width } = scaleBarOf(centre, zoom, longestBarPx)
  const town = where ? (language === 'my' && where.town.BurmeseName) || where.town.Name || '' : ''
  return (
    <div className="mapWhere" ref={box}>
      {where && (
        <span>
          {where.direction
            ? t.map.besideTown({ town, km: where.km, direction: t.map[where.direction] })
            : t.page.inTown({ town })}
        </span>
      )}
      <span className="mapScale">
        <span>{metres < 1000 ? t.map.metres({ count: metres }) : t.map.kilometres({ count: metres / 1000 })}</span>
        <i style={{ width }} />
      </span>
    </div>
  )
}

function useMiddle(map: Map) {
  const [middle, setMiddle] = useState(() => middleOf(map))
  useEffect(() => {
    const read = () => setMiddle(middleOf(map))
    map.on('moveend', read)
    return () => void map.off('moveend', read)
  }, [map])
  return middle
}

function middleOf(map: Map) {
  const { lat, lng } = map.getCenter().wrap()
  return { centre: { latitude: lat, longitude: lng }, zoom: map.getZoom() }
}
