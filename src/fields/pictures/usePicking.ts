import { useRef, useState } from 'react'
import { maxPictures } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { maxFileBytes } from '../inputs/FileInput.tsx'
import type { InputProps } from '../inputs/inputProps.ts'
import { galleryPicture } from '../inputs/picture.ts'

interface Picking {
  /** what is being prepared: the picture's number, and how many were picked */
  readonly preparing: { readonly number: number; readonly count: number } | null
  /** a sentence for each picture that was left out, and why */
  readonly faults: readonly string[]
}

/**
 * Makes picked files smaller, one after the other, and adds each as soon as it is ready. One that cannot be read is named with the
 * reason, and the others stay. One that is too large is an alert too (spec 5.05, 5.06), once for all that were picked together.
 * @param count how many pictures there are now
 */
export function usePicking(mode: InputProps['mode'], count: () => number, add: (picture: File) => void) {
  const t = useAllMessages()
  const { alert } = useDialogs()
  const [state, setState] = useState<Picking>({ preparing: null, faults: [] })
  const last = useRef<Promise<void>>(Promise.resolve())
  const waiting = useRef(0)

  async function prepare(files: readonly File[]) {
    const faults: string[] = []
    const leftOut: string[] = []
    let isAnyTooBig = false
    for (const [at, file] of files.entries()) {
      if (count() >= maxPictures) {
        leftOut.push(file.name)
        continue
      }
      setState({ preparing: { number: at + 1, count: files.length }, faults })
      try {
        if (file.size > maxFileBytes) {
          isAnyTooBig = true
          faults.push(t.forms.pictureTooBig({ name: file.name }))
        } else add(await galleryPicture(file))
      } catch {
        faults.push(t.forms.pictureNotRead({ name: file.name }))
      }
    }
    if (leftOut.length > 0) faults.push(t.forms.picturesFull({ most: maxPictures, names: leftOut.join(', ') }))
    setState({ preparing: null, faults })
    if (isAnyTooBig) void alert(mode === 'create' ? t.forms.fileTooLargeCreate : t.forms.fileTooLargeEdit)
  }

  return {
    ...state,
    /** Files that are picked while others are prepared wait for them. */
    pick(files: readonly File[]) {
      if (files.length === 0) return
      waiting.current += 1
      last.current = last.current.then(() => prepare(files)).finally(() => (waiting.current -= 1))
    },
    isPreparing: () => waiting.current > 0,
    clearFaults: () => setState((before) => (before.faults.length > 0 ? { ...before, faults: [] } : before)),
  }
}
