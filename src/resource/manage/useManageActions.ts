import { useDelete, useUpdate } from 'ra-core'
import {
  asStored,
  isManaged,
  requireResource,
  statusActions,
  type AnyRecord,
  type ManagedName,
  type StatusAction,
} from '#resources'
import { childrenOf, isParent } from '#resources/under.ts'
import { listSeparator } from '#src/fields/values/shownText.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { focusNeighbourOf } from '#src/navigation/focusNeighbour.ts'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { sourceName, sourceTitle, useLanguage, type Language } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import { listParams } from '#src/providers/queries.ts'

/** Joins what is deleted together with a page. */
const and: Readonly<Record<Language, string>> = { en: ' and ', my: listSeparator.my }

/**
 * The actions of a management list. Status changes and deletions show at once and are undone with a message when the
 * server refuses (docs/experience.md#speed); deleting a whole page waits for the server.
 */
export function useManageActions(source: ManagedName) {
  const resource = requireResource(source)
  const t = useAllMessages()
  const { language } = useLanguage()
  const toast = useToast()
  const dialogs = useDialogs()
  const provider = useDataProvider()
  const [update] = useUpdate()
  const [remove] = useDelete()

  /** Logs a failure (spec 8.31, 8.32) and shows a toast. */
  const reportFailure = (text: string) => (error: unknown) => {
    console.warn(error)
    toast(text)
  }

  /** PATCH with id and what changes (spec 7.37): mostly shown at once, resolves with the server's record. */
  const send = (
    record: AnyRecord,
    data: Readonly<Record<string, unknown>>,
    mutationMode: 'optimistic' | 'pessimistic' = 'optimistic',
  ) =>
    new Promise<AnyRecord>(
      (done, fail) =>
        void update(
          source,
          { id: record.Id, data, previousData: { ...record, id: record.Id } },
          {
            mutationMode,
            onSettled: (answer, error) => (answer ? done(answer as AnyRecord) : fail(error)),
          },
        ),
    )

  async function setStatus(record: AnyRecord, action: StatusAction) {
    const status = Number(record['Status'])
    const { label, next } = statusActions[action]
    try {
      const changed = await send(record, { Status: next(status) })
      toast(t.manage[`${label(status)} done`], () => send(changed, { Status: asStored(status) }))
    } catch (error) {
      reportFailure(t.manage.statusFailed)(error)
    }
  }

  async function setTimes(record: AnyRecord, times: Readonly<Record<string, string>>, done: string) {
    const before = Object.fromEntries(Object.keys(times).map((name) => [name, record[name] ?? '']))
    try {
      // When it is, the server says.
      const changed = await send(record, times, 'pessimistic')
      toast(done, () => send(changed, before))
    } catch (error) {
      reportFailure(t.manage.datesFailed)(error)
    }
  }

  /**
   * What is deleted together with a page (the dialog names the counts, docs/rules.md#deletion); undefined when the
   * counts cannot be loaded.
   */
  async function deletionDetail(record: AnyRecord): Promise<string | undefined> {
    const children = childrenOf(resource).flatMap(({ resource: child }) =>
      isManaged(child) && child.view?.shareable ? (child.name as ManagedName) : [],
    )
    if (children.length === 0) return undefined
    const countOf = async (name: ManagedName) =>
      (await provider.getList(name, listParams({ name, filter: { byPageId: record.Id }, perPage: 1000 }))).data.length
    try {
      const counts = await Promise.all(children.map(countOf))
      const contents = children.map((name, at) =>
        t.manage.counted({
          count: counts[at] ?? 0,
          one: sourceName(t, name),
          many: sourceTitle(t, name).toLowerCase(),
        }),
      )
      return t.manage.takenWithPage({ contents: contents.join(and[language]) })
    } catch {
      return undefined
    }
  }

  /** @param from the record's own button; after the deletion its neighbour's button gets the focus */
  async function askDelete(record: AnyRecord, name: string, from: Element) {
    const detail = await deletionDetail(record)
    const isConfirmed = await dialogs.confirm({
      text: t.manage.deleteConfirm({ name }),
      confirmLabel: t.manage.deleteNow,
      danger: true,
      ...(detail ? { detail } : {}),
    })
    if (!isConfirmed) return
    const params = { id: record.Id, previousData: { ...record, id: record.Id } }
    const cancelFocusMove = focusNeighbourOf(from, 'article', '[aria-haspopup=menu]')
    const onRefused = reportFailure(t.manage.deleteFailed)
    const onError = (error: unknown) => {
      cancelFocusMove()
      return onRefused(error)
    }
    if (!isParent(resource)) return void remove(source, params, { mutationMode: 'optimistic', onError })
    try {
      // Deleting a page removes many records, and it may be the page to post as: it disappears only after the server
      // has confirmed.
      await remove(source, params, { mutationMode: 'pessimistic', returnPromise: true })
    } catch (error) {
      return onError(error)
    }
    // A deleted page can no longer be the page to post as.
    if (readStored('StoredPage')?.Id === record.Id) writeStored('StoredPage', null)
  }

  return { setStatus, setTimes, askDelete }
}
