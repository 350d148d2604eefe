import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import {
  createRightsOf,
  currentActor,
  findCreateRights,
  isSmall,
  noteEndedSession,
  type CreateRights,
  type RequestActor,
} from '../../auth/actor.ts'
import { isUnderPage } from '#resources/under.ts'
import { unauthorized } from '../../errors.ts'
import type { BodyValues } from '../bodyIntake.ts'
import { readPositive } from '../request.ts'
import { requireMayCreate, type WriteContext } from './insertion.ts'

/** Facts that are kept, 300 bytes each. */
const most = 1000
/**
 * With which facts the last create by each session, resource and page was allowed. Whoever creates one record often creates the next:
 * that is decided with the same facts and without a look, and the call stops if they are others by now. A session's id is the
 * same in no two databases.
 */
const lastFacts = new LRUCache<string, string>({ max: most })

/** The rights with which a create is one call (docs/decisions/database.md#calls). */
export class RightsOfCreate {
  private known: CreateRights | null | undefined
  private isRemembered = false
  private key = ''
  private pageId: number | null = null
  private values: BodyValues = new Map()

  constructor(
    private readonly context: WriteContext,
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly who: RequestActor,
  ) {}

  /** Null: they are not known, and the create is done step by step. */
  get found(): CreateRights | null {
    return this.known ?? null
  }

  /** As soon as it is known which page it is about. @throws ApiError 401, 403, 404 */
  async decide(values: BodyValues): Promise<void> {
    const { resource, services } = this.context
    this.values = values
    // Without a page it is still asked whether the session has ended, before anything is said about the body.
    this.pageId = isUnderPage(resource) ? (readPositive(values.get('pageid')) ?? null) : null
    this.key = `${this.who.sessionId} ${resource.name} ${this.pageId}`
    // An upload of more than that touches the disk, for which the rights must be read (docs/safety.md#s12).
    const facts = isSmall(this.request) ? lastFacts.get(this.key) : undefined
    const remembered = facts === undefined ? null : createRightsOf(services.config, this.who, facts)
    if (!remembered) return this.read()
    this.known = remembered
    this.isRemembered = true
  }

  /** Before anything is stored or refused by itself: what was remembered is read. @throws ApiError 401, 403, 404 */
  async confirm(): Promise<void> {
    if (this.isRemembered) await this.read()
  }

  /** Whose session has ended hears of that first, whatever is wrong with the body. @throws ApiError 401, 403, 404 */
  async beforeRefusal(): Promise<void> {
    const { db, config } = this.context.services
    if (this.known === undefined) this.requireSession(await currentActor(db, config, this.who))
    else await this.confirm()
  }

  /** The call has found the same facts. */
  remember(): void {
    if (this.known) lastFacts.set(this.key, this.known.facts)
  }

  private async read(): Promise<void> {
    const { services, resource } = this.context
    this.isRemembered = false
    // A database that is silent is not asked twice.
    this.known = null
    lastFacts.delete(this.key)
    this.known = await findCreateRights(services.db, services.config, this.who, this.pageId)
    this.requireSession(this.known)
    await requireMayCreate(services.db, resource, this.known!.who, this.values, this.known!.hasPage)
  }

  private requireSession(found: unknown): void {
    if (found) return
    noteEndedSession(this.request, this.reply)
    throw unauthorized()
  }
}
