import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { storeDraftFile, readDraftFile } from '#src/providers/device/draftFiles.ts'
import { draftName, dropDraft, readDraft, writeDraft } from '#src/providers/device/drafts.ts'
import type { FormValues } from './formFields.ts'
import type { Submission } from './useSave.ts'

/** Milliseconds of rest after which what was typed is kept; leaving the page keeps it at once. */
const rest = 400

interface FormDraftOptions {
  /** which form of which thing: `post/create/3` */
  readonly of: string
  readonly form: UseFormReturn<FormValues>
  /** of the record as it was read */
  readonly version: number | undefined
  readonly submission: () => Submission | null
  readonly onFound: (found: { version?: number; submission?: Submission }) => void
}

/**
 * Keeps what was changed in a form over a reload or a closed tab, pictures and files included, and puts it back when the form is
 * opened again (docs/experience.md#forms, #networks). `found`: something was put back.
 */
export function useFormDraft({ of, form, version, submission, onFound }: FormDraftOptions) {
  const [name] = useState(() => draftName(of))
  const [found, setFound] = useState(false)
  const isOver = useRef(false)
  const keptFiles = useRef(new Map<string, File>())

  const keepNow = () => {
    if (isOver.current) return
    const begun: FormValues = form.formState.defaultValues ?? {}
    const changed = Object.entries(form.getValues()).filter(([input, value]) => !isSame(value, begun[input]))
    const files = changed.filter((entry): entry is [string, File] => entry[1] instanceof File)
    if (changed.length === 0) return dropDraft(name)
    const sent = submission()
    writeDraft(name, {
      values: Object.fromEntries(changed.filter(([, value]) => !(value instanceof File))),
      files: files.map(([input]) => input),
      ...(version === undefined ? {} : { version }),
      ...(sent ? { submission: sent } : {}),
    })
    for (const [input, file] of files) {
      if (keptFiles.current.get(input) === file) continue
      keptFiles.current.set(input, file)
      void storeDraftFile(name, input, file)
    }
  }
  const keep = useEffectEvent(keepNow)

  const restore = useEffectEvent(() => {
    const draft = readDraft(name)
    if (!draft) return
    const put = (input: string, value: unknown) => form.setValue(input, value, { shouldDirty: true })
    onFound(draft)
    setFound(true)
    for (const [input, value] of Object.entries(draft.values)) put(input, value)
    for (const input of draft.files) {
      void readDraftFile(name, input).then((file) => {
        // Another may have been picked meanwhile.
        if (!file || isOver.current || form.getValues(input)) return
        keptFiles.current.set(input, file)
        put(input, file)
      })
    }
  })

  useEffect(() => {
    isOver.current = false
    restore()
    let timer: ReturnType<typeof setTimeout>
    const { unsubscribe } = form.watch((_values, { name: changed }) => {
      clearTimeout(timer)
      // A file takes its time to be kept, so it is begun with at once: nothing can be waited for when the page goes.
      const isFile = changed !== undefined && form.getValues(changed) instanceof File
      timer = setTimeout(() => keep(), isFile ? 0 : rest)
    })
    const goes = () => keep()
    window.addEventListener('pagehide', goes)
    document.addEventListener('visibilitychange', goes)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('pagehide', goes)
      document.removeEventListener('visibilitychange', goes)
      goes()
    }
  }, [form])

  /** It was sent, or given up: nothing is kept from now on. */
  const drop = () => {
    isOver.current = true
    dropDraft(name)
  }

  return { found, drop, keep: keepNow, forget: () => setFound(false) }
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (isData(one) && isData(other) && JSON.stringify(one) === JSON.stringify(other))
const isData = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Blob)
