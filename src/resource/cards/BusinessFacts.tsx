import type { PageOnCard } from '#resources/cards.ts'
import { classNames } from '#src/elements/classNames.ts'
import cut from '#src/elements/Cut.module.css'
import { OpenState } from '#src/fields/hours/OpenState.tsx'
import { useNow } from '#src/fields/hours/useNow.ts'
import { countryNameIn, listSeparator, townNameIn } from '#src/fields/values/shownText.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { Rating } from '../detail/Rating.tsx'
import { CardText } from './CardFrame.tsx'
import { Distance } from './Distance.tsx'
import styles from './BusinessCard.module.css'

/** What a result shows of a business, whether it is found itself or by what it sells. */
export type Business = Pick<
  PageOnCard,
  | 'CountryName'
  | 'CountryBurmeseName'
  | 'TownName'
  | 'TownBurmeseName'
  | 'Hours'
  | 'Closure'
  | 'Latitude'
  | 'Longitude'
  | 'RatingAverage'
  | 'RatingCount'
  | 'FollowerCount'
>

interface BusinessFactsProps {
  business: Business
  /** where the person is, as `lat,lng`, where that is known */
  from?: string | null | undefined
  /** its categories */
  trade?: string
}

/**
 * The one set of facts of a result, in three lines (spec 2.124 to 2.127): how good and what, where and how far, until when and how many follow it. Each
 * keeps its height, so that rows and their skeletons are equal.
 */
export function BusinessFacts({ business, from, trade }: BusinessFactsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const isTimed = useNow() !== null
  const place = [townNameIn(business, language), countryNameIn(business, language)].filter(Boolean)
  const line = classNames(styles.marks, cut.one)
  return (
    <>
      <div className={line}>
        <Rating average={business.RatingAverage} count={business.RatingCount} inShort />
        {trade && <span>{trade}</span>}
      </div>
      {/* The place gives way: how far is what people compare. */}
      <div className={classNames(styles.marks, styles.distance)}>
        {place.length > 0 && <CardText lines={1}>{place.join(listSeparator[language])}</CardText>}
        {from && <Distance to={business} from={from} />}
      </div>
      <div className={line}>
        <OpenState page={business} />
        {/* Drawn anew where the state pushes it aside: what was there would be seen to jump. */}
        <span key={String(isTimed)}>{t.lists.followersInRow({ count: business.FollowerCount })}</span>
      </div>
    </>
  )
}
