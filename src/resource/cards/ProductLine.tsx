import { sold } from '#resources'
import type { ProductOnCard } from '#resources/cards.ts'
import { Chip } from '#src/elements/Chip.tsx'
import cut from '#src/elements/Cut.module.css'
import { Link } from '#src/elements/Link.tsx'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { listPictureOf } from '#src/fields/values/shownText.ts'
import { keptCard } from '#src/layout/keptCards.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { Price } from '#src/price/Price.tsx'
import { Photo } from '../detail/Photo.tsx'
import { CardText } from './CardFrame.tsx'
import styles from './ProductLine.module.css'

/**
 * A product in a list of prices: picture, name, and the price at the end of the line, where the eye runs down. `withPage`: where
 * others' products are listed too, with the business that sells it.
 */
export const ProductLine = keptCard(function ProductLine({
  product,
  withPage = false,
}: {
  product: ProductOnCard
  withPage?: boolean
}) {
  const t = useMessages()
  return (
    <Link className={styles.line} to={paths.product(product.Id)} data-page={product.PageId}>
      <div className={styles.picture}>
        <Photo file={listPictureOf(product)} alt="" ratio="1" sizes="56px" rounded />
      </div>
      <div className={styles.name}>
        <span className={cut.two}>{product.Name ?? t.lists.noName}</span>
        {product.Status === sold && <Chip size="small">{t.status.Sold}</Chip>}
        {withPage && (
          <>
            <CardText lines={1}>{product.PageName}</CardText>
            <ClosedMark closure={product.PageClosure} />
          </>
        )}
      </div>
      <div className={styles.price}>
        <Price product={product} />
      </div>
    </Link>
  )
})
