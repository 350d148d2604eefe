import { requireResource, type AnyRecord, type Resource } from '#resources'
import { parseKyat } from '#src/fields/inputs/KyatBox.tsx'
import { asDataURL, smallPicture } from '#src/fields/inputs/picture.ts'
import { ApiError, statusOf } from '#src/providers/ApiError.ts'
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
   * `waiting` for its turn, also where the server was asked too often; `unanswered`: it may have arrived, so nothing of it is changed until an answer comes; `refused` by the server
   */
  readonly state: 'preparing' | 'unreadable' | 'ready' | 'waiting' | 'sending' | 'unanswered' | 'refused' | 'done'
  readonly picture?: File
  /** how much of it is sent, from 0 to 1 */
  readonly progress?: number
  readonly error?: unknown
  /** the last attempt: repeated as it was it takes effect once */
  readonly submission?: Submission
  /** when that was sent first, where it may have arrived */
  readonly sentAt?: number | undefined
  /** it may have arrived so long ago that the server no longer knows */
  readonly isOld?: boolean
}

/** Ms until what had no answer is sent again, while the app is open, and each time twice that. */
const againMs = 15_000
const longestAgainMs = 300_000
/** Ms for which the server knows what was sent (docs/rules.md#idempotency). */
const knownMs = 86_400_000
/** Rows of a list: more would be long to name on a phone. */
export const mostPhotos = 30

const isEditable = ({ state }: PhotoRow) => state === 'preparing' || state === 'ready' || state === 'refused'

const isUnderWay = (state: PhotoRow['state']) => state === 'waiting' || state === 'sending' || state === 'unanswered'

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
  private failures = 0
  private isElsewhere = false
  private isShown = false
  private onRefused: (() => void) | undefined
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
  /** The list is on the screen, until what is returned is called: what is done has been seen then. */
  readonly show = () => {
    this.isShown = true
    return () => {
      this.isShown = false
      this.forgetDone()
    }
  }
  /** Called when the first one is refused while the list is not on the screen. */
  readonly tellRefused = (tell: () => void): void => void (this.onRefused = tell)
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
    if (this.find(key)) await storeDraftFile(this.draft, key, small)
  }

  write(key: string, typed: Partial<Pick<PhotoRow, 'name' | 'price'>>): void {
    const row = this.find(key)
    if (!row || !isEditable(row)) return
    this.change(key, { ...typed, isOld: false, ...(row.state === 'refused' && { state: 'ready', error: undefined }) })
  }

  /** Returns what puts it back. */
  remove(key: string): () => void {
    const [row, at] = [this.find(key), this.list.findIndex((one) => one.key === key)]
    this.set(this.list.filter((one) => one.key !== key))
    return () => {
      if (!row) return
      this.set([...this.list.slice(0, at), row, ...this.list.slice(at)])
      // It went with the draft where it was the only one.
      if (row.picture) void storeDraftFile(this.draft, key, row.picture)
    }
  }

  /** What was not sent goes; what waits for its turn or for an answer stays. */
  dropUnsent(): void {
    this.set(this.list.filter((row) => row.state !== 'done' && !isEditable(row) && row.state !== 'unreadable'))
  }

  private forgetDone(): void {
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
    let waitMs: number
    try {
      waitMs = await whileAlone(this.draft, (isAlone) => (isAlone ? this.sendInTurn() : this.leaveToOther()))
    } finally {
      this.isSending = false
    }
    if (this.list.some(({ state }) => state === 'unanswered' || state === 'waiting'))
      this.again = setTimeout(this.sendAgain, waitMs)
  }

  /** Another tab sends them. */
  private leaveToOther(): number {
    this.isElsewhere = true
    return againMs
  }

  /** Until one has no answer: others would have none either. Returns after how many ms to go on. */
  private async sendInTurn(): Promise<number> {
    if (this.isElsewhere) this.forgetSentElsewhere()
    for (let row; (row = this.list.find(({ state }) => state === 'waiting'));) {
      const error = await this.sendOne(row)
      if (error === undefined) this.failures = 0
      else return waitAfter(error, this.failures++)
    }
    return 0
  }

  /** What another tab keeps no longer it has sent. */
  private forgetSentElsewhere(): void {
    this.isElsewhere = false
    const kept = keptRows(this.draft).map(({ key }) => key)
    const isSent = ({ key, state }: PhotoRow) => isUnderWay(state) && !kept.includes(key)
    this.set(this.list.map((row) => (isSent(row) ? { ...row, state: 'done' } : row)))
  }

  /** What had no answer, when the line may be back. */
  readonly sendAgain = () => this.send(this.list.flatMap(({ key, state }) => (state === 'unanswered' ? [key] : [])))

  /** Returns the error where nobody knows what became of it, or the server was busy. */
  private async sendOne(row: PhotoRow): Promise<unknown> {
    const { title, price, picture } = this.fields
    const { key } = row
    if (row.sentAt && Date.now() - row.sentAt > knownMs) {
      this.change(key, { state: 'ready', isOld: true, sentAt: undefined })
      return
    }
    try {
      const data = {
        PageId: this.pageId,
        [title]: row.name.trim(),
        [price]: parseKyat(row.price),
        [picture]: row.picture ? await asDataURL(row.picture) : '',
      }
      const content = hashOf(data)
      const { submission: last } = row
      // Its own key first, which every tab has that has read the list.
      const submission = last?.content === content ? last : { key: last ? idempotencyKey() : key, content }
      // Kept before it is sent, so that a reload during the call repeats it as it was.
      this.change(key, { submission, sentAt: (last === submission && row.sentAt) || Date.now() })
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
      const status = statusOf(error)
      const isBusy = status === 429
      if (isBusy || status === 0 || status >= 500) {
        this.change(key, { state: isBusy ? 'waiting' : 'unanswered', error })
        return error
      }
      const isFirst = !this.list.some(({ state }) => state === 'refused')
      this.change(key, { state: 'refused', error, sentAt: undefined })
      if (isFirst && !this.isShown && this.find(key)) this.onRefused?.()
    }
  }

  private find = (key: string) => this.list.find((row) => row.key === key)

  private change(key: string, changed: Partial<PhotoRow>): void {
    if (this.find(key)) this.set(this.list.map((row) => (row.key === key ? { ...row, ...changed } : row)))
  }

  private set(rows: readonly PhotoRow[]): void {
    // Nothing is sent in another person's name, or in nobody's. What is kept stays for who signs in again; logout has dropped it.
    if (draftName(`${this.id}/photos`) !== this.draft) {
      this.list = []
      batches.delete(this.draft)
      return this.tell()
    }
    const isProgress = rows.every((row, at) => row === this.list[at] || row.state === 'sending')
    this.list = rows
    // How far one is says nothing after a reload.
    if (!isProgress || rows.length === 0) this.keep()
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }

  private keep(): void {
    const kept = this.list.filter(({ state }) => state !== 'done' && state !== 'unreadable')
    markWaiting(
      this.draft,
      kept.some((row) => !isEditable(row)),
    )
    if (kept.length === 0) return dropDraft(this.draft)
    const rows = kept.map(({ key, fileName, name, price, state, submission, sentAt }) => {
      return { key, fileName, name, price, isSent: isUnderWay(state), submission, sentAt }
    })
    writeDraft(this.draft, { values: { rows }, files: kept.map(({ key }) => key) })
  }

  private async restore(): Promise<void> {
    const found = await Promise.all(
      keptRows(this.draft).map(async ({ isSent, ...row }): Promise<PhotoRow> => {
        const picture = await readDraftFile(this.draft, row.key)
        return picture ? { ...row, picture, state: isSent ? 'waiting' : 'ready' } : { ...row, state: 'unreadable' }
      }),
    )
    if (found.length === 0) return markWaiting(this.draft, false)
    // Kept already, perhaps by another tab that goes on with it.
    this.list = [...found, ...this.list]
    this.tell()
    void this.sendWaiting()
  }
}

