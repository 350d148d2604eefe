import { requireResource, type AnyRecord, type Resource } from '#resources'
import { parseKyat } from '#src/fields/inputs/KyatBox.tsx'
import { asDataURL, smallPicture } from '#src/fields/inputs/picture.ts'
import { statusOf } from '#src/providers/ApiError.ts'
import { readDraftFile, storeDraftFile } from '#src/providers/device/draftFiles.ts'
import { draftName, dropDraft, readDraft, writeDraft } from '#src/providers/device/drafts.ts'
import { markWaiting, readWaiting } from '#src/providers/device/photosWaiting.ts'
import { httpClient, idempotencyKey } from '#src/providers/httpClient.ts'
import { queryClient } from '#src/providers/queryClient.ts'
import { create } from '#src/providers/writes.ts'
import { hashOf } from '../form/contentHash.ts'
import type { Submission } from '../form/useSave.ts'
import { photoFieldsOf, type PhotoFields } from './photoFields.ts'

/** A photo and what is written beside it. */
export interface PhotoRow {
  readonly key: string
  readonly fileName: string
  /** as typed */
  readonly name: string
  readonly price: string
  /**
   * `waiting` for its turn; `unanswered`: it may have arrived, so nothing of it is changed until an answer comes; `refused` by the server
   */
  readonly state: 'preparing' | 'unreadable' | 'ready' | 'waiting' | 'sending' | 'unanswered' | 'refused' | 'done'
  readonly picture?: File
  /** how much of it is sent, from 0 to 1 */
  readonly progress?: number
  readonly error?: unknown
  /** the last attempt: repeated as it was it takes effect once */
  readonly submission?: Submission
}

/** Ms until what had no answer is sent again, while the app is open. */
const againMs = 15_000
/** Rows of a list: more would be long to name on a phone. */
export const mostPhotos = 30

const isEditable = ({ state }: PhotoRow) => state === 'preparing' || state === 'ready' || state === 'refused'

/**
 * Photos of which each becomes a record of its own. They are made small one by one, kept on this device with what is typed, and sent
 * one by one, whatever screen is shown meanwhile; what is left when the app is closed is sent when it is opened again.
 */
export class PhotoBatch {
  private list: readonly PhotoRow[] = []
  private readonly listeners = new Set<() => void>()
  private readonly draft: string
  private isSending = false
  private preparing = Promise.resolve()
  private again: ReturnType<typeof setTimeout> | undefined
  readonly restored: Promise<void>

  constructor(
    readonly resource: Resource,
    readonly fields: PhotoFields,
    readonly pageId: number,
  ) {
    this.draft = draftName(`${this.id}/photos`)
    this.restored = this.restore()
  }

  get id(): string {
    return `${this.resource.name}/${this.pageId}`
  }
  readonly rows = (): readonly PhotoRow[] => this.list
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Returns the names of those that do not fit. */
  add(files: readonly File[]): readonly string[] {
    const room = Math.max(0, mostPhotos - this.list.filter(({ state }) => state !== 'done').length)
    const added = files.slice(0, room).map((file) => {
      const row: PhotoRow = { key: idempotencyKey(), fileName: file.name, name: '', price: '', state: 'preparing' }
      this.preparing = this.preparing.then(() => this.prepare(row.key, file))
      return row
    })
    this.set([...this.list, ...added])
    return files.slice(room).map(({ name }) => name)
  }

  private async prepare(key: string, file: File): Promise<void> {
    if (!this.find(key)) return
    const small = await smallPicture(file).catch(() => null)
    if (!small) return this.change(key, { state: 'unreadable' })
    this.change(key, { state: 'ready', picture: small })
    await storeDraftFile(this.draft, key, small)
  }

  write(key: string, typed: Partial<Pick<PhotoRow, 'name' | 'price'>>): void {
    const row = this.find(key)
    if (!row || !isEditable(row)) return
    this.change(key, { ...typed, ...(row.state === 'refused' && { state: 'ready', error: undefined }) })
  }

  /** Returns what puts it back. */
  remove(key: string): () => void {
    const [row, at] = [this.find(key), this.list.findIndex((one) => one.key === key)]
    this.set(this.list.filter((one) => one.key !== key))
    return () => row && this.set([...this.list.slice(0, at), row, ...this.list.slice(at)])
  }

  /** What was not sent goes; what waits for its turn or for an answer stays. */
  dropUnsent(): void {
    this.set(this.list.filter((row) => row.state !== 'done' && !isEditable(row) && row.state !== 'unreadable'))
  }

  forgetDone(): void {
    this.set(this.list.filter(({ state }) => state !== 'done'))
  }

