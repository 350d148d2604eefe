import { registry } from './index.ts'
import type { Resource } from './kit.ts'

/** The views for everybody (`view` of the declarations). */

/** What everybody may open a single record of. */
export const viewedResources = (): Resource[] => [...registry.values()].filter(({ view }) => view !== undefined)

/** Where: the path of a view, or of all of a resource's where `id` is left out. */
export const viewPath = (name: string, id: number | string = '') => `/${name}/view/${id}`
