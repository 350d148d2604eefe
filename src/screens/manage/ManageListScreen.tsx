import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { PagePicker } from '#src/layout/postingAs/PagePicker.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { sourceTitle, useMessages, type Messages } from '#src/messages/index.ts'
import { paths, type ManagedName } from '#src/paths.ts'
import { useIsHydrated, useStoredPage, useStoredProfile } from '#src/providers/device/storage.ts'
import { ManageList } from '#src/resource/manage/ManageList.tsx'

export const newLabels = {
  page: (t) => t.manage.newPage,
  post: (t) => t.manage.newPost,
  product: (t) => t.manage.newProduct,
  productCategory: (t) => t.manage.newProductCategory,
} satisfies Record<ManagedName, (t: Messages) => string>

/**
 * /page, /post, /product, /productCategory: one's own, hidden ones included; pages by owner, the others by the page one posts as.
 * A visitor's /productCategory lists all (docs/rules.md#managing-ones-own).
 */
export function ManageListScreen({ resource: source }: { resource: ManagedName }) {
  const t = useMessages()
  const title = sourceTitle(t, source)
  const isHydrated = useIsHydrated()
  const profile = useStoredProfile()
  const page = useStoredPage()
  useHead({ title })
  const isVisitor = !isHydrated || !profile
  return (
    <Screen wide>
      <ScreenTitle
        actions={
          isVisitor ? undefined : (
            <Button component={Link} to={paths.create(source)} variant="outlined" size="small">
              {newLabels[source](t)}
            </Button>
          )
        }
      >
        {title}
      </ScreenTitle>
      {isVisitor && <ManageList key="everybody's" source={source} />}
      {profile && source === 'page' && <ManageList source={source} filter={{ byOwnerEmail: profile.Email }} />}
      {profile && source !== 'page' && page && (
        <ManageList key={page.Id} source={source} filter={{ byPageId: page.Id }} />
      )}
      {profile && source !== 'page' && <PagePicker />}
    </Screen>
  )
}
