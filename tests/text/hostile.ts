/** Repeated, each makes a text that held the server once, or its like. */
export const seenUnits = [
  '1',
  '95 ',
  'http://x.',
  '.',
  ' ',
  '\u00AD',
  '\u0301\u0323',
  'က\u1039',
  '\u103A\u1064',
  'က\n',
] as const

/** More of them, for the long test. */
export const units = [
  ...seenUnits,
  'a',
  'a@',
  'က\u200B',
  '\u1037\u103A',
  '\u1031',
  '1သိန်း ',
  'မႏၲေလး',
  'က\u0301',
] as const

/** The unit, repeated up to this length and followed by what makes a pattern fail late. */
export const repeated = (unit: string, length: number, end = 'x!') =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length - end.length) + end

/** CPU time of the call in ms: the least of three, if the first is more than the limit, because it also pays for compiling. */
export function cpuTimeOf(call: () => unknown, limit: number): number {
  const times: number[] = []
  while (times.length < 3 && times.every((time) => time > limit)) {
    const before = process.cpuUsage()
    call()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

/** CPU time in ms that is too little to be compared. */
const negligible = 30

/**
 * Whether a text of four times the length takes clearly more than four times as long. With the square of the length it would take
 * sixteen times as long.
 */
export function growsWithSquare(call: (text: string) => unknown, unit: string, length: number): boolean {
  const timeOf = (length: number) => {
    const text = repeated(unit, length)
    return cpuTimeOf(() => call(text), negligible)
  }
  const time = timeOf(length)
  return time > negligible && timeOf(4 * length) > 9 * time
}
