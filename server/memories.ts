/**
 * What modules keep from one request to the next. `/metrics` counts it by name, and tests begin each file without it. What hangs on an entry
 * of one of them, or on a request or a database, by a `WeakMap` is gone with that, and not counted.
 */
export interface Memory {
  /** Entries, in this process. */
  size(): number
  clear(): void
}

const memories = new Map<string, Memory>()

/** A memory of another shape than `memoryOf`. @returns what was given */
export function registerMemory<Kind extends Memory>(name: string, memory: Kind): Kind {
  if (memories.has(name)) throw new Error(`Two memories are named ${name}`)
  memories.set(name, memory)
  return memory
}

/** One value for each owner, made when it is first asked for, and gone with it. For few owners that stay, such as a database. */
export function memoryOf<Owner extends WeakKey, Value>(name: string, make: (owner: Owner) => Value) {
  let values = new WeakMap<Owner, Value>()
  let made = 0
  registerMemory(name, {
    size: () => made,
    clear: () => {
      values = new WeakMap()
      made = 0
    },
  })
  return (owner: Owner): Value => {
    if (values.has(owner)) return values.get(owner) as Value
    const value = make(owner)
    values.set(owner, value)
    made += 1
    return value
  }
}

export const memorySizes = (): [name: string, entries: number][] =>
  [...memories].map(([name, memory]) => [name, memory.size()])

export function clearMemories(): void {
  for (const memory of memories.values()) memory.clear()
}
