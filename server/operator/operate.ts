import { declarations, roles, type Role } from '#resources'
import { identityHash } from '../auth/session.ts'
import { liftSuspension, suspendAccount } from '../db/accounts/suspensions.ts'
import { endSessions } from '../db/accounts/accounts.ts'
import { canSpare, setRoles, storedRoles } from '../db/accounts/roles.ts'
import type { Executor } from '../db/connection/database.ts'
import { recordAct } from '../db/audit/audit.ts'
import { findLapsing } from '../db/moderation/lapse.ts'
import { assignOwnerByEmail } from '../db/team/pendingOwners.ts'
import { findProfileId } from '../db/records/namedLists.ts'
import { findRecord } from '../db/records/records.ts'
import { StartError } from '../errors.ts'

/** What an operator can do that no screen does (docs/operations.md#accounts). */

interface At {
  tx: Executor
  /** By which suspended accounts are recognised. */
  secret: string
  /** Whether there are super admins by configuration. */
  hasConfiguredAdmins: boolean
}

export const usage = `Say what to do:
  npm run admin -- suspend EMAIL         nobody signs in with that account any more
  npm run admin -- restore EMAIL         takes that back
  npm run admin -- end-sessions EMAIL    signs the account out everywhere
  npm run admin -- reassign PAGE EMAIL   gives a page, by its number, to an account
  npm run admin -- lapsing               lists whose verification ends within a month
  npm run admin -- role EMAIL            says which roles the account has
  npm run admin -- role EMAIL ROLES      gives it these and no others: ${roles.join(', ')}, or none`

const person = (aboutId: number) => ({ by: null, about: declarations.profile, aboutId })

type Act = (at: At, first: string, second: string) => Promise<string>

const acts: ReadonlyMap<string, Act> = new Map(
  Object.entries({
    async suspend({ tx, secret, hasConfiguredAdmins }, email) {
      const id = await accountOf(tx, email)
      if (!(await canSpare(tx, id, hasConfiguredAdmins))) throw isLast(email)
      const identities = await suspendAccount(tx, id, (identity) => identityHash(secret, identity))
      if (identities === 0) throw new StartError(`Nobody has ever signed in as ${email}, so nothing was suspended.`)
      await endSessions(tx, { profileId: id })
      await recordAct(tx, { ...person(id), act: 'suspend' })
      return `${email} is suspended and signed out everywhere.`
    },
    async restore({ tx }, email) {
      const id = await accountOf(tx, email)
      if (!(await liftSuspension(tx, id))) return `${email} was not suspended.`
      await recordAct(tx, { ...person(id), act: 'lift' })
      return `${email} may sign in again.`
    },
    async 'end-sessions'({ tx }, email) {
      const id = await accountOf(tx, email)
      await endSessions(tx, { profileId: id })
      await recordAct(tx, { ...person(id), act: 'endSessions' })
      return `${email} is signed out everywhere.`
    },
    async reassign({ tx }, page, email) {
      const id = /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 0
      if (email === '' || id === 0) throw new StartError(usage)
      if (!(await findRecord(tx, declarations.page, id))) throw new StartError(`There is no page ${page}.`)
      await assignOwnerByEmail(tx, id, email)
      await recordAct(tx, { by: null, act: 'reassign', about: declarations.page, aboutId: id })
      const isKnown = (await findProfileId(tx, email)) !== undefined
      return isKnown
        ? `Page ${page} belongs to ${email} now.`
        : `Page ${page} is kept for ${email}, who has no account yet: their first verified sign-in takes it.`
    },
    async lapsing({ tx }) {
      const rows = (await findLapsing(tx)).map(({ Id, Name, VerifiedUntil, VerifiedProof, Verifier }) =>
        [VerifiedUntil.slice(0, 10), Id, Name, VerifiedProof ?? '-', Verifier ?? '-'].join('\t'),
      )
      return rows.join('\n') || 'No verification ends within a month.'
    },
    async role({ tx, hasConfiguredAdmins }, email, wanted) {
      const id = await accountOf(tx, email)
      if (wanted === '') return `${email} is ${listed(await storedRoles(tx, id))}.`
      const given = readRoles(wanted)
      if (!(await setRoles(tx, id, given, hasConfiguredAdmins))) {
        throw isLast(email)
      }
      await recordAct(tx, { ...person(id), act: 'role', reason: given.join(',') })
      return `${email} is ${listed(given)} now.`
    },
  }),
)

const isLast = (email: string) => new StartError(`${email} is the last super admin. Give somebody else the role first.`)

/** `moderator,editor` or `none`, in whatever case. */
function readRoles(text: string): Role[] {
  const names = text.toLowerCase().split(',').filter(Boolean)
  const given = roles.filter((role) => names.includes(role.toLowerCase()))
  if (text.toLowerCase() === 'none' || given.length === new Set(names).size) return given
  throw new StartError(`Roles are ${roles.join(', ')}, separated by commas, or none.`)
}

const listed = (given: readonly Role[]) => (given.length > 0 ? given.join(', ') : 'nothing beside a member')

/** Acts of more than one word. */
const takesMore = ['reassign', 'role']

/** Does one act and says what was done. @throws StartError with a sentence */
export async function operate(at: At, [name = '', first = '', ...others]: readonly string[]): Promise<string> {
  const act = acts.get(name)
  if (!act || (first === '') !== (name === 'lapsing') || (others.length > 0 && !takesMore.includes(name)))
    throw new StartError(usage)
  // As many words as there are: a list with a space after its comma is two.
  return act(at, first.trim(), others.join('').trim())
}

async function accountOf(tx: Executor, email: string): Promise<number> {
  const id = await findProfileId(tx, email.toLowerCase())
  if (id === undefined) throw new StartError(`There is no account with the address ${email}.`)
  return id
}
