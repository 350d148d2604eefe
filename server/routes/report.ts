import type { FastifyInstance } from 'fastify'
import { declarations, requireResource, reportTypes } from '#resources'
import { maySee } from '../api/answer.ts'
import { readRoutes } from '../api/reads.ts'
import { readPositive } from '../api/request.ts'
import { writeRoutes } from '../api/writes.ts'
import { findRecord } from '../db/records.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'

/** Reports: anybody may, signed in or not; they keep what they are about as it looked (contract section 4). */
export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  const { report } = declarations
  readRoutes(app, deps, report)
  writeRoutes(app, deps, report, {
    visitors: true,
    complete: async (tx, who, values) => {
      const type = reportTypes.find((name) => name.toLowerCase() === values.get('type')?.trim().toLowerCase()) ?? 'Post'
      const contentId = readPositive(values.get('contentid'))
      if (contentId === undefined) return { Type: type, State: 'open' }
      const resource = requireResource(type.toLowerCase())
      const row = await findRecord(tx, resource, contentId)
      // A profile is private: it can be reported by its id, but nothing of it is told or kept.
      if (resource.name === 'profile') return { Type: type, State: 'open' }
      if (!row || !maySee(resource, row, who)) throw notFound('What you report does not exist any more.')
      const { Listed: _listed, OwnerEmail: _email, OwnerId: _owner, ...seen } = row as Record<string, unknown>
      return { Type: type, State: 'open', Snapshot: JSON.stringify(seen) }
    },
  })
}
