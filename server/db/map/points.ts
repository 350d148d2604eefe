import { toX, toY } from './mercator.ts'

export interface PointRow {
  readonly Id: number
  readonly Latitude: number
  readonly Longitude: number
}

/** Where every place of a source is, by id: twelve bytes each, so that a million of them fit into every process. */
export class Points {
  size = 0
  ids: Int32Array
  xs: Int32Array
  ys: Int32Array

  constructor(room = 1024) {
    this.ids = new Int32Array(room)
    this.xs = new Int32Array(room)
    this.ys = new Int32Array(room)
  }

  /** Sets, adds and removes; `ids` without a row are removed. */
  replace(ids: readonly number[], rows: readonly PointRow[]): void {
    const found = new Map(rows.map((row) => [row.Id, row]))
    for (const id of ids) {
      const row = found.get(id)
      if (row) this.set(row)
      else this.remove(id)
    }
  }

  set({ Id, Latitude, Longitude }: PointRow): void {
    const at = this.indexOf(Id)
    if (this.ids[at] !== Id || at >= this.size) this.insert(at)
    this.ids[at] = Id
    this.xs[at] = toX(Longitude)
    this.ys[at] = toY(Latitude)
  }

  private remove(id: number): void {
    const at = this.indexOf(id)
    if (at >= this.size || this.ids[at] !== id) return
    for (const column of this.columns) column.copyWithin(at, at + 1, this.size)
    this.size--
  }

  private insert(at: number): void {
    if (this.size === this.ids.length) this.grow()
    for (const column of this.columns) column.copyWithin(at + 1, at, this.size)
    this.size++
  }

  private grow(): void {
    const grown = (column: Int32Array) => {
      const larger = new Int32Array(column.length * 2)
      larger.set(column)
      return larger
    }
    this.ids = grown(this.ids)
    this.xs = grown(this.xs)
    this.ys = grown(this.ys)
  }

  private get columns(): readonly Int32Array[] {
    return [this.ids, this.xs, this.ys]
  }

  /** Where this id is, or would be: ids are in order. */
  indexOf(id: number): number {
    let [from, to] = [0, this.size]
    // They mostly come at the end.
    if (to > 0 && this.ids[to - 1]! < id) return to
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.ids[middle]! < id) from = middle + 1
      else to = middle
    }
    return from
  }
}
