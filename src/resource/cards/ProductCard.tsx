import { memo } from 'react'
import { sold } from '#resources'
import type { ProductOnCard } from '#resources/cards.ts'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { listPictureOf } from '#src/fields/values/shownText.ts'
import { keptCard } from '#src/layout/keptCards.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { gridSizes, Photo } from '../detail/Photo.tsx'
import { withCondition } from '#src/price/condition.ts'
import { Price } from '#src/price/Price.tsx'
import { CardBody, CardFrame, CardLink, CardText, nameLine } from './CardFrame.tsx'
import { Chip } from '#src/elements/Chip.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import styles from './ProductCard.module.css'

/** A product, with the price above the name (docs/experience.md#look). */
export const ProductCard = keptCard(
  memo(function ProductCard({ product, priority }: { product: ProductOnCard; priority?: boolean }) {
    const t = useMessages()
    return (
      <CardFrame data-page={product.PageId}>
        <Photo file={listPictureOf(product)} alt="" sizes={gridSizes} priority={priority} />
        {product.Status === sold && (
          <Chip className={styles.sold} size="small">
            {t.status.Sold}
          </Chip>
        )}
        <CardBody dense>
          <Price product={product} />
          <CardLink to={paths.product(product.Id)} className={styles.name}>
            {product.Name ?? t.lists.noName}
          </CardLink>
          <CardText lines={1} fine>
            {withCondition(product, t)}
          </CardText>
          <ClosedMark closure={product.PageClosure} />
        </CardBody>
      </CardFrame>
    )
  }),
)

export const ProductCardSkeleton = () => (
  <CardFrame>
    <Skeleton variant="picture" />
    <CardBody dense>
      <div style={nameLine}>
        <Skeleton height="1lh" width="60%" />
        {/* A name of two lines. Many are Burmese, and rows are as high as the highest. */}
        <Skeleton height="1.8em" />
        <Skeleton height="1.8em" width="80%" />
      </div>
      <CardText lines={1} lang="my" fine>
        <Skeleton height="1lh" width="50%" />
      </CardText>
    </CardBody>
  </CardFrame>
)
