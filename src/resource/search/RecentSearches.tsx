import Close from '@mui/icons-material/CloseRounded'
import History from '@mui/icons-material/HistoryRounded'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useMessages } from '#src/messages/index.ts'
import { forgetSearch, forgetSearches, useStored } from '#src/providers/device/storage.ts'
import { PopupRow, PopupSheet } from './PopupSheet.tsx'
import { usePopupRows, type PopupProps } from './usePopupRows.ts'

/** The searches made in this browser, to be repeated or deleted. It is a grid, because each row has a button of its own. */
export function RecentSearches(props: PopupProps) {
  const t = useMessages()
  const recent = useStored('RecentSearches') ?? []
  const { at, rowId } = usePopupRows(props, {
    role: 'grid',
    count: recent.length,
    dependsOn: 'recent',
    act: (row) => props.go(recent[row] ?? ''),
    remove: (row) => forgetSearch(recent[row] ?? ''),
  })
  if (recent.length === 0) return null
  return (
    <PopupSheet onMouseDown={(event) => event.preventDefault()}>
      <Heading>
        <b id={`${props.id}-heading`}>{t.search.recent}</b>
        <Button size="small" onClick={forgetSearches}>
          {t.search.forgetAll}
        </Button>
      </Heading>
      <div id={props.id} role="grid" aria-labelledby={`${props.id}-heading`}>
        {recent.map((text, row) => (
          <PopupRow key={text} id={rowId(row)} role="row" active={row === at} aria-selected={row === at}>
            <RepeatCell role="gridcell" onClick={() => props.go(text)}>
              <History color="action" aria-hidden />
              <span className="words">
                <span>{text}</span>
              </span>
            </RepeatCell>
            <span role="gridcell">
              <IconButton edge="end" aria-label={t.search.forget({ text })} onClick={() => forgetSearch(text)}>
                <Close fontSize="small" />
              </IconButton>
            </span>
          </PopupRow>
        ))}
      </div>
    </PopupSheet>
  )
}

const Heading = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingInline: '14px 4px',
  fontSize: '0.875rem',
  lineHeight: 1.65,
})
const RepeatCell = styled('span')({
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
})
