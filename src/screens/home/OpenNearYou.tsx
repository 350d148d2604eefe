import { classNames } from '#src/elements/classNames.ts'
import cut from '#src/elements/Cut.module.css'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { CardLink } from '#src/resource/cards/CardFrame.tsx'
import { OpenState } from '#src/fields/hours/OpenState.tsx'
import { listPictureOf, shownText } from '#src/fields/values/shownText.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { paths } from '#src/paths.ts'
import { Distance } from '#src/resource/cards/Distance.tsx'
import { Photo } from '#src/resource/detail/Photo.tsx'
import { narrowedQuery } from '#src/resource/filters/narrowedQuery.ts'
import { CardRow } from '#src/resource/list/CardRow.tsx'
import { useList } from '#src/resource/list/useList.ts'
import { addStyles } from '#src/theme/addStyles.ts'
import sheet from './openNearYou.css?inline'

// They come with it, and not with every document.
addStyles(sheet)

/** Businesses that are open now, the nearest to `place` (`lat,lng`) first; nothing where there is none. */
export function OpenNearYou({ place }: { place: string }) {
  const t = useBrowsingMessages()
  const filters = { openNow: '1', near: '1' } as const
  const list = useList(narrowedQuery('page', { filters, order: 'nearest', place }))
  if (list.items.length === 0 && !list.isLoading) return null
  return (
    <section aria-labelledby="open-near-you" className="nearNear">
      <h2 id="open-near-you" className="nearHeading">
        {t.places.openNearYou}
      </h2>
      <CardRow
        list={list}
        cardWidthPx={232}
        skeleton={<CardSkeleton />}
        card={(page) => (
          <article className="nearCard" data-page={page.Id}>
            <Photo file={listPictureOf(page)} alt="" ratio="1" sizes="56px" rounded />
            <div className="nearFacts">
              <CardLink lines={1} to={paths.page(page.Id)}>
                {shownText(page.Name) ?? t.lists.noName}
              </CardLink>
              <div className={classNames(cut.one, 'nearLine')}>
                <OpenState page={page} />
              </div>
              <div className={classNames(cut.one, 'nearLine')}>
                <Distance to={page} from={place} />
              </div>
            </div>
          </article>
        )}
      />
    </section>
  )
}

/** As high as a card, so that what stands below stays where it is. */
const CardSkeleton = () => (
  <div className="nearCard">
    <Skeleton variant="rounded" height={56} />
    <div className="nearFacts">
      {['70%', '50%', '30%'].map((width) => (
        <Skeleton key={width} width={width} height={18} />
      ))}
    </div>
  </div>
)
