/**
 * Tells one content of a form from another: a repeated send of the same content is the same submission. A print rather than the
 * content, since it is kept with the draft and pictures are long. That two contents share one is as good as impossible by accident,
 * and the server answers such a reused key with 422.
 */
export function printOf(values: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify(sorted, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
  // FNV-1a twice with different beginnings: browsers digest nothing on a plain LAN address.
  let [one, other] = [0x811c9dc5, 0x01000193]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x811c9dc5)
  }
  return `${text.length}-${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`
}
