import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import { memo } from 'react'
import { sold, type Product } from '#resources'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { Photo } from '../detail/Photo.tsx'
import { Price } from '#src/price/Price.tsx'
import { CardBody, CardFrame, CardLink, CardText } from './CardFrame.tsx'

/** A product, with the price above the name (docs/experience.md#look). */
export const ProductCard = memo(function ProductCard({ product, priority }: { product: Product; priority?: boolean }) {
  const t = useMessages()
  return (
    <CardFrame data-page={product.PageId}>
      <Photo file={product.Thumbnail} alt="" priority={priority} />
      {product.Status === sold && (
        <Chip
          label={t.status.Sold}
          size="small"
          sx={{
            position: 'absolute',
            top: 8,
            left: 8,
            bgcolor: 'text.primary',
            color: 'background.paper',
            fontWeight: 700,
          }}
        />
      )}
      <CardBody style={{ padding: '8px 12px 12px' }}>
        <Price product={product} />
        <CardLink
          to={paths.product(product.Id)}
          onClick={() => writeStored('StoredItem', product)}
          style={{ fontWeight: 400 }}
        >
          {product.Name ?? t.lists.noName}
        </CardLink>
        <CardText lines={1} style={{ fontSize: '0.75rem' }}>
          {product.PageName}
        </CardText>
      </CardBody>
    </CardFrame>
  )
})

export const ProductCardSkeleton = () => (
  <CardFrame>
    <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
    <CardBody style={{ padding: '8px 12px 12px' }}>
      <Skeleton height={28} width="60%" />
      <Skeleton height={26} />
      <Skeleton height={18} width="50%" />
    </CardBody>
  </CardFrame>
)
