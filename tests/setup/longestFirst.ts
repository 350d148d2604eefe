import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, each project's longest first (docs/testing.md#what-costs). */
const longest = [
  'tests/newEntity/newEntity',
  'tests/processes/log',
  'tests/processes/twoMachines',
  'tests/api/matrix',
  'server/db/connection/embedded/killed',
  'tests/backup/sentences',
  'tests/processes/processes',
  'tests/processes/metrics',
  'tests/backup/backup',
  'tests/load/limits',
  'build/native/shell',
  'tests/resumable/resumable',
  'tests/resumable/machines',
  'tests/api/openapi',
  'server/db/connection/embedded/place',
  'tests/api/hostile',
  'tests/load/keptAnswers',
  'server/db/search/ranking/rankMatches',
  'tests/api/rendering',
  'server/fill/fill',
  'server/db/schema/upgrade',
  'tests/search/everyday',
  'tests/commands',
  // Measured on the data that the app starts with: others add to the lists.
  'tests/browser/loading/layoutShift',
  'tests/browser/digits',
  'tests/browser/accessibleAdminArea',
  'tests/browser/routes',
  'tests/browser/accessibleOpened',
  'tests/browser/burmese',
  'tests/browser/keyboard',
  'tests/browser/accessible',
  'tests/browser/pageTeam',
  'tests/browser/native',
  'tests/browser/owner',
  'tests/browser/google',
  'tests/browser/forms',
  'tests/browser/googleMaps',
  'tests/browser/lists',
  'tests/browser/language',
  'tests/browser/loading/composition',
  'tests/browser/map/businessMap',
  'tests/browser/places/fourTaps',
  'tests/browser/admin',
  'tests/browser/translated',
  'tests/browser/start',
  'tests/browser/places/township',
  'tests/browser/admin/imports',
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
