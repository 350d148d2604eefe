import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { storeDraftFile, readDraftFile } from '#src/providers/device/draftFiles.ts'
import { draftName, dropDraft, readDraft, writeDraft } from '#src/providers/device/drafts.ts'
import { holdsFile, listsWithFiles, putFilesBack, takeFilesOut } from './draftValues.ts'
import type { FormValues } from './formFields.ts'
import type { Submission } from './useSave.ts'

/** Delay in ms after the last key press before the draft is stored; leaving the page stores it at once. */
const storeDelayMs = 400

interface FormDraftOptions {
  /** identifies the form and its record: `post/create/3` */
  readonly formId: string
  readonly form: UseFormReturn<FormValues>
  /** the record's version when it was read */
  readonly version: number | undefined
  readonly submission: () => Submission | null
  readonly onFound: (found: { version?: number; submission?: Submission }) => void
}

/**
 * Stores a form's changes, including pictures and files, across reloads and closed tabs and restores them when the
 * form is opened again (docs/experience.md#forms, #networks). `found`: a draft was restored.
 */
export function useFormDraft({ formId, form, version, submission, onFound }: FormDraftOptions) {
  const [name] = useState(() => draftName(formId))
  const [found, setFound] = useState(false)
  const isDropped = useRef(false)
  const storedFiles = useRef(new Map<string, File>())

  const storeNow = () => {
    if (isDropped.current) return
    const initialValues: FormValues = form.formState.defaultValues ?? {}
    const changed = Object.entries(form.getValues()).filter(([input, value]) => !isSame(value, initialValues[input]))
    const { values, files } = takeFilesOut(changed)
    if (changed.length === 0) return dropDraft(name)
    const sent = submission()
    writeDraft(name, {
      values,
      files: [...files.keys()],
      ...(version === undefined ? {} : { version }),
      ...(sent ? { submission: sent } : {}),
    })
    for (const [key, file] of files) {
      if (storedFiles.current.get(key) === file) continue
      storedFiles.current.set(key, file)
      void storeDraftFile(name, key, file)
    }
  }
  const store = useEffectEvent(storeNow)

  const readStoredFile = async (key: string) => {
    const file = await readDraftFile(name, key)
    if (file) storedFiles.current.set(key, file)
    return file
  }

  const restore = useEffectEvent(() => {
    const draft = readDraft(name)
    if (!draft) return
    const restoreValue = (input: string, value: unknown) => form.setValue(input, value, { shouldDirty: true })
    onFound(draft)
    setFound(true)
    const lists = listsWithFiles(draft.values)
    const inLists = new Set(lists.map(([input]) => input))
    for (const [input, value] of Object.entries(draft.values)) if (!inLists.has(input)) restoreValue(input, value)
    for (const [input, list] of lists) {
      const before = form.getValues(input)
      void putFilesBack(list, readStoredFile).then((items) => {
        if (!isDropped.current && isSame(form.getValues(input), before)) restoreValue(input, items)
      })
    }
    for (const input of draft.files.filter((key) => key in form.getValues())) {
      void readStoredFile(input).then((file) => {
        // The person may have picked another file meanwhile.
        if (!file || isDropped.current || form.getValues(input)) return
        restoreValue(input, file)
      })
    }
  })

  useEffect(() => {
    isDropped.current = false
    restore()
    let timer: ReturnType<typeof setTimeout>
    const { unsubscribe } = form.watch((_values, { name: changed }) => {
      clearTimeout(timer)
      // Storing a file takes time, and a closing page cannot wait, so it starts at once.
      const isFile = changed !== undefined && holdsFile(form.getValues(changed))
      timer = setTimeout(() => store(), isFile ? 0 : storeDelayMs)
    })
    const onHide = () => store()
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
      onHide()
    }
  }, [form])

  /** Called after sending or discarding: nothing is stored from now on. */
  const drop = () => {
    isDropped.current = true
    dropDraft(name)
  }

  return { found, drop, store: storeNow, dismiss: () => setFound(false) }
}

/** Whether two values of a field are the same, as data is compared. */
export const isSame = (one: unknown, other: unknown) =>
  one === other || (isData(one) && isData(other) && JSON.stringify(one) === JSON.stringify(other))
const isData = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Blob)
