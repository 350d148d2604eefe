import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import { Dialog } from '#src/layout/over/overlays.tsx'
import DialogActions from '@mui/material/DialogActions'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { isBlank } from '#resources/text/store.ts'
import { matchesTypeahead } from '#resources/text/tokens.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { uploadUrl } from '#src/paths.ts'
import { inOrder } from '../inOrder.ts'
import { byGroup, GroupChoice, useGroups } from './OptionGroups.tsx'
import type { Option } from './useOptions.ts'
import { useReadings } from '../encoding/useReadings.ts'

/** How far each key moves. */
const steps = new Map(Object.entries({ ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }))

interface OptionSheetProps {
  readonly open: boolean
  readonly title: string
  readonly options: readonly Option[]
  readonly selected: readonly number[]
  readonly multiple?: boolean
  /** what has a word of this in its name comes first: Tea Shops for a business called Golden Tea */
  readonly like?: string
  readonly onPick: (id: number) => void
  /** set when a whole group can be picked too */
  readonly onPickGroup?: (id: number) => void
  readonly onClose: () => void
}

/**
 * Picks from many options by search: a full-screen sheet on a phone, a dialog on a desktop. It is a combobox over a
 * listbox (WAI-ARIA): arrows move, Enter picks, Escape closes. Names match by tokens in either encoding, so different
 * Burmese spellings match.
 */
export function OptionSheet({ open, onClose, ...list }: OptionSheetProps) {
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'))
  const titleId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: fullScreen
            ? { position: 'fixed', inset: 0, m: 0, width: '100%', maxHeight: '100%', borderRadius: 0 }
            : { height: '80vh' },
        },
      }}
    >
      <SheetContent titleId={titleId} onClose={onClose} {...list} />
    </Dialog>
  )
}

function SheetContent(props: Omit<OptionSheetProps, 'open'> & { readonly titleId: string }) {
  const { titleId, title, options: unsorted, selected, multiple = false, like = '' } = props
  const { onPick, onPickGroup, onClose } = props
  const t = useAllMessages()
  const id = useId()
  const [query, setQuery] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  // As they were put by hand, else alphabetically (docs/rules.md#sorting).
  const options = useMemo(() => {
    const sorted = inOrder(unsorted, (option) => option)
    const likely = new Set(wordsOf(like).flatMap((word) => namedLike(sorted, word)))
    return [...likely, ...sorted.filter((option) => !likely.has(option))]
  }, [unsorted, like])
  const { groups, groupId, chooseGroup } = useGroups(options)
  const matches = useMatches(options, query, groupId)
  const active = matches[Math.min(activeIndex, matches.length - 1)]

  function onKeyDown(event: KeyboardEvent) {
    const step = steps.get(event.key)
    if (step !== undefined) {
      event.preventDefault()
      setActiveIndex(Math.max(0, Math.min(activeIndex + step, matches.length - 1)))
    } else if (event.key === 'Enter') {
      // Enter picks an option; it must not submit the form behind the sheet.
      event.preventDefault()
      if (active) onPick(active.id)
    }
  }

  return (
    <>
      <Box sx={{ p: 2, pb: 1, display: 'grid', gap: 1, borderBottom: 1, borderColor: 'hairline' }}>
        <Title {...{ titleId, title, onClose }} />
        <OutlinedInput
          autoFocus
          fullWidth
          placeholder={t.lists.search}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActiveIndex(0)
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: 'combobox',
            'aria-label': t.lists.search,
            'aria-expanded': true,
            'aria-controls': `${id}-list`,
            'aria-activedescendant': active ? `${id}-${active.id}` : undefined,
            'aria-autocomplete': 'list',
            autoComplete: 'off',
            enterKeyHint: 'done',
          }}
        />
        {groups.length > 1 && (
          <GroupChoice groups={groups} chosen={groupId} onChoose={chooseGroup} onPickGroup={onPickGroup} />
        )}
      </Box>
      <Box
        id={`${id}-list`}
        role="listbox"
        // The title is the dialog's name, and is said once.
        aria-label={t.lists.results}
        aria-multiselectable={multiple}
        sx={{ overflowY: 'auto', flex: matches.length > 0 ? 1 : 'none', minHeight: 0 }}
      >
        {matches.map((option) => (
          <OptionRow
            key={option.id}
            id={`${id}-${option.id}`}
            option={option}
            // Town names are not unique, so outside its region's list a town shows its region.
            note={groupId === null || query.trim() ? option.group?.name : undefined}
            active={option === active}
            isTyped={query !== ''}
            selected={selected.includes(option.id)}
            onPick={() => onPick(option.id)}
          />
        ))}
      </Box>
      {matches.length === 0 && (
        <Typography role="status" sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>
          {options.length === 0 ? t.forms.noChoices : t.lists.noResults}
        </Typography>
      )}
      {multiple && (
        <DialogActions sx={{ borderTop: 1, borderColor: 'hairline' }}>
          <Button variant="contained" fullWidth onClick={onClose}>
            {t.forms.done}
          </Button>
        </DialogActions>
      )}
    </>
  )
}

