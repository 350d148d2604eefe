import { IconButton } from '#src/elements/Button.tsx'
import { ArrowBackRoundedIcon as ArrowBack, SearchRoundedIcon as Search } from '#src/elements/icons/frame.tsx'
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
  type ReactNode,
} from 'react'
import { maxKeywordLength } from '#resources'
import type { SuggestedSource } from '#resources/derived.ts'
import { classNames } from '#src/elements/classNames.ts'
import { headingId } from '#src/layout/rendering.ts'
import { useMessages } from '#src/messages/index.ts'
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
  /** The screen's heading, where the field is its first line: it stands in the field, above what is typed. */
  heading?: string
  /** in the place of the magnifying glass */
  start?: ReactNode
  end?: ReactNode
  /** An address that takes the text as `q`: without scripts, or before they have come, the browser itself goes there. */
  action?: string
  /** Called with the trimmed text, which is not blank. */
  search: (text: string) => void
  /** Where `search` asks to sign in: the search that does not. */
  searchOpenly?: ((text: string) => void) | undefined
}

/**
 * A search box. Enter searches; blank input does nothing (spec 5.03). Below it are suggestions from the first letter on, and recent
 * searches while it is empty. On a phone it takes the screen meanwhile.
 */
export function SearchField({
  label,
  source,
  initial = '',
  heading,
  start,
  end,
  action,
  search,
  searchOpenly,
}: SearchFieldProps) {
  const t = useMessages()
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
  // A letter is painted before what is suggested for it.
  const [asked, isAsking] = [useDeferredValue(text.trim()), useDeferredValue(isOpen, false)]
  const input = useRef<HTMLInputElement>(null)
  const close = useCallback(() => setOpen(false), [])
  const [asOpened] = useState(initial)
  const isBack = useRef(false)
  useLayoutEffect(() => {
    // What was typed before the code had come. A list that one comes back to shows what it did, not what was searched from it.
    setText(isBack.current ? asOpened : (input.current?.value ?? ''))
    isBack.current = true
  }, [asOpened])

  const go = (keyword: string, how = search) => {
    const trimmed = keyword.trim()
    if (!trimmed) return
    rememberSearch(trimmed)
    setText(trimmed)
    close()
    how(trimmed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method handles the keys itself while it composes a character.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isOpen && popup) {
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
      <div>
        <div className={classNames(styles.box, start !== undefined && styles.withStart)}>
          {/* With the list, whose styles show it where the box takes the screen. */}
          {popup && (
            <IconButton className="searchLeave" aria-label={t.shell.back} onClick={close}>
              <ArrowBack />
            </IconButton>
          )}
          <span className="searchAside" style={aside}>
            {start ?? <Search className={styles.sign} />}
          </span>
          {heading && (
            <h1 id={headingId} className={styles.heading}>
              {heading}
            </h1>
          )}
          <input
            ref={input}
            className={classNames(styles.input, heading !== undefined && styles.headed)}
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
          {end && (
            <span className="searchAside" style={aside}>
              {end}
            </span>
          )}
        </div>
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
              {...(searchOpenly && { searchOpenly })}
            />
          </Suspense>
        )}
      </div>
    </Frame>
  )
}

const aside = { display: 'contents' }

const Frame = (props: ComponentProps<'form'>) => <form {...props} className={styles.frame} />
