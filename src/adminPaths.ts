/**
 * The addresses within the admin area that no public screen leads to. Apart from paths.ts, which is in every first load
 * (docs/performance.md#first-load).
 */
export const adminPaths = {
  roles: '/admin/roles',
  lapsing: '/admin/lapsing',
  muted: '/admin/muted',
  suggestions: '/admin/suggestions',
  doubles: '/admin/doubles',
  /** The page that goes, and the one that stays where it is chosen. */
  merge: (drop: number, keep?: number) => `/admin/merge/${drop}${keep ? `/${keep}` : ''}`,
  imports: '/admin/imports',
  import: (id: number) => `/admin/imports/${id}`,
}
