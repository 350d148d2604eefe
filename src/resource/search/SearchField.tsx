import Search from '@mui/icons-material/SearchRounded'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useCallback, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { SuggestedSource } from '#resources/suggested.ts'
import { rememberSearch } from '#src/providers/device/storage.ts'
import type { PopupKeys, PopupState } from './usePopupRows.ts'

// Comes on focus: who never searches never loads it.
const bringPopup = () => import('./SearchPopup.tsx').then(({ SearchPopup }) => ({ default: SearchPopup }))
const SearchPopup = lazy(bringPopup)

interface SearchFieldProps {
  label: string
  /** what it searches, and suggests things of; without it, everything */
  source?: SuggestedSource
  initial?: string
  /** with text that is not blank, trimmed */
  search: (text: string) => void
}

/**
 * A search box. Enter searches, blank input does nothing (spec 5.03); under it stand suggestions from the first letter on
 * and, while it is empty, what was searched for before.
 */
export function SearchField({ label, source, initial = '', search }: SearchFieldProps) {
  const id = useId()
  const [text, setText] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const [popup, setPopup] = useState<PopupState | null>(null)
  const keys = useRef<PopupKeys | null>(null)
  const takeKeys = useCallback((taken: PopupKeys | null) => {
    keys.current = taken
  }, [])
  const close = useCallback(() => setOpen(false), [])

  const go = (wanted: string) => {
    const trimmed = wanted.trim()
    if (!trimmed) return
    rememberSearch(trimmed)
    setText(trimmed)
    close()
    search(trimmed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a keyboard composes a letter, its keys are the keyboard's own.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && popup) {
      // The first Escape closes the list and leaves the text; browsers would empty a search box.
      event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault()
      setOpen(true)
    } else keys.current?.(event)
  }
  return (
    <Frame
      role="search"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        go(text)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <OutlinedInput
        fullWidth
        type="search"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        placeholder={label}
        startAdornment={
          <InputAdornment position="start">
            <Search />
          </InputAdornment>
        }
        inputProps={{
          'aria-label': label,
          enterKeyHint: 'search',
          autoComplete: 'off',
          autoCorrect: 'off',
          spellCheck: false,
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-haspopup': popup?.role ?? 'listbox',
          'aria-expanded': popup !== null,
          'aria-controls': popup ? `${id}-popup` : undefined,
          'aria-activedescendant': popup?.active,
        }}
      />
      {isOpen && (
        <Suspense>
          <SearchPopup
            id={`${id}-popup`}
            text={text.trim()}
            source={source}
            takeKeys={takeKeys}
            tell={setPopup}
            go={go}
            close={close}
          />
        </Suspense>
      )}
    </Frame>
  )
}

const Frame = styled('form')({ position: 'relative' })
