import { StartError } from '#server/errors.ts'

/** Reads `--name value` pairs. Unknown names are refused with a sentence. */
export function readOptions<const N extends string>(
  args: readonly string[],
  names: readonly N[],
): Partial<Record<N, string>> {
  const options: Partial<Record<N, string>> = {}
  for (let at = 0; at < args.length; at += 2) {
    const name = names.find((one) => `--${one}` === args[at])
    const value = args[at + 1]
    if (!name || value === undefined)
      throw new StartError(`Options are ${names.map((one) => `--${one} …`).join(', ')}, each with its value.`)
    options[name] = value
  }
  return options
}

/** The value of an option that is a whole number from 1. */
export function readCount(text: string | undefined, whenAbsent: number): number {
  if (text === undefined) return whenAbsent
  const count = Number(text)
  if (!Number.isSafeInteger(count) || count < 1) throw new StartError(`${text} is no whole number from 1.`)
  return count
}
