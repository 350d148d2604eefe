export interface Line {
  readonly text: string
  /** in which of the two it stands */
  readonly where: 'both' | 'before' | 'after'
}

/** What two texts have in common, line by line, in the order of both. */
export function lineDifference(before: string, after: string): readonly Line[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  // How many lines the rests from here on have in common.
  const common = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      common[i]![j] = old[i] === now[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
  const lines: Line[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      lines.push({ text: old[i]!, where: 'both' })
      i += 1
      j += 1
    } else if (j >= now.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      lines.push({ text: old[i]!, where: 'before' })
      i += 1
    } else {
      lines.push({ text: now[j]!, where: 'after' })
      j += 1
    }
  }
  return lines
}
