import { Dots } from '#src/layout/feedback/Dots.tsx'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'

interface MapNoticeProps {
  isLoading: boolean
  isFailed: boolean
  isEmpty: boolean
  retry: () => void
  showAll: () => void
}

/** Over the map: that it loads, that it could not, that nothing is there. What was there stays. */
export function MapNotice({ isLoading, isFailed, isEmpty, retry, showAll }: MapNoticeProps) {
  const t = useBrowsingMessages()
  if (isFailed)
    return (
      <div className="mapState" role="alert">
        <span>{t.map.loadFailed}</span>
        <button type="button" onClick={retry}>
          {t.lists.retry}
        </button>
      </div>
    )
  if (isLoading)
    return (
      <div className="mapState mapLoading">
        <Dots label={t.shell.loading} />
      </div>
    )
  return isEmpty ? (
    <div className="mapState" role="status">
      <span>{t.map.nothingHere}</span>
      <button type="button" onClick={showAll}>
        {t.map.showAll}
      </button>
    </div>
  ) : null
}
