/** Says how far something is, at most every two seconds. */
export function progress(what: string, say: (line: string) => void) {
  let last = Date.now()
  return (done: number, total: number) => {
    if (Date.now() - last < 2000 && done < total) return
    last = Date.now()
    say(`  ${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}`)
  }
}
