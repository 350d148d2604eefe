import { useCallback, useEffect, useState } from 'react'
import { draftName, dropDraft, readDraft, writeDraft } from '#src/providers/device/drafts.ts'

/** A text being written in a box of its own, kept until it is sent (nothing typed is ever lost, docs/experience.md#forms). */
export interface Writing {
  readonly text: string
  readonly setText: (text: string) => void
  /** its writer says that it is right as typed (docs/rules.md#as-typed) */
  readonly asTyped: boolean
  readonly setAsTyped: (asTyped: boolean) => void
  /** as it was when it was opened */
  readonly begun: string
  /** the key under which this very text is sent, once or again */
  readonly key: string
  readonly setKey: (key: string) => void
  /** it was sent, or given up */
  readonly clear: () => void
}

interface Written {
  readonly text: string
  readonly asTyped: boolean
  /** of the last try to send; another text needs another */
  readonly key: string
}

/** `of`: what is written about what, `comment/Page/7`; null in the server's rendering and the browser's first, which know no drafts. */
export function useWriting(of: string | null, begun = ''): Writing {
  const [name] = useState(() => (of === null ? null : draftName(of)))
  const [written, setWritten] = useState<Written>(() => {
    const kept = name === null ? undefined : readDraft(name)?.values
    return {
      text: typeof kept?.['text'] === 'string' ? kept['text'] : begun,
      asTyped: kept?.['asTyped'] === true,
      key: typeof kept?.['key'] === 'string' ? kept['key'] : '',
    }
  })
  useEffect(() => {
    if (name === null) return
    if (written.text === begun) dropDraft(name)
    else writeDraft(name, { values: { ...written }, files: [] })
  }, [name, written, begun])
  const change = (part: Partial<Written>) => setWritten((before) => ({ ...before, ...part }))
  return {
    ...written,
    begun,
    setText: (text) => change({ text, key: '' }),
    setAsTyped: (asTyped) => change({ asTyped, key: '' }),
    setKey: (key) => change({ key }),
    clear: useCallback(() => {
      if (name !== null) dropDraft(name)
      setWritten({ text: begun, asTyped: false, key: '' })
    }, [name, begun]),
  }
}
