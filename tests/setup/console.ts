import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

/**
 * A test during which something was logged as an error fails. Who expects one spies on console.error in the test.
 * (Rejections nobody handles fail the run by vitest's own rule.)
 */
const logged: string[] = []
console.error = (...parts: unknown[]) => void logged.push(format(...parts))

function failIfLogged(): void {
  const sentences = logged.splice(0)
  if (sentences.length > 0) throw new Error(`Logged as an error:\n${sentences.join('\n')}`)
}
afterEach(failIfLogged)
afterAll(failIfLogged)
