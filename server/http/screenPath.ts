import { registry } from '#resources'

/** First parts of addresses under which there are files and tools. */
const otherRoots: readonly string[] = ['uploads', 'assets', 'docs', 'demo']
/** Parts before `/api` that are no resources. */
const otherApis: readonly string[] = ['admin', 'search']

/** Whether a path may be a screen's: a mistyped call or file is answered with 404 as what it is. Who navigates gets the app. */
export function isScreen(path: string, accept = ''): boolean {
  const [, first = '', second] = path.split('/')
  const isCall = second === 'api' && (registry.has(first) || otherApis.includes(first))
  const isFile = second !== 'search' && !accept.includes('text/html') && /\.[a-z0-9]{2,5}$/i.test(path)
  return !isCall && !isFile && !otherRoots.includes(first)
}
