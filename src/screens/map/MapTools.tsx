import type { RaRecord } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Category } from '#resources'
import { IconButton } from '#src/elements/Button.tsx'
import { MyLocationRoundedIcon } from '#src/elements/icons/opened.tsx'
import { SearchRoundedIcon } from '#src/elements/icons/frame.tsx'
import type { Point } from '#src/map/mapView.ts'
import { mapCategories } from '#src/map/useCategorySigns.ts'
import { shownNames } from '#src/fields/values/shownText.ts'
import { BackButton } from '#src/layout/frame/ScreenTitle.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { paths } from '#src/paths.ts'
import { useGetList } from '#src/providers/reading.ts'
import { useMyPlace } from '#src/resource/town/useMyPlace.ts'
import { SearchField } from '#src/resource/search/SearchField.tsx'

interface MapToolsProps {
  categoryId: string
  choose: (categoryId: string) => void
  /** undefined while the list shows what is in view */
  searchArea: (() => void) | undefined
  locate: (point: Point) => void
}

/** What one searches, narrows and moves the map with, over its upper edge. */
export function MapTools({ categoryId, choose, searchArea, locate }: MapToolsProps) {
  const t = useBrowsingMessages()
  const navigate = useNavigate()
  const mine = useMyPlace(
    (place) => {
      const [latitude = 0, longitude = 0] = place.split(',').map(Number)
      locate({ latitude, longitude })
    },
    { isPrecise: true },
  )
  return (
    <div className="mapTools">
      <div className="mapField">
        <SearchField
          start={<BackButton />}
          end={
            <IconButton
              aria-label={t.map.whereIAm}
              title={t.map.whereIAm}
              aria-busy={mine.isAsking}
              onClick={() => mine.find()}
            >
              <MyLocationRoundedIcon />
            </IconButton>
          }
          label={t.lists.searchEverything}
          search={(text) => void navigate(`${paths.search(text)}&show=map`)}
        />
      </div>
      <CategoryChips chosen={categoryId} choose={choose} />
      {searchArea && (
        <button type="button" className="mapPill mapAgain" onClick={searchArea}>
          <SearchRoundedIcon size="small" />
          <span>{t.map.searchArea}</span>
        </button>
      )}
      <p className="mapNote" role="status">
        {mine.isAsking ? t.search.locating : mine.isRefused ? t.map.notLocated : ''}
      </p>
    </div>
  )
}

/** Those with the most businesses first; a tap on the chosen one shows all again. */
function CategoryChips({ chosen, choose }: { chosen: string; choose: (id: string) => void }) {
  const t = useBrowsingMessages()
  const { language } = useLanguage()
  const { data = [] } = useGetList<Category & RaRecord>('category', mapCategories)
  const row = useRef<HTMLDivElement>(null)
  // What is set comes first, as among all filters, since it may be out of view.
  useEffect(() => {
    if (chosen && row.current) row.current.scrollLeft = 0
  }, [chosen])
  const shown = [...data].sort((one, other) => Number(isChosen(other)) - Number(isChosen(one)))
  function isChosen({ Id }: Category): boolean {
    return String(Id) === chosen
  }
  return (
    <div ref={row} className="mapChips" role="group" aria-label={t.map.chooseCategory}>
      {shown.map((category) => {
        const id = String(category.Id)
        return (
          <button
            key={id}
            type="button"
            className="mapPill"
            aria-pressed={id === chosen}
            onClick={() => choose(id === chosen ? '' : id)}
          >
            {shownNames(category, language).first}
          </button>
        )
      })}
    </div>
  )
}
