/** Chrome's hints about the connection; other browsers give none. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}
interface WithConnection {
  connection?: Connection
}

const slow = ['slow-2g', '2g', '3g']

/** Nothing is loaded ahead for people who save data, or on a connection on which it would delay what they asked for. */
export function isPrecious(): boolean {
  const { saveData, effectiveType = '' } = (navigator as WithConnection).connection ?? {}
  return saveData === true || slow.includes(effectiveType)
}
