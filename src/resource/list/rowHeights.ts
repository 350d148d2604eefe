/** Less than a px that nobody sees, which a measurement may differ by. */
const tolerance = 0.01

/** The heights in px of a list's rows, with the gap below. Rows that were never shown have an estimate. */
export class RowHeights {
  columns = 1
  #width = 0
  #heights: number[] = []
  /** `#tops[n]`: px from the top of the list to row `n`, as far as they are summed up. */
  #tops = [0]
  /** It stays, so that what is above the viewport does not change with each new row. */
  #estimate = 0

  get areKnown() {
    return this.#estimate > 0
  }

  /** Another width makes all heights unknown. */
  layOut(columns: number, width: number): void {
    if (columns === this.columns && width === this.#width) return
    this.columns = columns
    this.#width = width
    this.#estimate = 0
    this.forget()
  }

  forget(): void {
    this.#heights = []
    this.#tops = [0]
  }

  set(firstRow: number, heights: readonly number[]): void {
    if (heights.length > 0) this.#estimate ||= heights.reduce((sum, height) => sum + height, 0) / heights.length
    heights.forEach((height, at) => {
      const row = firstRow + at
      if (Math.abs((this.#heights[row] ?? -1) - height) < tolerance) return
      this.#heights[row] = height
      // Rows below it are summed up again when they are asked for.
      if (this.#tops.length > row + 1) this.#tops.length = row + 1
    })
  }

  /** px from the top of the list to this row. */
  offset(row: number): number {
    const measured = Math.min(row, this.#heights.length)
    for (let at = this.#tops.length; at <= measured; at++)
      this.#tops[at] = this.#tops[at - 1]! + (this.#heights[at - 1] ?? this.#estimate)
    return this.#tops[measured]! + (row - measured) * this.#estimate
  }

  /** The row at this distance from the top of the list. */
  rowAt(px: number): number {
    const measured = this.#heights.length
    const end = this.offset(measured)
    if (px >= end) return measured + Math.floor((px - end) / this.#estimate)
    let [low, high] = [0, measured]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (this.#tops[middle]! <= px) low = middle
      else high = middle
    }
    return low
  }
}
