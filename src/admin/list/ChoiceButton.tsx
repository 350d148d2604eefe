import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useGetList } from 'ra-core'
import { useState, type ComponentType } from 'react'
import { requireResource, type ResourceName } from '#resources'
import { compareNames } from '#resources/text/collation.ts'
import { shownNames } from '#src/fields/values/shownText.ts'
import { Menu } from '#src/layout/over/overlays.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { failureText } from '#src/resource/failureText.ts'
import { titleOf, type AdminRecord } from '../adminFields.ts'

interface Choice {
  readonly id: number
  readonly name: string
}

interface ChoiceButtonProps {
  readonly label: string
  readonly Icon: ComponentType
  readonly isBusy: boolean
  readonly choices: readonly Choice[]
  /** said where there are none to choose from */
  readonly note?: string
  readonly onOpen?: () => void
  readonly onChoose: (id: number, name: string) => void
}

/** A button with a menu. Its items are the menu's own children: only those does it give the focus and the arrow keys. */
export function ChoiceButton({ label, Icon, isBusy, choices, note, onOpen, onChoose }: ChoiceButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const open = (button: HTMLElement) => {
    setAnchor(button)
    onOpen?.()
  }
  // Enter calls this alone: it is no click that the menu would hear.
  const choose = (id: number, name: string) => {
    close()
    onChoose(id, name)
  }
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-disabled={isBusy}
        startIcon={<Icon />}
        onClick={({ currentTarget }) => !isBusy && open(currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {choices.length === 0 && <MenuItem disabled>{note}</MenuItem>}
        {choices.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => choose(id, name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** With all records of a classification, which are few enough for a menu. */
export function ReferenceButton({ to, ...props }: { to: string } & Omit<ChoiceButtonProps, 'choices' | 'onOpen'>) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const [isWanted, setWanted] = useState(false)
  const { data, error } = useGetList<AdminRecord>(
    to,
    { pagination: { page: 1, perPage: 500 }, sort: { field: 'Id', order: 'ASC' }, meta: { table: true } },
    { enabled: isWanted },
  )
  const target = requireResource(to as ResourceName)
  const choices = (data ?? []).map((record) => ({
    id: record.Id,
    name:
      shownNames({ Name: record['Name'], BurmeseName: record['BurmeseName'] }, language).first ??
      titleOf(target, record),
  }))
  return (
    <ChoiceButton
      {...props}
      choices={choices.sort((a, b) => compareNames(a.name, b.name))}
      note={error ? failureText(t, error) : data ? t.lists.noData : t.shell.loading}
      onOpen={() => setWanted(true)}
    />
  )
}
