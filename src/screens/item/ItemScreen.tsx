import { useParams } from 'react-router'
import {
  fieldsOf,
  findResource,
  hasStatus,
  isManaged,
  type AnyRecord,
  type ManagedName,
  type Resource,
} from '#resources'
import { shownNames, shownText } from '#src/fields/values/shownText.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useHead, useStatus } from '#src/layout/rendering.ts'
import { sourceName, useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useCountedView } from '#src/resource/acts/useCountedView.ts'
import { LaterComments } from '#src/resource/comments/LaterComments.tsx'
import { DeclaredFields } from '#src/resource/detail/DeclaredFields.tsx'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { HiddenNote } from '#src/resource/detail/HiddenNote.tsx'
import { PageLine } from '#src/resource/detail/PageLine.tsx'
import { Photo } from '#src/resource/detail/Photo.tsx'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { ItemMenu } from '#src/resource/itemMenu/ItemMenu.tsx'
import { EmptyStateWithLink } from '#src/resource/list/ListStates.tsx'
import { commentsQuery, type PrefetchContext, prefetchList, prefetchOne } from '#src/providers/queries.ts'
import { BlockedOwnerNote } from '#src/resource/relation/BlockedNote.tsx'
import { ShareButton } from '#src/resource/share/ShareButton.tsx'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { Text } from '#src/elements/Text.tsx'
import styles from './ItemScreen.module.css'

/** Finds the declaration with this name, if its records have a public view. */
function findViewed(source = ''): Resource | undefined {
  const resource = findResource(source)
  return resource?.view && resource
}

async function prefetch(context: PrefetchContext): Promise<void> {
  const resource = findViewed(context.params['source'])
  const id = context.params['id'] ?? ''
  if (!resource) return
  await prefetchOne(context, resource.name, id)
  if (resource.commentedAs) await prefetchList(context, commentsQuery(resource.commentedAs, id))
}

/** /{source}/view/{Id} for resources with a public view but without a screen of their own (spec 2.49). */
function ItemScreen() {
  const { source, id = '' } = useParams()
  const resource = findViewed(source)
  return resource ? <Item key={source} resource={resource} id={id} /> : <UnknownSource />
}

/** The item view of an unknown source (spec 4.25). */
function UnknownSource() {
  const t = useMessages()
  useHead({ title: t.shell.notFoundTitle })
  useStatus(404)
  return (
    <Screen>
      <ScreenTitle>{t.shell.notFoundTitle}</ScreenTitle>
      <EmptyStateWithLink text={t.lists.invalidSource} to={paths.home} label={t.shell.backToHome} />
    </Screen>
  )
}

/** The name of the first image field (shown at the top) or long text (for link previews). */
const firstFieldOfKind = (resource: Resource, kind: 'image' | 'longText') =>
  fieldsOf(resource).find(([, field]) => field.kind === kind)?.[0] ?? ''

function Item({ resource, id }: { resource: Resource; id: string }) {
  const t = useMessages()
  const detail = useRecord(resource.name, id)
  const record = detail.state === 'found' ? detail.record : null
  const isWhole = detail.state === 'found' && detail.isWhole
  useCountedView(resource.name, isWhole ? record : null)
  const kind = sourceName(t, resource.name)
  const { name } = useNames(resource, record)
  useHead({
    title: name ?? kind,
    description: shownText(record?.[firstFieldOfKind(resource, 'longText')]),
    image: shownText(record?.[firstFieldOfKind(resource, 'image')]),
  })
  return (
    <Screen>
      <ScreenTitle
        back
        actions={
          record && isWhole && isManaged(resource) && <ItemMenu source={resource.name as ManagedName} record={record} />
        }
      >
        {kind}
      </ScreenTitle>
      <DetailStates detail={detail}>{(record) => <ItemContent resource={resource} record={record} />}</DetailStates>
    </Screen>
  )
}

/** The record's name in the current language and in the other one. */
function useNames(resource: Resource, record: AnyRecord | null) {
  const { language } = useLanguage()
  const title = shownText(record?.[resource.title])
  if (!record || !('BurmeseName' in resource.fields)) return { name: title, second: null, secondLanguage: language }
  const { first, second, secondLanguage } = shownNames({ ...record, Name: title }, language)
  return { name: first, second, secondLanguage }
}

function ItemContent({ resource, record }: { resource: Resource; record: AnyRecord }) {
  const t = useMessages()
  const { name, second, secondLanguage } = useNames(resource, record)
  const picture = firstFieldOfKind(resource, 'image')
  const underPage = { PageId: null, ...record } as AnyRecord & { PageId: number | null }
  return (
    <article className={styles.article}>
      {hasStatus(resource) && <HiddenNote record={record as AnyRecord & { Status: number }} />}
      <BlockedOwnerNote record={underPage} />
      {shownText(record[picture]) && (
        <Photo file={shownText(record[picture])} alt={name ?? ''} priority rounded whole />
      )}
      <Text as="h2" variant="h2">
        {name ?? t.lists.noName}
      </Text>
      {second && (
        <Text lang={secondLanguage} color="muted">
          {second}
        </Text>
      )}
      <PageLine record={underPage} />
      <DeclaredFields resource={resource} record={record} except={[picture, resource.title, 'BurmeseName']} />
      {resource.view?.shareable && (
        <div>
          <ShareButton path={paths.view(resource.name, record.Id)} title={name ?? t.lists.noName} />
        </div>
      )}
      {resource.commentedAs && <LaterComments type={resource.commentedAs} id={record.Id} />}
    </article>
  )
}

export const screen: ScreenModule = { Screen: Object.assign(ItemScreen, { prefetch }) }
