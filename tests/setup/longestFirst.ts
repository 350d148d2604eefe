import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs the slowest files first. Vitest remembers the durations of the last run. Without them it sorts by file size, and one worker
 * then waited for the slowest file, which began last.
 */
const longest = [
  'accessible',
  'accessibleDesk',
  'accessibleOpened',
  'accessibleOwner',
  'routes',
  'burmese',
  'keyboard',
  'pageTeam',
].map((name) => `/tests/browser/${name}.test.ts`)

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const placeOf = ({ moduleId }: TestSpecification) => longest.findIndex((path) => moduleId.endsWith(path))
    const first = sorted.filter((file) => placeOf(file) >= 0).sort((one, other) => placeOf(one) - placeOf(other))
    const rest = sorted.filter((file) => placeOf(file) < 0)
    // The order of the projects is kept.
    const before = rest.findIndex(({ project }) => project.name === first[0]?.project.name)
    return before < 0 ? [...rest, ...first] : rest.toSpliced(before, 0, ...first)
  }
}
