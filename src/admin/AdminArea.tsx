import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, type TranslationMessages } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { Route } from 'react-router'
import { declarations, may, mayGiveRoles, registry, type Actor } from '#resources'
import { moderationCase } from '#resources/case.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { adminActor, authProviderFor, mayInAdminArea } from '#src/providers/authProvider.ts'
import { statusOf } from '#src/providers/ApiError.ts'
import { findOwnRoles } from '#src/providers/calls/permission.ts'
import { queryClient } from '#src/providers/queryClient.ts'
import { onSessionEnd } from '#src/providers/sessionEnd.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { EmptyStateWithLink, ErrorState } from '#src/resource/list/ListStates.tsx'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { CasesScreen } from './cases/CasesScreen.tsx'
import { Muted } from './cases/Muted.tsx'
import { AdminCreate } from './AdminCreate.tsx'
import { AdminEdit } from './AdminEdit.tsx'
import { AdminLayout } from './AdminLayout.tsx'
import { AdminList } from './AdminList.tsx'
import { AdminShow } from './AdminShow.tsx'
import { AdminAccessDenied, AdminNotFound } from './AdminStates.tsx'
import { adminTheme } from './adminTheme.ts'
import { titleOf } from './adminFields.ts'
import { Overview } from './Overview.tsx'
import { createI18nProvider, loadReactAdminMessages } from './i18nProvider.ts'
import { presentationOf } from './resourcePresentation.ts'
import { AdminActor } from './roles/rights.ts'
import { Roles } from './roles/Roles.tsx'
import { ImportScreen } from './imports/ImportScreen.tsx'
import { ImportsScreen } from './imports/ImportsScreen.tsx'
import { Overdue } from './suggestions/Overdue.tsx'
import { Doubles } from './merging/Doubles.tsx'
import { MergeScreen } from './merging/MergeScreen.tsx'
import { Lapsing } from './verification/Lapsing.tsx'

/**
 * Stores this browser's columns, filters and saved searches of the admin area; cleared with the session, because
 * searches are personal.
 */
// What somebody chose is stored under this name, the admin area's old one.
const store = localStorageStore('1', 'desk')
onSessionEnd(() => store.reset())

/**
 * /admin/*: where super admins, moderators and editors work, each with what they may see. Others see why they have no access (the server
 * decides, spec 6.13, docs/rules.md#roles).
 */
export function AdminArea() {
  const t = useAllMessages()
  const profile = useStoredProfile()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['ownRoles', profile?.id ?? null],
    queryFn: ({ signal }) => findOwnRoles(signal),
    staleTime: 60_000,
  })
  useRefusals(refetch)
  const { language } = useLanguage()
  const reactAdminMessages = useQuery({
    queryKey: ['reactAdminMessages', language],
    queryFn: () => loadReactAdminMessages(language),
    staleTime: Infinity,
    // The screen stays as it is while the other language loads.
    placeholderData: keepPreviousData,
  })
  // The same array as long as the answer is the same.
  const actor = useMemo(() => adminActor(data ?? []), [data])
  if (data && data.length > 0 && reactAdminMessages.data)
    return <AdminApp actor={actor} reactAdminMessages={reactAdminMessages.data} />
  if (isPending || reactAdminMessages.isPending) return <ScreenLoading />
  return (
    <Screen>
      <ScreenTitle>{t.admin.title}</ScreenTitle>
      {data === undefined || reactAdminMessages.isError ? (
        <ErrorState error={error} retry={() => void Promise.all([refetch(), reactAdminMessages.refetch()])} />
      ) : (
        <EmptyStateWithLink text={t.admin.notAllowed} to={paths.home} label={t.admin.backToApp} />
      )}
    </Screen>
  )
}

/** A right that is withdrawn is refused to any call, of the queue too; the area then asks for what is left. */
const useRefusals = (askAnew: () => unknown) =>
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && statusOf(event.action.error) === 403) askAnew()
      }),
    [askAnew],
  )

/** The screens of what somebody may read. Addresses of actions that are not permitted show a message; no button links there. */
const screensFor = (actor: Actor) => [
  ...[...registry.values()]
    .filter((resource) => mayInAdminArea(actor, 'read', resource))
    .map((resource) => (
      <Resource
        key={resource.name}
        name={resource.name}
        icon={presentationOf(resource).Icon}
        recordRepresentation={(record) => titleOf(resource, record)}
        list={<AdminList resource={resource} />}
        show={<AdminShow resource={resource} />}
        edit={mayInAdminArea(actor, 'change', resource) ? <AdminEdit resource={resource} /> : <AdminAccessDenied />}
        create={mayInAdminArea(actor, 'create', resource) ? <AdminCreate resource={resource} /> : <AdminAccessDenied />}
      />
    )),
  may(actor, 'moderate', declarations.page) && (
    <CustomRoutes key="lapsing">
      <Route path="/lapsing" element={<Lapsing />} />
      <Route path="/suggestions" element={<Overdue />} />
    </CustomRoutes>
  ),
  mayGiveRoles(actor) && (
    <CustomRoutes key="roles">
      <Route path="/roles" element={<Roles />} />
    </CustomRoutes>
  ),
  actor?.superAdmin && (
    <CustomRoutes key="merging">
      <Route path="/doubles" element={<Doubles />} />
      <Route path="/merge/:drop" element={<MergeScreen />} />
      <Route path="/merge/:drop/:keep" element={<MergeScreen />} />
    </CustomRoutes>
  ),
  actor?.superAdmin && (
    <CustomRoutes key="imports">
      <Route path="/imports" element={<ImportsScreen />} />
      <Route path="/imports/:id" element={<ImportScreen />} />
    </CustomRoutes>
  ),
  may(actor, 'moderate', moderationCase) && (
    <CustomRoutes key="cases">
      <Route path="/cases" element={<CasesScreen />} />
      <Route path="/muted" element={<Muted />} />
    </CustomRoutes>
  ),
]

interface AdminAppProps {
  actor: Actor
  reactAdminMessages: TranslationMessages
}

function AdminApp({ actor, reactAdminMessages }: AdminAppProps) {
  const t = useAllMessages()
  const { pages } = t.admin
  const { language, digits } = useLanguage()
  const i18nProvider = useMemo(
    () => createI18nProvider(reactAdminMessages, t, { language, digits }),
    [reactAdminMessages, t, language, digits],
  )
  const theme = useMemo(
    () => adminTheme({ selectRow: i18nProvider.translate('ra.action.select_row'), pages, digits }),
    [i18nProvider, pages, digits],
  )
  const authProvider = useMemo(() => authProviderFor(actor), [actor])
  // A new element identity would remount the screen.
  const screens = useMemo(() => screensFor(actor), [actor])
  return (
    <AdminActor value={actor}>
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
        catchAll={AdminNotFound}
        accessDenied={AdminAccessDenied}
        loginPage={false}
        authCallbackPage={false}
        // React-admin's telemetry would send our host name to its makers.
        disableTelemetry
      >
        {screens}
      </Admin>
    </AdminActor>
  )
}

export const screen: ScreenModule = { Screen: AdminArea }
