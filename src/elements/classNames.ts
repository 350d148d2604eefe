/**
 * Joins the names of CSS classes and leaves out what is absent.
 *
 *   classNames(styles.button, isSmall && styles.small, className)
 *
 * Rules of the same specificity apply in the order of the stylesheet, not of this list: a module's own styles follow those of
 * the elements it imports, because it imports them first (docs/decisions/plain-elements.md).
 */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  let joined: string | undefined
  for (const name of names) {
    if (!name) continue
    joined = joined === undefined ? name : `${joined} ${name}`
  }
  return joined
}
