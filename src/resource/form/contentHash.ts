/**
 * A hash of a form's values, which identifies a repeated submission of the same content. It is stored with the draft,
 * where the values themselves (pictures) would be too long. An accidental collision is practically impossible, and
 * the server answers a reused key with 422.
 */
export function hashOf(values: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify(sorted, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
  // FNV-1a with two different seeds: crypto.subtle is missing on plain-http LAN addresses.
  let [one, other] = [0x811c9dc5, 0x01000193]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x811c9dc5)
  }
  return `${text.length}-${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`
}
