import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, each project's longest first (docs/testing.md#what-costs). */
const longest = [
  'tests/newEntity/newEntity',
  'tests/api/matrix',
  'server/native/shell',
  'tests/api/hostile',
  'tests/api/openapi',
  'server/db/connection/embedded/killed',
  'server/db/connection/embedded/place',
  // Measured on the data that the app starts with: others add to the lists.
  'tests/browser/loading/layoutShift',
  'tests/browser/digits',
  'tests/browser/routes',
  'tests/browser/accessibleAdminArea',
  'tests/browser/keyboard',
  'tests/browser/accessibleOpened',
  'tests/browser/burmese',
  'tests/browser/pageTeam',
  'tests/browser/accessible',
  'tests/browser/owner',
  'tests/browser/accessibleOwner',
  'tests/browser/googleMaps',
].map((name) => `/${name}.test.ts`)

/**
 * Vitest knows how long each file took the last time. In a fresh clone it goes by size, and a long one that begins last keeps
 * the other worker waiting.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((path) => moduleId.endsWith(path))
      return place < 0 ? longest.length : place
    }
    return sorted.sort(
      (one, other) =>
        projects.indexOf(one.project.name) - projects.indexOf(other.project.name) || placeOf(one) - placeOf(other),
    )
  }
}
