import { memo } from 'react'
import type { ProductCategory } from '#resources'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { Photo } from '../detail/Photo.tsx'
import { CardBody, CardFrame, CardLink, CardText } from './CardFrame.tsx'

/** A page's product category in a grid. */
export const ProductCategoryCard = memo(function ProductCategoryCard({
  category,
  priority,
}: {
  category: ProductCategory
  priority?: boolean
}) {
  const t = useMessages()
  return (
    <CardFrame>
      <Photo file={category.Thumbnail} alt="" priority={priority} />
      <CardBody dense>
        <CardLink to={paths.productCategory(category.Id)}>{category.Name ?? t.lists.noName}</CardLink>
        <CardText lines={1}>{category.PageName}</CardText>
      </CardBody>
    </CardFrame>
  )
})
