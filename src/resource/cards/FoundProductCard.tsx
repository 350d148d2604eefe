import { memo } from 'react'
import { sold } from '#resources'
import type { FoundProduct } from '#resources/cards.ts'
import { Chip } from '#src/elements/Chip.tsx'
import { VerifiedMark } from '#src/fields/values/StatusBadge.tsx'
import { useMessages } from '#src/messages/index.ts'
import { withCondition } from '#src/price/condition.ts'
import { Price } from '#src/price/Price.tsx'
import { BusinessFacts, type Business } from './BusinessFacts.tsx'
import { ListedCard } from './BusinessCard.tsx'
import { CardText } from './CardFrame.tsx'
import styles from './BusinessCard.module.css'

interface FoundProductCardProps {
  product: FoundProduct
  to: string
  /** where the person is, as `lat,lng`, where that is known */
  from?: string | null | undefined
}

/** A product that /product/search has found: the card of a business's result, with the facts of the business that sells it. */
export const FoundProductCard = memo(function FoundProductCard({ product, to, from }: FoundProductCardProps) {
  const t = useMessages()
  return (
    <ListedCard
      record={product}
      pageId={product.PageId}
      to={to}
      mark={product.Status === sold && <Chip size="small">{t.status.Sold}</Chip>}
    >
      <Price product={product} />
      <div className={styles.line}>
        <CardText lines={1}>{withCondition(product, t)}</CardText>
        <VerifiedMark status={product.PageStatus ?? 0} />
      </div>
      <BusinessFacts business={businessOf(product)} from={from} />
    </ListedCard>
  )
})

const businessOf = (product: FoundProduct): Business => ({
  CountryName: product.CountryName,
  CountryBurmeseName: product.CountryBurmeseName,
  TownName: product.TownName,
  TownBurmeseName: product.TownBurmeseName,
  Hours: product.PageHours,
  Closure: product.PageClosure,
  Latitude: product.PageLatitude ?? 0,
  Longitude: product.PageLongitude ?? 0,
  RatingAverage: product.PageRatingAverage ?? 0,
  RatingCount: product.PageRatingCount ?? 0,
  FollowerCount: product.PageFollowerCount ?? 0,
})
