import { SearchRoundedIcon as Search } from '#src/elements/icons/frame.tsx'
import {
  type ComponentProps,
  Suspense,
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { maxKeywordLength } from '#resources'
import type { SuggestedSource } from '#resources/derived.ts'
import { rememberSearch } from '#src/providers/device/storage.ts'
import type { PopupKeyHandler, PopupState } from './usePopupRows.ts'
import { lazyPiece } from '#src/navigation/lazy.tsx'
import styles from './SearchField.module.css'

// Loaded on focus, so not at all by people who never search.
const SearchPopup = lazyPiece(async () => (await import('./SearchPopup.tsx')).SearchPopup)

interface SearchFieldProps {
  label: string
  /** The source that is searched and suggested from; all sources without it. */
  source?: SuggestedSource
  initial?: string
  /** An address that takes the text as `q`: without scripts, or before they have come, the browser itself goes there. */
  action?: string
  /** Called with the trimmed text, which is not blank. */
  search: (text: string) => void
}

/**
 * A search box. Enter searches; blank input does nothing (spec 5.03). Below it are suggestions from the first letter on, and recent
 * searches while it is empty.
 */
export function SearchField({ label, source, initial = '', action, search }: SearchFieldProps) {
  const id = useId()
  const [text, setText] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const [popup, setPopup] = useState<PopupState | null>(null)
  const keyHandler = useRef<PopupKeyHandler | null>(null)
  /** An arrow key that was pressed before the list's code had come. */
  const earlyKey = useRef<KeyboardEvent | null>(null)
  const setKeyHandler = useCallback((handler: PopupKeyHandler | null) => {
    keyHandler.current = handler
    if (handler && earlyKey.current) handler(earlyKey.current)
    if (handler) earlyKey.current = null
  }, [])
  const close = useCallback(() => setOpen(false), [])
  // A letter is painted before what is suggested for it.
  const [asked, isAsking] = [useDeferredValue(text.trim()), useDeferredValue(isOpen, false)]
  const input = useRef<HTMLInputElement>(null)
  // What was typed before the code had come.
  useLayoutEffect(() => setText(input.current?.value ?? ''), [])

  const go = (keyword: string) => {
    const trimmed = keyword.trim()
    if (!trimmed) return
    rememberSearch(trimmed)
    setText(trimmed)
    close()
    search(trimmed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method handles the keys itself while it composes a character.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && popup) {
      // The first Escape only closes the list. Without preventDefault browsers would clear the box too.
      event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault()
      setOpen(true)
    } else if (keyHandler.current) keyHandler.current(event)
    else earlyKey.current = event.key === 'ArrowDown' ? event : null
  }
  return (
    <Frame
      role="search"
      action={action}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        go(text)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <span className={styles.box}>
        <Search className={styles.sign} />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name={action && 'q'}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          placeholder={label}
          aria-label={label}
          // The server reads no more, and a longer address is refused.
          maxLength={maxKeywordLength}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup={popup?.role ?? 'listbox'}
          aria-expanded={popup !== null}
          aria-controls={popup ? `${id}-popup` : undefined}
          aria-activedescendant={popup?.active}
        />
      </span>
      {isOpen && isAsking && (
        <Suspense>
          <SearchPopup
            id={`${id}-popup`}
            text={asked}
            source={source}
            setKeyHandler={setKeyHandler}
            setState={setPopup}
            go={go}
            close={close}
          />
        </Suspense>
      )}
    </Frame>
  )
}

const Frame = (props: ComponentProps<'form'>) => <form {...props} className={styles.frame} />
