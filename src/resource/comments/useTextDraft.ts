import { useCallback, useEffect, useState } from 'react'
import type { Field } from '#resources'
import { validateLength } from '#src/fields/inputs/textLength.ts'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { draftName, dropDraft, readDraft, writeDraft } from '#src/providers/device/drafts.ts'

/** A text being written, stored until it is sent (nothing typed is ever lost, docs/experience.md#forms). */
export interface TextDraft {
  readonly text: string
  readonly setText: (text: string) => void
  /** the writer confirmed the text exactly as typed (docs/rules.md#as-typed) */
  readonly asTyped: boolean
  readonly setAsTyped: (asTyped: boolean) => void
  /** the text when editing started */
  readonly initialText: string
  /** why the text cannot be sent as it is */
  readonly error: string | undefined
  /** the idempotency key of this exact text */
  readonly key: string
  readonly setKey: (key: string) => void
  /** removes the draft after sending or cancelling */
  readonly clear: () => void
}

interface DraftValues {
  readonly text: string
  readonly asTyped: boolean
  /** of the last attempt to send; a changed text gets a new key */
  readonly key: string
}

/** @returns what is stored; undefined without a draft */
function storedValues(name: string): DraftValues | undefined {
  const { text, asTyped, key } = readDraft(name)?.values ?? {}
  return typeof text === 'string'
    ? { text, asTyped: asTyped === true, key: typeof key === 'string' ? key : '' }
    : undefined
}

/**
 * `draftId`: what is being written, e.g. `comment/Page/7`; null in the server's rendering and the browser's first render,
 * which have no drafts: a stored one comes with the id, unless something has been typed until then. `field`: where the text goes,
 * which says how long it may be.
 */
export function useTextDraft(draftId: string | null, field: Field, initialText = ''): TextDraft {
  const t = useVisitingMessages()
  const [name, setName] = useState(() => (draftId === null ? null : draftName(draftId)))
  const [values, setWritten] = useState<DraftValues>(
    () => (name === null ? undefined : storedValues(name)) ?? { text: initialText, asTyped: false, key: '' },
  )
  if (name === null && draftId !== null) {
    const known = draftName(draftId)
    setName(known)
    if (values.text === initialText) setWritten(storedValues(known) ?? values)
  }
  useEffect(() => {
    if (name === null) return
    if (values.text === initialText) dropDraft(name)
    else writeDraft(name, { values: { ...values }, files: [] })
  }, [name, values, initialText])
  const update = (change: Partial<DraftValues>) => setWritten((previous) => ({ ...previous, ...change }))
  return {
    ...values,
    error: validateLength(field, values.text, t),
    initialText,
    setText: (text) => update({ text, key: '' }),
    setAsTyped: (asTyped) => update({ asTyped, key: '' }),
    setKey: (key) => update({ key }),
    clear: useCallback(() => {
      if (name !== null) dropDraft(name)
      setWritten({ text: initialText, asTyped: false, key: '' })
    }, [name, initialText]),
  }
}
