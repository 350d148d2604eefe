import type { RefObject } from 'react'

interface PicturesFileProps {
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly name?: string
  readonly several?: boolean
  readonly capture?: boolean
  readonly onPick: (files: readonly File[]) => void
}

/** The browser's own chooser of pictures, which a button opens. */
export function PicturesFile({ inputRef, label, name, several, capture, onPick }: PicturesFileProps) {
  return (
    <input
      ref={inputRef}
      type="file"
      accept="image/*"
      name={name}
      multiple={several}
      {...(capture ? { capture: 'environment' as const } : {})}
      aria-label={label}
      tabIndex={-1}
      hidden
      onChange={(event) => {
        onPick([...(event.target.files ?? [])])
        // Resetting allows picking the same file again after removing it.
        event.target.value = ''
      }}
    />
  )
}
