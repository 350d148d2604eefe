import { clearDraftFiles, dropDraftFiles } from './draftFiles.ts'
import { readStored } from './storage.ts'

/** Unsent form input, kept across reloads (nothing typed is ever lost, docs/experience.md#forms). */
export interface Draft {
  /** changed values by input name; files are stored separately (draftFiles.ts) */
  readonly values: Readonly<Record<string, unknown>>
  /** names of the inputs that hold a file */
  readonly files: readonly string[]
  /** the record's version when it was read, to detect a later change by somebody else */
  readonly version?: number
  /** the last submission's idempotency key and a hash of its content */
  readonly submission?: { readonly key: string; readonly content: string }
}

const prefix = 'Draft:'

/** The storage key of this person's draft of a form; nobody else who signs in on this device can read it. */
export const draftName = (form: string) => `${prefix}${readStored('StoredProfile')?.id ?? 'visitor'}:${form}`

function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage
  } catch {
    return undefined
  }
}

/** The draft with that name; null when it is missing or unreadable. */
export function readDraft(name: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(storage()?.getItem(name) ?? 'null')
    if (typeof draft !== 'object' || draft === null || !('values' in draft)) return null
    return { files: [], ...draft } as unknown as Draft
  } catch {
    return null
  }
}

/** Stores a draft. When storage is full, pictures are left out, because typed text matters more. */
export function writeDraft(name: string, draft: Draft): void {
  const isPicture = (value: unknown) => typeof value === 'string' && value.startsWith('data:')
  const withoutPictures = Object.fromEntries(Object.entries(draft.values).filter(([, value]) => !isPicture(value)))
  for (const values of [draft.values, withoutPictures]) {
    try {
      storage()?.setItem(name, JSON.stringify({ ...draft, values }))
      return
    } catch {
      // A full or forbidden storage must not interrupt the writing.
    }
  }
}

export function dropDraft(name: string): void {
  storage()?.removeItem(name)
  dropDraftFiles(name)
}

/** Logout drops the drafts of everybody on this device (docs/rules.md#ended-session). */
export function clearDrafts(): void {
  const kept = storage()
  for (const name of Object.keys(kept ?? {})) if (name.startsWith(prefix)) kept?.removeItem(name)
  clearDraftFiles()
}
