import type { Database } from '../db/connection/database.ts'
import { claimTurn } from '../db/jobs/turns.ts'
import { noteWebsite, noteWebsites, takeWebsite, type Website } from '../db/pages/websites.ts'
import { loggable } from '../errors.ts'
import type { Services } from '../http/services.ts'
import { repeatedly } from '../start/repeatedly.ts'
import { checkLink, type LinkState } from './checkLink.ts'

interface Checking {
  db: Database
  log: Pick<Services['log'], 'error'>
  check?: (url: string, signal: AbortSignal) => Promise<LinkState>
}

/** One website at a time, and then a pause: 100,000 of them take four days. */
const pauseMs = 3000
const idleMs = 60_000
const dayMs = 86_400_000

/** Looks whether the websites of pages still open, slowly, beside all other work (docs/rules.md#dead-links). */
export const checkLinks = (checking: Checking) =>
  repeatedly(async (signal) => {
    const isFound = await checkNext(checking, signal).catch((error: unknown) => {
      if (!signal.aborted) checking.log.error({ error: loggable(error) }, 'websites could not be looked at')
      return false
    })
    return isFound ? pauseMs : idleMs
  })

/** Looks at the next website; false: none is due. */
export async function checkNext({ db, check }: Checking, signal: AbortSignal): Promise<boolean> {
  if (await claimTurn(db, 'noteWebsites', dayMs)) await noteWebsites(db, () => signal.aborted)
  const website: Website | undefined = signal.aborted ? undefined : await takeWebsite(db)
  if (!website) return false
  const state = await (check ?? ((url) => checkLink(url, { signal })))(website.URL, signal)
  // What we could not find out is asked again within the hour.
  if (state !== 'unknown') await noteWebsite(db, website, state === 'opens')
  return true
}
