import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router'
import { requireResource, type ManagedName } from '#resources'
import { isUnderPage } from '#resources/under.ts'
import { Link } from '#src/elements/Link.tsx'
import { PagePicker } from '#src/layout/postingAs/PagePicker.tsx'
import { useFocusOnChange } from '#src/navigation/useFocusOnChange.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { sourceTitle } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useIsHydrated, useStoredPage, useStoredProfile } from '#src/providers/device/storage.ts'
import { ArrangeButton } from '#src/resource/arrange/ArrangeButton.tsx'
import { PriceList } from '#src/resource/prices/PriceList.tsx'
import { PhotosButton, PhotosToRecords } from '#src/resource/photos/PhotosToRecords.tsx'
import { photoFieldsOf, photosQuery } from '#src/resource/photos/photoFields.ts'
import { hasPrices } from '#src/resource/prices/priceFields.ts'
import { pricesQuery, pricesSearch } from '#src/resource/prices/stillForSale.ts'
import { ManageList } from '#src/resource/manage/ManageList.tsx'
import { OwnPages } from '#src/resource/manage/OwnPages.tsx'
import { ownList } from '#src/resource/manage/ownList.ts'
import { ListAndEditor } from './ListAndEditor.tsx'
import { createLabel } from './manageLabels.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'

/**
 * /page, /post, /product, /productCategory and the lists of other resources that a page's team writes. They hold one's own
 * records, hidden ones included: pages by owner, the others by the page one posts as. For a visitor /productCategory
 * lists all of them (docs/rules.md#managing-ones-own).
 */
export function ManageListScreen({ resource: source }: { resource: ManagedName }) {
  const t = useAllMessages()
  const isHydrated = useIsHydrated()
  const profile = useStoredProfile()
  const page = useStoredPage()
  const [query] = useSearchParams()
  const resource = requireResource(source)
  const showsPrices = hasPrices(resource) && query.has(pricesQuery)
  const photoFields = photoFieldsOf(resource)
  const showsPhotos = photoFields !== undefined && query.has(photosQuery)
  const isList = !showsPrices && !showsPhotos
  const title = showsPrices ? t.prices.title : showsPhotos ? t.photos.title : sourceTitle(t, source)
  useHead({ title })
  useFocusOnChange(title)
  const isOfPage = isUnderPage(resource)
  const filter =
    profile && (page || !isOfPage) ? ownList(resource, { email: profile.Email, pageId: page?.Id }) : undefined
  const isVisitor = !isHydrated || !profile
  return (
    <Screen wide>
      <ScreenTitle
        back={!isList}
        actions={
          isVisitor ? undefined : (
            <>
              {hasPrices(resource) && isList && (
                <Button component={Link} to={{ search: pricesSearch }} size="small">
                  {t.prices.title}
                </Button>
              )}
              {showsPrices && page && (
                <Button component={Link} to={paths.pageQr(page.Id, 'prices')} size="small">
                  {t.share.card_page}
                </Button>
              )}
              {photoFields && page && isList && (
                <PhotosButton key={page.Id} {...{ resource }} fields={photoFields} pageId={page.Id} />
              )}
              {resource.byHand && filter && <ArrangeButton {...{ resource, filter }} />}
              {!showsPhotos && (
                <Button component={Link} to={paths.create(source)} variant="outlined" size="small">
                  {createLabel(t, source)}
                </Button>
              )}
            </>
          )
        }
      >
        {title}
      </ScreenTitle>
      {isVisitor && <ManageList key="everybody's" source={source} />}
      {profile && isOfPage && (page ? <PagePicker at="above" /> : <OwnPages email={profile.Email} />)}
      {profile && filter && showsPrices && <PriceList key={page?.Id} {...{ resource, filter }} />}
      {profile && page && showsPhotos && (
        <PhotosToRecords key={page.Id} {...{ resource }} fields={photoFields} pageId={page.Id} />
      )}
      {profile && filter && isList && <ListAndEditor key={isOfPage ? page?.Id : 'own'} {...{ source, filter }} />}
    </Screen>
  )
}

export const screen: ScreenModule<{ resource: ManagedName }> = { Screen: ManageListScreen }
