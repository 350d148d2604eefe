import type { ReactNode } from 'react'
import type { PageOnCard } from '#resources/cards.ts'
import { OpenBadge } from '#src/fields/hours/OpenBadge.tsx'
import { countryNameIn, listSeparator, townNameIn } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
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
  | 'CountryThumbnail'
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
  /** a line below the place */
  children?: ReactNode
}

/** The one set of facts of a result (spec 2.124 to 2.127): flag, town and country, rating, open or closed, followers, distance. */
export function BusinessFacts({ business, from, children }: BusinessFactsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const country = countryNameIn(business, language)
  return (
    <>
      <div className={styles.line}>
        <Avatar file={business.CountryThumbnail} name={country} size={20} />
        {/* Unlike a state beside a name, it gives way. */}
        <CardText lines={1} style={{ flexShrink: 1 }}>
          {[townNameIn(business, language), country].filter(Boolean).join(listSeparator[language])}
        </CardText>
      </div>
      {children}
      <div className={styles.marks}>
        <Rating average={business.RatingAverage} count={business.RatingCount} />
        <OpenBadge page={business} />
      </div>
      {/* Not beside the others: it would fit or not by how wide the letters are, and move what is below when they come. */}
      <div className={styles.marks}>
        <span>{t.lists.followers({ count: business.FollowerCount })}</span>
        {from && <Distance to={business} from={from} />}
      </div>
    </>
  )
}
