import { useParams } from 'react-router'
import { declarations, type Category } from '#resources'
import { shownNames } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { PageRow, PageRowSkeleton } from '#src/resource/cards/PageRow.tsx'
import { DeclaredFields } from '#src/resource/detail/DeclaredFields.tsx'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { Feed } from '#src/resource/list/Feed.tsx'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import { prefetchList, prefetchOne, type ListQuery, type PrefetchContext } from '#src/resource/queries.ts'
import { useFeed } from '#src/resource/list/useList.ts'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { UserText } from '#src/resource/detail/UserText.tsx'
import type { ScreenModule } from '#src/screen.tsx'
import { Text } from '#src/elements/Text.tsx'
import { Button } from '#src/elements/Button.tsx'
import styles from './CategoryScreen.module.css'

const pagesIn = (id: string) => ({ name: 'page', filter: { byCategoryId: id } }) as const satisfies ListQuery
/** Number of skeleton rows (spec 9.04). */
const skeletons = 10

const prefetch = (request: PrefetchContext) => {
  const id = request.params['id'] ?? ''
  return Promise.all([prefetchOne(request, 'category', id), prefetchList(request, pagesIn(id))])
}

/** One category and its businesses (spec 2.88 to 2.92). */
function CategoryScreen() {
  const t = useMessages()
  const id = useParams()['id'] ?? ''
  const detail = useRecord('category', id)
  const found = detail.state === 'found' ? detail.record : null
  const { language } = useLanguage()
  const title = found && shownNames(found, language).first
  useHead({ title: title ?? t.lists.viewByCategory, description: found?.Description, image: found?.Thumbnail })
  return (
    <Screen wide>
      <ScreenTitle back>{t.lists.viewByCategory}</ScreenTitle>
      <DetailStates detail={detail} missing={t.lists.categoryNotFound}>
        {(category) => (
          <>
            <CategoryHead category={category} />
            <Businesses id={id} />
          </>
        )}
      </DetailStates>
    </Screen>
  )
}

function CategoryHead({ category }: { category: Category }) {
  const { first, second, secondLanguage } = shownNames(category, useLanguage().language)
  return (
    <div className={styles.head}>
      <Avatar file={category.Thumbnail} name={category.Name} size={88} />
      <div className={styles.names}>
        <Text as="h2" variant="h2">
          {first}
        </Text>
        {second && (
          <Text lang={secondLanguage} color="muted">
            {second}
          </Text>
        )}
        <UserText text={category.Description} muted />
        <DeclaredFields
          resource={declarations.category}
          record={category}
          except={['Name', 'BurmeseName', 'Thumbnail', 'Description']}
        />
      </div>
    </div>
  )
}

function Businesses({ id }: { id: string }) {
  const t = useMessages()
  const list = useFeed(pagesIn(id))
  return (
    <Feed
      list={list}
      columns="rows"
      card={(page) => <PageRow page={page} />}
      skeleton={<PageRowSkeleton />}
      skeletons={skeletons}
      empty={
        <EmptyState
          text={t.lists.noResults}
          hint={t.lists.emptyCategory}
          action={
            <Button to={paths.create('page')} variant="contained">
              {t.lists.addYours}
            </Button>
          }
        />
      }
    />
  )
}

export const screen: ScreenModule = { Screen: CategoryScreen, prefetch }
