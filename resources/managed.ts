import type { AccessRule } from './facts.ts'
import type { Resource } from './kit.ts'

/**
 * What a page's team manages. Apart from the other rules (access.ts), which no browser needs before somebody acts: by this alone the routes
 * are made, with which every first load begins (docs/performance.md#first-load).
 */

/** The rules of resources that a page's team manages at /{name}, /{name}/create and /{name}/update. */
export type ManagedRule = Extract<AccessRule, 'page' | 'underPage'>

export const isManaged = ({ access }: Pick<Resource, 'access'>): boolean => access === 'page' || access === 'underPage'
