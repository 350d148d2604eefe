import { clearDraftFiles, dropDraftFiles } from './draftFiles.ts'
import { readStored } from './storage.ts'

/** Something written and not sent yet, kept over a reload (nothing typed is ever lost, docs/experience.md#forms). */
export interface Draft {
  /** what was changed, by the name of its input; files lie beside it (draftFiles.ts) */
  readonly values: Readonly<Record<string, unknown>>
  /** names of inputs that hold a file */
  readonly files: readonly string[]
  /** of the record as it was read, so that a later change by somebody else is found out */
  readonly version?: number
  /** the key under which it was tried to be sent, and a print of what was sent */
  readonly submission?: { readonly key: string; readonly content: string }
}

const prefix = 'Draft:'

/** The name of this person's draft of that form; nobody else who signs in here gets to see it. */
export const draftName = (form: string) => `${prefix}${readStored('StoredProfile')?.id ?? 'visitor'}:${form}`

function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage
  } catch {
    return undefined
  }
}

/** The draft of that name; null where there is none, or none that can be read. */
export function readDraft(name: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(storage()?.getItem(name) ?? 'null')
    if (typeof draft !== 'object' || draft === null || !('values' in draft)) return null
    return { files: [], ...draft } as unknown as Draft
  } catch {
    return null
  }
}

/** Keeps a draft. Where there is no room, pictures are left out: words weigh more. */
export function writeDraft(name: string, draft: Draft): void {
  const isPicture = (value: unknown) => typeof value === 'string' && value.startsWith('data:')
  const words = Object.fromEntries(Object.entries(draft.values).filter(([, value]) => !isPicture(value)))
  for (const values of [draft.values, words]) {
    try {
      storage()?.setItem(name, JSON.stringify({ ...draft, values }))
      return
    } catch {
      // A full or forbidden storage must not break the writing.
    }
  }
}

export function dropDraft(name: string): void {
  storage()?.removeItem(name)
  dropDraftFiles(name)
}

/** Logout drops everybody's (docs/rules.md#ended-session). */
export function clearDrafts(): void {
  const kept = storage()
  for (const name of Object.keys(kept ?? {})) if (name.startsWith(prefix)) kept?.removeItem(name)
  clearDraftFiles()
}
