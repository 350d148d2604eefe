import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

/**
 * Writes `{ passed, failed, broken, again }` into a file, for the last lines of `npm test`: two numbers, what failed, and what passed at
 * a second try only. It does so after each test file, since a run may be ended.
 */
export class CountsReporter implements Reporter {
  readonly #file: string
  readonly #ended: TestModule[] = []

  constructor(file: string) {
    this.#file = file
  }

  onTestModuleEnd(module: TestModule): void {
    this.#ended.push(module)
    this.#write(this.#ended, [])
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    this.#write(modules, unhandled)
  }

  #write(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    let passed = 0
    const broken = unhandled.map(({ message }) => lineOf('outside of any test', message))
    const again: string[] = []
    for (const module of modules) {
      // A file that fails to load has errors but no tests.
      const at = module.relativeModuleId
      const withErrors = [module, ...module.children.allSuites()]
      for (const { message } of withErrors.flatMap((one) => one.errors())) broken.push(lineOf(at, message))
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        const line = () => lineOf(`${at} > ${test.fullName}`, errors?.[0]?.message)
        if (test.diagnostic()?.flaky) again.push(line())
        if (state === 'passed') passed += 1
        else if (state !== 'skipped') broken.push(line())
      }
    }
    writeFileSync(this.#file, JSON.stringify({ passed, failed: broken.length, broken, again }))
  }
}

/** The first line of an error, which says what was expected; what follows draws the screen. */
const lineOf = (where: string, message = '') => `${where}: ${stripVTControlCharacters(message).split('\n', 1).join()}`