function Title({ titleId, title, onClose }: { titleId: string; title: string; onClose: () => void }) {
  const t = useAllMessages()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography id={titleId} variant="h3" component="h2">
        {title}
      </Typography>
      <IconButton onClick={onClose} aria-label={t.shell.close} edge="end">
        <CloseIcon aria-hidden />
      </IconButton>
    </Box>
  )
}

function useMatches(options: readonly Option[], query: string, groupId: number | null): readonly Option[] {
  const readings = useReadings(query)
  return useMemo(() => {
    // A typed name is searched in all groups.
    if (readings.some((text) => !isBlank(text)))
      return options.filter((option) => readings.some((text) => matchesOption(option, text)))
    return groupId === null ? byGroup(options) : options.filter(({ group }) => group?.id === groupId)
  }, [readings, options, groupId])
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/)

/** Those with a word that begins so. A word that fits many, such as “and”, or a letter tells nothing. */
function namedLike(options: readonly Option[], word: string): readonly Option[] {
  if (word.length < 3) return []
  const found = options.filter(({ name, otherName }) =>
    wordsOf(`${name} ${otherName ?? ''}`).some((own) => own.startsWith(word)),
  )
  return found.length > 3 ? [] : found
}

const matchesOption = ({ name, otherName }: Option, typed: string) =>
  matchesTypeahead(name, typed) || (otherName !== null && matchesTypeahead(otherName, typed))

interface OptionRowProps {
  readonly id: string
  readonly option: Option
  readonly note: string | undefined
  readonly active: boolean
  readonly isTyped: boolean
  readonly selected: boolean
  readonly onPick: () => void
}

function OptionRow({ id, option, note, active, isTyped, selected, onPick }: OptionRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // jsdom has no scrollIntoView.
    if (active) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <Box
      ref={row}
      id={id}
      role="option"
      aria-selected={selected}
      onClick={onPick}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 0.5,
        minHeight: theme.measure.row,
        cursor: 'pointer',
        // Under a thumb nothing is about to be chosen until something is typed.
        bgcolor: active && isTyped ? 'soft' : undefined,
        '@media (hover: hover)': { bgcolor: active ? 'soft' : undefined, '&:hover': { bgcolor: 'soft' } },
        contentVisibility: 'auto',
        containIntrinsicSize: `auto ${theme.measure.row}px`,
      })}
    >
      <OptionPicture option={option} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography>{option.name}</Typography>
        {option.otherName && (
          <Typography variant="body2" color="text.secondary" lang={option.otherLanguage}>
            {option.otherName}
          </Typography>
        )}
      </Box>
      {note && (
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '45%', textAlign: 'end' }}>
          {note}
        </Typography>
      )}
      {selected && <CheckIcon aria-hidden color="primary" />}
    </Box>
  )
}

/** The option's picture, or the first letter of its name. */
export function OptionPicture({ option, size = 40 }: { readonly option: Option; readonly size?: number }) {
  return (
    <Avatar
      component="span"
      variant="rounded"
      aria-hidden
      alt=""
      sx={{ width: size, height: size, bgcolor: 'sunken', color: 'text.secondary', fontSize: size / 2.5 }}
      {...(option.thumbnail ? { src: uploadUrl(option.thumbnail), slotProps: { img: { loading: 'lazy' } } } : {})}
    >
      {[...option.name][0]}
    </Avatar>
  )
}