  /** Sends these, one after the other. */
  send(keys: readonly string[]): void {
    this.set(this.list.map((row) => (keys.includes(row.key) ? { ...row, state: 'waiting' } : row)))
    void this.sendWaiting()
  }

  private async sendWaiting(): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    clearTimeout(this.again)
    try {
      for (let row; (row = this.list.find(({ state }) => state === 'waiting'));) await this.sendOne(row)
    } finally {
      this.isSending = false
    }
    if (this.list.some(({ state }) => state === 'unanswered')) this.again = setTimeout(this.sendAgain, againMs)
  }

  /** What had no answer, when the line may be back. */
  readonly sendAgain = () => this.send(this.list.flatMap(({ key, state }) => (state === 'unanswered' ? [key] : [])))

  private async sendOne(row: PhotoRow): Promise<void> {
    const { title, price, picture } = this.fields
    const { key } = row
    try {
      const data = {
        PageId: this.pageId,
        [title]: row.name.trim(),
        [price]: parseKyat(row.price),
        [picture]: row.picture ? await asDataURL(row.picture) : '',
      }
      const content = hashOf(data)
      const submission = row.submission?.content === content ? row.submission : { key: idempotencyKey(), content }
      // Kept before it is sent, so that a reload during the call repeats it as it was.
      this.change(key, { submission })
      this.change(key, { state: 'sending', progress: 0 })
      if (!this.find(key)) return
      const onUpload = (progress: number) => this.change(key, { progress })
      await create<AnyRecord>(httpClient, this.resource.name, {
        data,
        meta: { idempotencyKey: submission.key, onUpload },
      })
      this.change(key, { state: 'done' })
      void queryClient.invalidateQueries({ queryKey: [this.resource.name] })
    } catch (error) {
      this.change(key, { state: mayHaveArrived(error) ? 'unanswered' : 'refused', error })
    }
  }

  private find = (key: string) => this.list.find((row) => row.key === key)

  private change(key: string, changed: Partial<PhotoRow>): void {
    if (this.find(key)) this.set(this.list.map((row) => (row.key === key ? { ...row, ...changed } : row)))
  }

  private set(given: readonly PhotoRow[]): void {
    // Who has signed out leaves nothing behind, and nothing is sent in another person's name.
    const rows = draftName(`${this.id}/photos`) === this.draft ? given : []
    const isProgress = rows.every((row, at) => row === this.list[at] || row.state === 'sending')
    this.list = rows
    // How far one is says nothing after a reload.
    if (!isProgress || rows.length === 0) this.keep()
    for (const tell of this.listeners) tell()
  }

  private keep(): void {
    const kept = this.list.filter(({ state }) => state !== 'done' && state !== 'unreadable')
    markWaiting(
      this.id,
      kept.some((row) => !isEditable(row)),
    )
    if (kept.length === 0) return dropDraft(this.draft)
    const rows = kept.map(({ key, fileName, name, price, state, submission }) => {
      const isSent = state === 'waiting' || state === 'sending' || state === 'unanswered'
      return { key, fileName, name, price, isSent, submission }
    })
    writeDraft(this.draft, { values: { rows }, files: kept.map(({ key }) => key) })
  }

  private async restore(): Promise<void> {
    const kept = (readDraft(this.draft)?.values['rows'] ?? []) as (PhotoRow & { isSent: boolean })[]
    const found = await Promise.all(
      kept.map(async ({ isSent, ...row }): Promise<PhotoRow> => {
        const picture = await readDraftFile(this.draft, row.key)
        return picture ? { ...row, picture, state: isSent ? 'waiting' : 'ready' } : { ...row, state: 'unreadable' }
      }),
    )
    if (found.length === 0) return markWaiting(this.id, false)
    this.set([...found, ...this.list])
    void this.sendWaiting()
  }
}

/** Whether nobody knows what became of it, or the server was busy: it is sent again as it was. */
const mayHaveArrived = (error: unknown) => {
  const status = statusOf(error)
  return status === 0 || status === 429 || status >= 500
}

/** Of this tab, by person, resource and page. */
const batches = new Map<string, PhotoBatch>()

export function openBatch(resource: Resource, fields: PhotoFields, pageId: number): PhotoBatch {
  const name = draftName(`${resource.name}/${pageId}`)
  const known = batches.get(name) ?? new PhotoBatch(resource, fields, pageId)
  batches.set(name, known)
  return known
}

/** When the app is opened, and when the line is back. */
export function goOnSending(): void {
  for (const id of readWaiting()) {
    const [name = '', pageId] = id.split('/')
    const resource = requireResource(name)
    const fields = photoFieldsOf(resource)
    if (fields) openBatch(resource, fields, Number(pageId)).sendAgain()
  }
}
