import { useRef, useState } from 'react'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { maxFileBytes } from '../inputs/FileInput.tsx'
import type { InputProps } from '../inputs/inputProps.ts'
import { galleryPicture } from '../inputs/picture.ts'

/** A picked file that is not in the list yet, or will not be, and why. */
export interface PickedFile {
  readonly file: File
  readonly fault?: string
}

interface PickingOptions {
  readonly mode: InputProps['mode']
  readonly most: number
  /** how many pictures there are now */
  readonly count: () => number
  readonly add: (picture: File) => void
}

/**
 * Makes picked files smaller, one after the other, and adds each as soon as it is ready. One that cannot be read stays beside the
 * list with the reason, and the others are added. One that is too large is an alert too (spec 5.05, 5.06), once for all that were
 * picked together; those that do not fit are named together.
 */
export function usePicking({ mode, most, count, add }: PickingOptions) {
  const t = useAllMessages()
  const { alert } = useDialogs()
  const [picked, setPicked] = useState<readonly PickedFile[]>([])
  const [leftOut, setLeftOut] = useState('')
  const last = useRef<Promise<void>>(Promise.resolve())
  const waiting = useRef(0)
  /** those that were taken away while they waited */
  const dismissed = useRef(new WeakSet<File>())

  const dismiss = (file: File) => {
    dismissed.current.add(file)
    setPicked((others) => others.filter((one) => one.file !== file))
  }
  const refuse = (file: File, fault: string) =>
    setPicked((others) => others.map((one) => (one.file === file ? { file, fault } : one)))

  async function prepare(files: readonly File[]) {
    const beyond: string[] = []
    let isAnyTooBig = false
    for (const file of files) {
      if (dismissed.current.has(file)) continue
      if (count() >= most) {
        beyond.push(file.name)
        dismiss(file)
      } else if (file.size > maxFileBytes) {
        isAnyTooBig = true
        refuse(file, t.forms.pictureTooBig({ name: file.name }))
      } else {
        const ready = await galleryPicture(file).catch(() => null)
        if (dismissed.current.has(file)) continue
        if (!ready) refuse(file, t.forms.pictureNotRead({ name: file.name }))
        else {
          add(ready)
          dismiss(file)
        }
      }
    }
    if (beyond.length > 0) setLeftOut(t.forms.picturesFull({ most, names: beyond.join(', ') }))
    if (isAnyTooBig) void alert(mode === 'create' ? t.forms.fileTooLargeCreate : t.forms.fileTooLargeEdit)
  }

  return {
    picked,
    dismiss,
    leftOut,
    clearLeftOut: () => setLeftOut(''),
    /** Files that are picked while others are prepared wait for them. */
    pick(files: readonly File[]) {
      if (files.length === 0) return
      setPicked((others) => [...others, ...files.map((file) => ({ file }))])
      waiting.current += 1
      last.current = last.current.then(() => prepare(files)).finally(() => (waiting.current -= 1))
    },
    isPreparing: () => waiting.current > 0,
  }
}
