import type { ComponentProps, ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { CloseRoundedIcon as Close } from '#src/elements/icons/opened.tsx'
import {
  HistoryRoundedIcon as History,
  MyLocationRoundedIcon as MyPlace,
  ScheduleRoundedIcon as Clock,
} from '#src/elements/icons/opened.tsx'
import { narrowedNames } from '#resources/narrowing.ts'
import { Button, IconButton } from '#src/elements/Button.tsx'
import { Avatar } from '#src/layout/Avatar.tsx'
import { shownNames } from '#src/fields/values/shownText.ts'
import { sourceTitle, useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { askHere } from '#src/providers/device/here.ts'
import type { ListQuery } from '#src/providers/queries.ts'
import { useList } from '../list/useList.ts'
import { PopupRow, PopupRows, PopupSheet, PopupWords } from './PopupSheet.tsx'
import { usePopupRows, type PopupProps } from './usePopupRows.ts'
import { useRecentSearches } from './useRecentSearches.ts'

/** The categories with the most pages, few enough to stand over a keyboard. */
const categories = { name: 'category', filter: { byUse: true }, perPage: 8 } as const satisfies ListQuery

interface Row {
  key: string
  icon: ReactElement
  text: string
  act: () => void
  /** it can be forgotten */
  isRecent?: boolean
}

/**
 * What an empty box offers where it takes the screen: what is near and open, the searches made on this phone, to be repeated or forgotten, and
 * the most used categories. It is a grid, because some rows have a button of their own.
 */
export function SearchOpened(props: PopupProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { recent, forget } = useRecentSearches()
  const { items } = useList(categories)
  const { close } = props
  const source = narrowedNames.find((name) => name === props.source)
  const goTo = (to: string) => {
    close()
    void navigate(to)
  }
  const filtered = (filter: Readonly<Record<string, string>>) =>
    goTo(`${paths.search()}?${new URLSearchParams({ ...filter, ...(source && { in: source }) }).toString()}`)
  const groups: readonly { title: string; rows: readonly Row[] }[] = [
    {
      title: t.search.atOnce,
      rows: [
        {
          key: 'near',
          icon: <MyPlace className="popupSign" />,
          text: t.search.nearMe,
          act: () => {
            askHere()
            filtered({ near: '1' })
          },
        },
        {
          key: 'open',
          icon: <Clock className="popupSign" />,
          text: t.search.openNow,
          act: () => filtered({ openNow: '1' }),
        },
      ],
    },
    {
      title: t.search.recent,
      rows: recent.map((text) => ({
        key: `recent ${text}`,
        icon: <History className="popupSign" />,
        text,
        act: () => props.go(text),
        isRecent: true,
      })),
    },
    {
      title: sourceTitle(t, 'category'),
      rows: items.map((category) => ({
        key: `category ${category.Id}`,
        icon: <Avatar file={category.Thumbnail} name={category.Name} size={24} />,
        text: shownNames(category, language).first ?? t.lists.noName,
        act: () => goTo(paths.category(category.Id)),
      })),
    },
  ]
  const rows = groups.flatMap((group) => group.rows)
  const { at, rowId } = usePopupRows(props, {
    role: 'grid',
    count: rows.length,
    dependsOn: 'opened',
    act: (row) => rows[row]?.act(),
    remove: (row) => rows[row]?.isRecent && forget(rows[row].text),
  })
  return (
    <PopupSheet
      id={props.id}
      role="grid"
      aria-label={t.search.suggestions}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, rows: ofGroup }, group) =>
        ofGroup.length === 0 ? null : (
          <PopupRows
            key={title}
            id={`${props.id}-group-${group}`}
            title={title}
            action={
              title === t.search.recent && (
                <Button size="small" onClick={() => forget()}>
                  {t.search.forgetAll}
                </Button>
              )
            }
          >
            {ofGroup.map((row) => (
              <PopupRow
                key={row.key}
                id={rowId(rows.indexOf(row))}
                role="row"
                active={rows.indexOf(row) === at}
                aria-selected={rows.indexOf(row) === at}
              >
                <Cell role="gridcell" onClick={row.act}>
                  {row.icon}
                  <PopupWords>
                    <span>{row.text}</span>
                  </PopupWords>
                </Cell>
                {row.isRecent && (
                  <span role="gridcell">
                    <IconButton
                      edge="end"
                      aria-label={t.search.forget({ text: row.text })}
                      onClick={() => forget(row.text)}
                    >
                      <Close size="small" />
                    </IconButton>
                  </span>
                )}
              </PopupRow>
            ))}
          </PopupRows>
        ),
      )}
    </PopupSheet>
  )
}

/** The keyboard reaches it by the arrow keys of the search box (usePopupRows.ts). */
const Cell = (props: ComponentProps<'span'>) => <span {...props} className="popupRepeatCell" />
