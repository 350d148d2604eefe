import { loadSecret } from '../auth/session.ts'
import { openDatabase } from '../db/connection/database.ts'
import { operate } from '../operator/operate.ts'
import { withAppDatabase } from './database.ts'

/** `npm run admin -- suspend|restore|end-sessions|reassign|role …`, while the app runs or not. */
export const run = (args: string[]): Promise<void> =>
  withAppDatabase(async ({ url, config }) => {
    const secret = await loadSecret(config)
    const db = openDatabase({ url, poolSize: 1 })
    try {
      console.log(
        await db.transaction((tx) => operate({ tx, secret, hasConfiguredAdmins: config.superAdmins.length > 0 }, args)),
      )
    } finally {
      await db.close()
    }
  })
