/** Says how far something is, at most every two seconds. */
export function progress(what: string, print: (line: string) => void) {
  let last = Date.now()
  return (done: number, total: number) => {
    if (Date.now() - last < 2000 && done < total) return
    last = Date.now()
    print(`  ${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}`)
  }
}
