import { build, isBuilt } from './build.mjs'
import { install, isInstalled } from './install.mjs'
import { withLock } from './lock.mjs'

/** Installs what is missing and builds what is stale; returns at once when nothing is. */
export async function prepare({ built = true, rebuild = false } = {}) {
  const isReady = () => isInstalled() && (!built || (!rebuild && isBuilt()))
  if (isReady()) return
  await withLock(async () => {
    // Asked again: whoever held the lock may have done it.
    if (!isInstalled()) await install()
    if (built && (rebuild || !isBuilt())) await build()
  })
}
