import { useQuery } from '@tanstack/react-query'
import type { DataProvider } from 'ra-core'
import type { Setting } from '#resources'
import { useHead } from '#src/layout/rendering.ts'
import { useMessages } from '#src/messages/index.ts'
import { Picture } from '#src/layout/Picture.tsx'
import { useDataProvider } from '#src/providers/reading.ts'
import styles from './HomeCover.module.css'

/** The id of the single settings record (spec 9.28). */
const settingId = 1

/**
 * The name of the cover's picture alone: the record also has the policies, which would be half of what the document tells the app.
 * Under the name of the resource, so that a change of the record drops it.
 */
export const coverQuery = (provider: DataProvider) => ({
  queryKey: ['setting', 'cover'],
  queryFn: async () =>
    (await provider.getOne<Setting & { id: number }>('setting', { id: settingId })).data.CoverThumbnail ?? null,
})

/** The home screen's cover image: the one set by the editors, else an awning drawn in the brand's colours. Link previews show it too. */
export function HomeCover() {
  const t = useMessages()
  const { data: file } = useQuery({ ...coverQuery(useDataProvider()), retryOnMount: false })
  useHead({ title: t.shell.home, image: file })
  return (
    <div className={styles.cover}>
      <Picture file={file} alt="" sizes="100vw" priority fallback={<Awning />} />
    </div>
  )
}

/** A drawn market stall: scalloped stripes over a counter of fruit. */
function Awning() {
  const stripes = Array.from({ length: 12 }, (_, at) => at)
  return (
    <svg viewBox="0 0 480 150" preserveAspectRatio="xMidYMin slice" aria-hidden>
      <rect width="480" height="150" fill="#F6E4EE" />
      <g>
        {stripes.map((at) => (
          <path key={at} d={`M${at * 40} 0h40v46a20 20 0 0 1-40 0z`} fill={at % 2 ? '#FFFFFF' : '#6A1B4D'} />
        ))}
      </g>
      <rect y="122" width="480" height="28" fill="#7F5200" />
      {stripes.map((at) => (
        <g key={at} transform={`translate(${at * 40 + 20} 108)`}>
          <circle r="17" fill={at % 3 === 1 ? '#F3B229' : at % 3 === 2 ? '#1D6B3C' : '#6A1B4D'} />
          <path d="M-7-14q7-7 14 0l-7 5z" fill={at % 3 === 0 ? '#1D6B3C' : '#2B1B00'} opacity=".55" />
        </g>
      ))}
    </svg>
  )
}
