import { demoIssuer } from '../config/demoAccounts.ts'
import { withDirectConnection } from '../db/connection/database.ts'
import { countSeeded, removeSeeded, seededSources } from '../db/removal/seeded.ts'
import { inTransaction } from '../db/writing/bulk.ts'

/** Removes what seeds have made and nothing of people's refers to: comments first, whatever they were about after them, and so on. */
export const removeSeed = (url: string, print: (line: string) => void): Promise<void> =>
  withDirectConnection(url, async (db) => {
    const sources = await seededSources(db)
    if (sources.length === 0) print('No seed has noted what it made here.')
    const removed = new Map(sources.map((resource) => [resource, 0]))
    for (let more = true; more;) {
      more = false
      for (const resource of sources) {
        const count = await inTransaction(db, () => removeSeeded(db, resource, demoIssuer))
        removed.set(resource, removed.get(resource)! + count)
        more ||= count > 0
      }
    }
    for (const [resource, count] of removed) {
      const left = await countSeeded(db, resource)
      const rest = left > 0 ? `; ${left.toLocaleString('en')} stay, since something of people's refers to them` : ''
      print(`${resource.name}: ${count.toLocaleString('en')} removed${rest}`)
    }
  })
