/** The rows of the table that is shown, in the order of its records. */
export const tableRows = () => [...document.querySelectorAll<HTMLElement>('.RaDataTable-tableWrapper tbody tr')]

/** What the keys focus in a row: the link that opens it, or what else is there when its column is hidden. */
const stopIn = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('.title .name a') ?? row.querySelector<HTMLElement>('a[href], input')

export function focusRow(at: number): void {
  const row = tableRows()[at]
  if (!row) return
  const stop = stopIn(row)
  if (stop) return stop.focus()
  row.tabIndex = -1
  row.focus()
}
