import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { requireResource, type ManagedName } from '#resources'
import { isUnderPage } from '#resources/under.ts'
import { PagePicker } from '#src/layout/postingAs/PagePicker.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { sourceTitle } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useIsHydrated, useStoredPage, useStoredProfile } from '#src/providers/device/storage.ts'
import { ManageList } from '#src/resource/manage/ManageList.tsx'
import { ownList } from '#src/resource/manage/ownList.ts'
import { createLabel } from './manageLabels.ts'

/**
 * /page, /post, /product, /productCategory and the lists of other resources that a page's team writes. They hold one's own
 * records, hidden ones included: pages by owner, the others by the page one posts as. For a visitor /productCategory
 * lists all of them (docs/rules.md#managing-ones-own).
 */
export function ManageListScreen({ resource: source }: { resource: ManagedName }) {
  const t = useAllMessages()
  const title = sourceTitle(t, source)
  const isHydrated = useIsHydrated()
  const profile = useStoredProfile()
  const page = useStoredPage()
  useHead({ title })
  const resource = requireResource(source)
  const isOfPage = isUnderPage(resource)
  const isVisitor = !isHydrated || !profile
  return (
    <Screen wide>
      <ScreenTitle
        actions={
          isVisitor ? undefined : (
            <Button component={Link} to={paths.create(source)} variant="outlined" size="small">
              {createLabel(t, source)}
            </Button>
          )
        }
      >
        {title}
      </ScreenTitle>
      {isVisitor && <ManageList key="everybody's" source={source} />}
      {profile && (page || !isOfPage) && (
        <ManageList
          key={isOfPage ? page?.Id : 'own'}
          source={source}
          filter={ownList(resource, { email: profile.Email, pageId: page?.Id })}
        />
      )}
      {profile && isOfPage && <PagePicker />}
    </Screen>
  )
}