const keptRows = (draft: string) =>
  (readDraft(draft)?.values['rows'] ?? []) as readonly (PhotoRow & { isSent: boolean })[]

/** Ms to wait: as long as the server says, else each time twice as long. */
function waitAfter(error: unknown, failures: number): number {
  const saidMs = error instanceof ApiError ? error.retryAfterSeconds * 1000 : 0
  return saidMs || Math.min(longestAgainMs, againMs * 2 ** failures)
}

/** Of all tabs one sends at a time. Where browsers cannot say so (an address without TLS), each does. */
const whileAlone = async <T>(name: string, work: (isAlone: boolean) => T | Promise<T>): Promise<T> =>
  typeof navigator.locks?.request === 'function'
    ? navigator.locks.request(name, { ifAvailable: true }, (lock) => work(lock !== null))
    : work(true)

/** Of this tab, by the name of its draft: person, resource and page. */
const batches = new Map<string, PhotoBatch>()

export function openBatch(resource: Resource, fields: PhotoFields, pageId: number): PhotoBatch {
  const name = draftName(`${resource.name}/${pageId}/photos`)
  const known = batches.get(name) ?? new PhotoBatch(resource, fields, pageId)
  batches.set(name, known)
  return known
}

/** This person's, when the app is opened, and when the line is back. */
export function goOnSending(): void {
  const own = draftName('')
  for (const draft of readWaiting()) {
    if (!draft.startsWith(own)) continue
    const [name = '', pageId] = draft.slice(own.length).split('/')
    const resource = requireResource(name)
    const fields = photoFieldsOf(resource)
    if (fields) openBatch(resource, fields, Number(pageId)).sendAgain()
  }
}
