import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, longest first. Vitest knows how long each took the last time; in a fresh clone
 * it goes by size, and the longest walk, begun last, kept one of two workers waiting.
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
    // The projects keep their order.
    const before = rest.findIndex(({ project }) => project.name === first[0]?.project.name)
    return before < 0 ? [...rest, ...first] : rest.toSpliced(before, 0, ...first)
  }
}
