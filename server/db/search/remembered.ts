/** Values by key, for so many milliseconds. Those unused for longest are forgotten first. */
export class Remembered<T> {
  private readonly byKey = new Map<string, { value: T; until: number }>()

  /** @param ms for ever unless said */
  constructor(private readonly limits: { most: number; ms?: number }) {}

  get(key: string): T | undefined {
    const known = this.byKey.get(key)
    if (!known) return undefined
    this.byKey.delete(key)
    if (known.until < performance.now()) return undefined
    this.byKey.set(key, known)
    return known.value
  }

  set(key: string, value: T) {
    const { most, ms = Infinity } = this.limits
    this.byKey.delete(key)
    this.byKey.set(key, { value, until: performance.now() + ms })
    if (this.byKey.size > most) this.byKey.delete(this.byKey.keys().next().value!)
  }
}
