import type { RaRecord } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Category } from '#resources'
import { MyLocationRoundedIcon } from '#src/elements/icons/opened.tsx'
import { SearchRoundedIcon } from '#src/elements/icons/frame.tsx'
import type { Point } from '#src/map/mapView.ts'
import { shownNames } from '#src/fields/values/shownText.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { paths } from '#src/paths.ts'
import { useGetList } from '#src/providers/reading.ts'
import { listParams } from '#src/providers/queries.ts'

const categories = listParams({ name: 'category', meta: { full: true } })

interface MapToolsProps {
  categoryId: string
  choose: (categoryId: string) => void
  /** undefined while the list shows what is in view */
  searchArea: (() => void) | undefined
  locate: (point: Point) => void
}

/** What one narrows and moves the map with, over its upper corners. */
export function MapTools({ categoryId, choose, searchArea, locate }: MapToolsProps) {
  const t = useBrowsingMessages()
  return (
    <>
      <div className="mapTools">
        <Link className="mapPill" to={paths.searchMap} aria-label={t.lists.search} title={t.lists.search}>
          <SearchRoundedIcon size="small" />
        </Link>
        <CategoryChoice value={categoryId} choose={choose} />
        {searchArea && (
          <button type="button" className="mapPill" onClick={searchArea}>
            <SearchRoundedIcon size="small" />
            <span>{t.map.searchArea}</span>
          </button>
        )}
      </div>
      <LocateButton locate={locate} />
    </>
  )
}

/** The phone's own list of choices: it opens at once, and screen readers know it. */
function CategoryChoice({ value, choose }: { value: string; choose: (id: string) => void }) {
  const t = useBrowsingMessages()
  const { language } = useLanguage()
  const { data = [] } = useGetList<Category & RaRecord>('category', categories)
  return (
    <select
      className="mapPill"
      aria-label={t.map.chooseCategory}
      value={value}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t.map.allCategories}</option>
      {data.map((category) => (
        <option key={category.Id} value={String(category.Id)}>
          {shownNames(category, language).first}
        </option>
      ))}
    </select>
  )
}

const timeoutMs = 15_000

function LocateButton({ locate }: { locate: (point: Point) => void }) {
  const t = useBrowsingMessages()
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle')
  function ask() {
    if (!('geolocation' in navigator)) return setState('refused')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle')
        locate({ latitude, longitude })
      },
      () => setState('refused'),
      { enableHighAccuracy: true, timeout: timeoutMs },
    )
  }
  return (
    <>
      <button
        type="button"
        className="mapLocate"
        aria-label={t.map.whereIAm}
        title={t.map.whereIAm}
        aria-busy={state === 'asking'}
        onClick={ask}
      >
        <MyLocationRoundedIcon />
      </button>
      <p className="mapNote" role="status">
        {state === 'asking' ? t.search.locating : state === 'refused' ? t.map.notLocated : ''}
      </p>
    </>
  )
}
