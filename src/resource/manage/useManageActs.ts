import { useDataProvider, useDelete, useUpdate } from 'ra-core'
import { type AnyRecord, type ManagedName, requireResource } from '#resources'
import { isParent } from '#resources/under.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { focusNeighbourOf } from '#src/layout/focusNeighbour.ts'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { listParams } from '../queries.ts'

/**
 * The acts of a management list. Status and delete show at once and undo themselves with a message when the server refuses
 * (docs/experience.md#speed); the deletion of a whole page waits for the server.
 */
export function useManageActs(source: ManagedName) {
  const resource = requireResource(source)
  const t = useMessages()
  const toast = useToast()
  const dialogs = useDialogs()
  const provider = useDataProvider()
  const [update] = useUpdate()
  const [remove] = useDelete()

  /** Logged (spec 8.31, 8.32), and said. */
  const failed = (text: string) => (error: unknown) => {
    console.warn(error)
    toast(text)
  }

  /** PATCH with id and status (spec 7.37). */
  const setStatus = (record: AnyRecord, status: number) =>
    void update(
      source,
      { id: record.Id, data: { Status: status }, previousData: { ...record, id: record.Id } },
      { mutationMode: 'optimistic', onError: failed(t.manage.statusFailed) },
    )

  /** What goes with a page (the dialog names the counts, docs/rules.md#deletion); nothing where they cannot be had now. */
  async function taken(record: AnyRecord): Promise<string | undefined> {
    if (!isParent(resource)) return undefined
    const countOf = async (name: 'post' | 'product') =>
      (await provider.getList(name, listParams({ name, filter: { byPageId: record.Id }, perPage: 1000 }))).data.length
    try {
      const [posts, products] = await Promise.all([countOf('post'), countOf('product')])
      return t.manage.takenWithPage({ posts, products })
    } catch {
      return undefined
    }
  }

  /** @param from the record's own button: once it is gone, its neighbour's has the focus */
  async function askDelete(record: AnyRecord, name: string, from: Element) {
    const detail = await taken(record)
    const sure = await dialogs.confirm({
      text: t.manage.deleteConfirm({ name }),
      confirmLabel: t.manage.delete,
      danger: true,
      ...(detail ? { detail } : {}),
    })
    if (!sure) return
    const params = { id: record.Id, previousData: { ...record, id: record.Id } }
    const stay = focusNeighbourOf(from, 'article', '[aria-haspopup=menu]')
    const refused = failed(t.manage.deleteFailed)
    const onError = (error: unknown) => {
      stay()
      return refused(error)
    }
    if (!isParent(resource)) return void remove(source, params, { mutationMode: 'optimistic', onError })
    try {
      // A page takes much with it, and it may be the one posted as: first the server's yes, then it goes from the screen.
      await remove(source, params, { mutationMode: 'pessimistic', returnPromise: true })
    } catch (error) {
      return onError(error)
    }
    // Nobody posts as a page that is no more.
    if (readStored('StoredPage')?.Id === record.Id) writeStored('StoredPage', null)
  }

  return { setStatus, askDelete }
}
