import { Suspense } from 'react'
import { useParams } from 'react-router'
import { declarations, hidden } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { ProductCard, ProductCardSkeleton } from '#src/resource/cards/ProductCard.tsx'
import { DeclaredFields } from '#src/resource/detail/DeclaredFields.tsx'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { Feed } from '#src/resource/list/Feed.tsx'
import { ItemMenu } from '#src/resource/itemMenu/ItemMenu.tsx'
import { PageLine } from '#src/resource/detail/PageLine.tsx'
import { asCards, prefetchList, prefetchOne, type ListQuery, type PrefetchContext } from '#src/providers/queries.ts'
import { useFeed } from '#src/resource/list/useList.ts'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { lazyPiece, type ScreenModule } from '#src/navigation/lazy.tsx'
import { Text } from '#src/elements/Text.tsx'

// Only those who work on it see a hidden one.
const HiddenNote = lazyPiece(async () => (await import('#src/resource/detail/HiddenNote.tsx')).HiddenNote)

const productsIn = (id: string) =>
  ({ name: 'product', filter: { byProductCategoryId: id, ...asCards } }) as const satisfies ListQuery

const prefetch = (request: PrefetchContext) => {
  const id = request.params['id'] ?? ''
  return Promise.all([prefetchOne(request, 'productCategory', id), prefetchList(request, productsIn(id))])
}

/** A page's product category and its products. */
function ProductCategoryScreen() {
  const t = useMessages()
  const id = useParams()['id'] ?? ''
  const detail = useRecord('productCategory', id)
  const found = detail.state === 'found' ? detail.record : null
  useHead({
    title: found?.Name ?? t.page.productCategoryView,
    description: found?.Description,
    image: found?.Thumbnail,
  })
  return (
    <Screen wide>
      <ScreenTitle back actions={found && <ItemMenu source="productCategory" record={found} />}>
        {t.page.productCategoryView}
      </ScreenTitle>
      <DetailStates detail={detail}>
        {(category) => (
          <>
            {category.Status === hidden && (
              <Suspense>
                <HiddenNote record={category} />
              </Suspense>
            )}
            <Text as="h2" variant="h2">
              {category.Name}
            </Text>
            <PageLine record={category} note={shownText(category.Description) ?? ''} />
            {/* Its picture is for lists alone. */}
            <DeclaredFields
              resource={declarations.productCategory}
              record={category}
              except={['Name', 'Thumbnail', 'Description']}
            />
            <CategoryProducts id={id} />
          </>
        )}
      </DetailStates>
    </Screen>
  )
}

function CategoryProducts({ id }: { id: string }) {
  const t = useMessages()
  const list = useFeed(productsIn(id))
  return (
    <Feed
      list={list}
      columns="directory"
      card={(product, first) => <ProductCard product={product} priority={first} />}
      skeleton={<ProductCardSkeleton />}
      skeletons={12}
      empty={t.lists.noResults}
    />
  )
}

export const screen: ScreenModule = { Screen: Object.assign(ProductCategoryScreen, { prefetch }) }
