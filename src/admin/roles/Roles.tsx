import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { roles, type Role } from '#resources'
import { lowerCaseAddress } from '#resources/emailAddress.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { focusNeighbourOf } from '#src/navigation/focusNeighbour.ts'
import { findPeopleWithRoles, giveRoles, type PersonWithRoles } from '#src/providers/calls/permission.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { failureText } from '#src/resource/failureText.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { EmailForm } from '#src/resource/form/EmailForm.tsx'
import { AdminTitle } from '../AdminTitle.tsx'
import { RoleChoice } from './RoleChoice.tsx'

const inOrder = (chosen: ReadonlySet<Role>) => roles.filter((role) => chosen.has(role))

/** Who works here and as what; super admins give roles and withdraw them (docs/rules.md#roles). */
export function Roles() {
  const t = useAllMessages()
  useHead({ title: t.admin.roles })
  const people = useQuery({
    queryKey: ['peopleWithRoles'],
    queryFn: ({ signal }) => findPeopleWithRoles(signal),
    staleTime: 0,
  })
  return (
    <Box sx={(theme) => ({ maxWidth: theme.measure.reading })}>
      <AdminTitle>{t.admin.roles}</AdminTitle>
      <Typography color="text.secondary">{t.admin.rolesText}</Typography>
      {people.isPending && <Skeleton height={64} />}
      {people.isError && <ErrorState compact error={people.error} retry={() => void people.refetch()} />}
      {people.data?.length === 0 && <Typography sx={{ my: 2 }}>{t.admin.noRoles}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 2, p: 0 }}>
        {people.data?.map((person) => (
          <Person key={person.ProfileId} person={person} />
        ))}
      </Box>
      {people.data && <NewRoles people={people.data} />}
    </Box>
  )
}

/** What may be open elsewhere too: one's own roles decide about the whole area. */
function useRefresh() {
  const cache = useQueryClient()
  return () => Promise.all(['peopleWithRoles', 'ownRoles'].map((name) => cache.invalidateQueries({ queryKey: [name] })))
}

/**
 * A person's roles as they were chosen, before the server has answered. Each call has all of them, so they are sent one after another; when
 * the last is answered, what the server has is shown.
 */
function useRolesOf(person: PersonWithRoles) {
  const refresh = useRefresh()
  const [wanted, setWanted] = useState<readonly Role[] | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  async function send(chosen: readonly Role[]) {
    setWanted(chosen)
    const sent = last.current.then(() => giveRoles(person.Email, chosen))
    const over = sent.catch(() => undefined)
    last.current = over
    try {
      await sent
    } finally {
      await refresh()
      if (last.current === over) setWanted(null)
    }
  }
  return { shown: wanted ?? person.Roles, send }
}

function Person({ person }: { person: PersonWithRoles }) {
  const t = useAllMessages()
  const toast = useToast()
  const { alert, confirm } = useDialogs()
  const refresh = useRefresh()
  const isSelf = useStoredProfile()?.id === person.ProfileId
  const row = useRef<HTMLLIElement>(null)
  const { shown, send } = useRolesOf(person)
  const name = person.Name || person.Email

  async function change(role: Role, isGiven: boolean) {
    const leaves = isSelf && role === 'superAdmin' && !isGiven
    if (leaves && !(await confirm({ text: t.admin.ownRoleConfirm, confirmLabel: t.admin.withdraw, danger: true })))
      return
    const wanted = new Set(shown)
    if (isGiven) wanted.add(role)
    else wanted.delete(role)
    // Without a role the row goes, and the focus with it.
    const stay = wanted.size === 0 && row.current ? focusNeighbourOf(row.current, 'li', 'input') : () => {}
    try {
      await send(inOrder(wanted))
      // Whoever gave their own away cannot take it back.
      const undo = () => giveRoles(person.Email, shown).then(refresh)
      toast(t.admin.rolesChanged({ name }), leaves ? undefined : undo)
    } catch (error) {
      stay()
      await alert(t.admin.judgementFailed({ reason: failureText(t, error) }))
    }
  }

  return (
    <Box component="li" ref={row} sx={{ py: 1, borderBottom: 1, borderColor: 'hairline' }}>
      <Box sx={{ fontWeight: 700, lineHeight: 1.65, overflowWrap: 'anywhere' }}>{name}</Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {person.Email}
      </Typography>
      <RoleChoice
        label={t.admin.rolesOf({ name })}
        chosen={new Set(shown)}
        onChange={(role, isGiven) => void change(role, isGiven)}
      />
    </Box>
  )
}

/** What is chosen comes to the roles that somebody has. */
function NewRoles({ people }: { people: readonly PersonWithRoles[] }) {
  const t = useAllMessages()
  const toast = useToast()
  const refresh = useRefresh()
  const [chosen, setChosen] = useState<ReadonlySet<Role>>(new Set(['moderator']))

  async function send(email: string): Promise<string | null> {
    if (chosen.size === 0) return t.admin.chooseRole
    const had = people.find((person) => person.Email === lowerCaseAddress(email))?.Roles ?? []
    try {
      await giveRoles(email, inOrder(new Set([...had, ...chosen])))
    } catch (error) {
      return failureText(t, error)
    }
    toast(t.admin.rolesChanged({ name: email }), () => giveRoles(email, had).then(refresh))
    await refresh()
    return null
  }
  const choose = (role: Role, isChosen: boolean) =>
    setChosen((before) => new Set(roles.filter((one) => (one === role ? isChosen : before.has(one)))))

  return (
    <Box component="section" aria-label={t.admin.giveRole} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2">
        {t.admin.giveRole}
      </Typography>
      <RoleChoice label={t.admin.giveRole} chosen={chosen} onChange={choose} />
      <EmailForm submitLabel={t.admin.give} send={send} />
    </Box>
  )
}
