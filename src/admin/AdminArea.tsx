import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import { Admin, localStorageStore, Resource } from 'react-admin'
import { registry } from '#resources'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { authProvider, mayInAdminArea } from '#src/providers/authProvider.ts'
import { isSuperAdmin } from '#src/providers/calls/permission.ts'
import { queryClient } from '#src/providers/queryClient.ts'
import { onSessionEnd } from '#src/providers/sessionEnd.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { EmptyStateWithLink, ErrorState } from '#src/resource/list/ListStates.tsx'
import type { ScreenModule } from '#src/screen.tsx'
import { AdminCreate } from './AdminCreate.tsx'
import { AdminEdit } from './AdminEdit.tsx'
import { AdminLayout } from './AdminLayout.tsx'
import { AdminList } from './AdminList.tsx'
import { AdminShow } from './AdminShow.tsx'
import { DeskDenied, DeskNothing } from './DeskStates.tsx'
import { adminTheme } from './adminTheme.ts'
import { titleOf } from './adminFields.ts'
import { Overview } from './Overview.tsx'
import { reactAdminLanguage } from './reactAdminLanguage.ts'
import { lookOf } from './resourceLooks.ts'

/** Columns, filters and saved searches of this browser's desk; they go with the session, for searches are words of a person. */
const store = localStorageStore('1', 'desk')
onSessionEnd(() => store.reset())

/** /admin/*: the super admin's area. Others read why they are not let in (a server check decides, spec 6.13). */
export function AdminArea() {
  const t = useMessages()
  const profile = useStoredProfile()
  const { data, isPending, refetch } = useQuery({
    queryKey: ['isSuperAdmin', profile?.id ?? null],
    queryFn: isSuperAdmin,
    staleTime: 60_000,
  })
  if (data) return <Desk />
  if (isPending) return <ScreenLoading />
  return (
    <Screen>
      <ScreenTitle>{t.admin.title}</ScreenTitle>
      {data === undefined ? (
        <ErrorState retry={() => void refetch()} />
      ) : (
        <EmptyStateWithLink text={t.admin.notAllowed} to={paths.home} label={t.admin.backToApp} />
      )}
    </Screen>
  )
}

/** Made once: an element's identity is a screen's identity. */
const resources = [...registry.values()].map((resource) => ({
  resource,
  list: <AdminList resource={resource} />,
  show: <AdminShow resource={resource} />,
  // Where the desk may not, the addresses say so; no button leads there.
  edit: mayInAdminArea('change', resource) ? <AdminEdit resource={resource} /> : <DeskDenied />,
  create: mayInAdminArea('create', resource) ? <AdminCreate resource={resource} /> : <DeskDenied />,
}))

function Desk() {
  const { pages } = useMessages().admin
  const { language, digits } = useLanguage()
  const i18nProvider = useMemo(() => reactAdminLanguage({ language, digits }), [language, digits])
  const theme = useMemo(
    () => adminTheme({ selectRow: i18nProvider.translate('ra.action.select_row'), pages, digits }),
    [i18nProvider, pages, digits],
  )
  return (
    <Admin
      basename={paths.adminRoot}
      dataProvider={useDataProvider()}
      queryClient={queryClient}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={theme}
      layout={AdminLayout}
      dashboard={Overview}
      catchAll={DeskNothing}
      accessDenied={DeskDenied}
      loginPage={false}
      authCallbackPage={false}
      // It would tell its makers our host's name.
      disableTelemetry
    >
      {resources
        .filter(({ resource }) => mayInAdminArea('read', resource))
        .map(({ resource, list, show, edit, create }) => (
          <Resource
            key={resource.name}
            name={resource.name}
            icon={lookOf(resource).Icon}
            recordRepresentation={(record) => titleOf(resource, record)}
            list={list}
            show={show}
            edit={edit}
            create={create}
          />
        ))}
    </Admin>
  )
}

export const screen: ScreenModule = { Screen: AdminArea }
