import type { FastifyRequest } from 'fastify'
import { registry } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { usualWriting, type Writing } from '#resources/text/language.ts'

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

/** Whether somebody who opens a screen is to read this error; programs and the app's own calls get JSON (docs/rules.md#errors). */
export function wantsErrorPage({ method, url, headers, routeOptions }: FastifyRequest, status: number): boolean {
  const [path = ''] = url.split('?')
  const isRead = method === 'GET' || method === 'HEAD'
  const { accept = '' } = headers
  return (
    (status >= 500 || status === 429) &&
    isRead &&
    routeOptions.url === '/*' &&
    isScreen(path, accept) &&
    accept.includes('text/html')
  )
}

/** Characters of the request id that are shown, few enough to read out; as on screens (src/layout/feedback/RequestId.tsx). */
const shownLength = 8

/** The error in both languages, the asked one first, with what the log calls the request. It needs no other file and no script. */
export function errorPage(why: (writing: Writing) => string, { language }: Writing, requestId: string): string {
  const written = language === 'my' ? [usualWriting.my, usualWriting.en] : [usualWriting.en, usualWriting.my]
  const id = refusal.requestId({ id: requestId.slice(0, shownLength) })
  const part = (writing: Writing) => `<section lang="${writing.language}">
<h1>${why(writing)}</h1>
<p><a href="">${refusal.loadAgain.in(writing)}</a></p>
<p class="id" title="${requestId}">${id.in(writing)}</p>
</section>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${why(written[0]!)}</title>
<style>${style}</style>
</head>
<body>
${written.map(part).join('\n')}
</body>
</html>
`
}

const style = `
:root { color-scheme: light dark; font-family: 'Noto Sans Myanmar', system-ui, sans-serif; line-height: 1.8; }
body { margin: 0 auto; max-width: 420px; padding: 48px 16px; text-align: center; }
section + section { border-top: 1px solid #8888; margin-top: 32px; padding-top: 32px; }
h1 { font-size: 1.25rem; font-weight: 700; margin: 0 0 16px; }
a { border: 1px solid #888a; border-radius: 8px; color: inherit; display: inline-block; padding: 8px 24px; text-decoration: none; }
.id { font-size: .875rem; opacity: .8; user-select: all; }
`
