/** A name that an object of a JSON text has twice. */
export interface RepeatedName {
  name: string
  /** The name of the outermost object under which it stands: its own, if `isOutermost`. */
  under: string
  isOutermost: boolean
}

/** A name that an object of this valid JSON has twice: `JSON.parse` takes the last of both without a word. */
export function findRepeatedName(json: string): RepeatedName | undefined {
  /** The names so far of each object that is open; null for a list. */
  const open: (Set<string> | null)[] = []
  let under = ''
  for (let at = 0; at < json.length;) {
    const sign = json[at]
    if (sign === '{') open.push(new Set())
    else if (sign === '[') open.push(null)
    else if (sign === '}' || sign === ']') open.pop()
    if (sign !== '"') {
      at += 1
      continue
    }
    const end = endOfString(json, at + 1)
    const names = open.at(-1)
    if (names && isName(json, end)) {
      const name = JSON.parse(json.slice(at, end)) as string
      if (open.length === 1) under = name
      if (names.has(name)) return { name, under, isOutermost: open.length === 1 }
      names.add(name)
    }
    at = end
  }
  return undefined
}

const space = /[ \t\r\n]/

/** Whether the string that ends here is followed by a colon: a value never is. */
function isName(json: string, end: number): boolean {
  let at = end
  while (space.test(json.charAt(at))) at += 1
  return json[at] === ':'
}

/** The place after the closing quote of a JSON string that is open at `from`. */
export function endOfString(text: string, from: number): number {
  for (let quote = text.indexOf('"', from); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0
    while (text[quote - 1 - slashes] === '\\' && quote - slashes > from) slashes += 1
    if (slashes % 2 === 0) return quote + 1
  }
  return text.length
}
