import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

/**
 * Writes `{ passed, failed, again }` into a file, for the last lines of `npm test`: two numbers, and what passed at a second try
 * only. It does so after each test file, since a run may be ended.
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
    let failed = unhandled.length
    const again: string[] = []
    for (const module of modules) {
      // A file that fails to load has errors but no tests.
      failed += module.errors().length
      for (const suite of module.children.allSuites()) failed += suite.errors().length
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (test.diagnostic()?.flaky)
          again.push(`${module.relativeModuleId} > ${test.fullName}: ${errors?.[0]?.message}`)
        if (state === 'passed') passed += 1
        else if (state !== 'skipped') failed += 1
      }
    }
    writeFileSync(this.#file, JSON.stringify({ passed, failed, again }))
  }
}
