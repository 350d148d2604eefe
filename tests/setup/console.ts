import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

/**
 * Fails a test that logs an error. A test that expects one spies on console.error. (Vitest itself fails the run on unhandled
 * rejections.)
 */
const logged: string[] = []
console.error = (...parts: unknown[]) => void logged.push(format(...parts))

function failIfLogged(): void {
  const sentences = logged.splice(0)
  if (sentences.length > 0) throw new Error(`Logged as an error:\n${sentences.join('\n')}`)
}
afterEach(failIfLogged)
afterAll(failIfLogged)
