import { DownloadRoundedIcon as Download } from '#src/elements/icons/acts.tsx'
import { useParams } from 'react-router'
import { declarations, sold, type Product } from '#resources'
import { listPictureOf, picturesOf, shownText } from '#src/fields/values/shownText.ts'
import { StatusBadge } from '#src/fields/values/StatusBadge.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { fileUrl, paths } from '#src/paths.ts'
import { ReportLink } from '#src/resource/talk/ReportLink.tsx'
import { useCountedView } from '#src/resource/acts/useCountedView.ts'
import { LaterComments } from '#src/resource/comments/LaterComments.tsx'
import { DeclaredFields } from '#src/resource/detail/DeclaredFields.tsx'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { HiddenNote } from '#src/resource/detail/HiddenNote.tsx'
import { ItemMenu } from '#src/resource/itemMenu/ItemMenu.tsx'
import { PageLine } from '#src/resource/detail/PageLine.tsx'
import { Photo } from '#src/resource/detail/Photo.tsx'
import { LargeGallery, withFirst } from '#src/resource/gallery/LazyGallery.tsx'
import { Price } from '#src/price/Price.tsx'
import { conditionText } from '#src/price/condition.ts'
import { priceText } from '#src/price/priceText.ts'
import { commentsQuery, type PrefetchContext, prefetchList, prefetchOne } from '#src/providers/queries.ts'
import { SaveButton } from '#src/resource/saved/SaveButton.tsx'
import { ShareButton } from '#src/resource/share/ShareButton.tsx'
import { BlockedOwnerNote } from '#src/resource/relation/BlockedNote.tsx'
import { TwoColumns } from '#src/resource/detail/TwoColumns.tsx'
import { useSeen } from '#src/resource/detail/useSeen.ts'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { UserText } from '#src/resource/detail/UserText.tsx'
import { lazyPart, type ScreenModule } from '#src/navigation/lazy.tsx'
import { Note } from '#src/elements/Note.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { Text } from '#src/elements/Text.tsx'
import { Chip } from '#src/elements/Chip.tsx'
import { Button } from '#src/elements/Button.tsx'
import styles from './ProductScreen.module.css'

const AskAbout = lazyPart(
  async () => (await import('#src/resource/detail/AskAbout.tsx')).AskAbout,
  <Skeleton variant="rounded" height={112} />,
)

const prefetch = (request: PrefetchContext) => {
  const id = request.params['id'] ?? ''
  return Promise.all([prefetchProduct(request, id), prefetchList(request, commentsQuery('Product', id))])
}

/** Prefetches the product and its page, whose contact channels are shown beside it. */
async function prefetchProduct(request: PrefetchContext, id: string) {
  const product = await prefetchOne(request, 'product', id)
  const pageId: unknown = product?.['PageId']
  if (typeof pageId === 'number') await prefetchOne(request, 'page', String(pageId))
}

/** A product with its price, its page and comments (spec 2.108 to 2.111). */
function ProductScreen() {
  const t = useMessages()
  const detail = useRecord('product', useParams()['id'] ?? '')
  const found = detail.state === 'found' ? detail.record : null
  const whole = detail.state === 'found' && detail.isWhole ? detail.record : null
  useCountedView('product', whole)
  useHead({ title: found?.Name ?? t.page.productView, description: found?.Description, image: found?.Thumbnail })
  return (
    <Screen>
      <ScreenTitle back actions={whole && <ItemMenu source="product" record={whole} />}>
        {t.page.productView}
      </ScreenTitle>
      <DetailStates detail={detail}>
        {(product) => (
          <>
            <TwoColumns main={<Pictures product={product} />} side={<ProductFacts product={product} />} />
            <ReportLink type="Product" id={product.Id} />
            <LaterComments type="Product" id={product.Id} />
          </>
        )}
      </DetailStates>
    </Screen>
  )
}

function Pictures({ product }: { product: Product }) {
  const pictures = picturesOf(product)
  const name = product.Name ?? ''
  const seen = useSeen(listPictureOf(product))
  return (
    <div data-lead style={seen}>
      {pictures.length === 0 ? (
        <Photo file={product.Thumbnail} alt={name} priority rounded whole />
      ) : (
        <LargeGallery files={withFirst([product.Thumbnail], pictures)} name={name} />
      )}
    </div>
  )
}

/** Fields that the screen lays out itself. */
const designed = [
  'Name',
  'Thumbnail',
  'Pictures',
  'ProductCategory',
  'Description',
  'PriceKind',
  'Price',
  'PriceTo',
  'PriceUnit',
  'Condition',
  'File',
] as const

function ProductFacts({ product }: { product: Product }) {
  const t = useMessages()
  const writing = useLanguage()
  const file = shownText(product.FileURL)
  const category = shownText(product.ProductCategoryName)
  return (
    <div className={styles.facts}>
      <HiddenNote record={product} />
      <BlockedOwnerNote record={product} />
      <Price product={product} large />
      <Text as="h2" variant="h2">
        {product.Name}
      </Text>
      <div className={styles.marks}>
        {product.Status === sold && <StatusBadge status={product.Status} />}
        {product.Condition && <Chip>{conditionText(product.Condition, t)}</Chip>}
        {category && product.ProductCategoryId !== null && (
          <Chip to={paths.productCategory(product.ProductCategoryId)}>{category}</Chip>
        )}
      </div>
      <UserText text={product.Description} />
      <DeclaredFields resource={declarations.product} record={product} except={designed} />
      <div className={styles.marks}>
        <ShareButton
          path={paths.product(product.Id)}
          title={shownText(product.Name) ?? t.lists.noName}
          text={[shownText(product.Name), priceText(product, { t, writing })].filter(Boolean).join(' · ')}
        />
        <SaveButton source="product" record={product} />
      </div>
      {file && (
        <Button
          className={styles.file}
          href={fileUrl(file, product.FileName)}
          startIcon={<Download />}
          variant="outlined"
        >
          {t.page.download}
        </Button>
      )}
      <div className={styles.page}>
        <Text variant="caption" color="muted">
          {t.page.soldBy}
        </Text>
        <PageLine record={product} />
      </div>
      {/* Nobody calls about what is gone. */}
      {product.Status === sold && <Note>{t.page.isSold}</Note>}
      {product.PageId !== null && product.Status !== sold && (
        <AskAbout
          pageId={product.PageId}
          name={shownText(product.Name) ?? t.lists.noName}
          path={paths.product(product.Id)}
        />
      )}
    </div>
  )
}

export const screen: ScreenModule = { Screen: Object.assign(ProductScreen, { prefetch }) }
