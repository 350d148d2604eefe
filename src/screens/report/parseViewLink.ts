import { findResource, type ReportType } from '#resources'
import { parsedUrl } from '#resources/text/detect.ts'
import { absoluteUrl } from '#src/paths.ts'

/** The item of a link to its screen: a path, or an address of this app with or without its scheme; null for any other link. */
export function parseViewLink(link: string): { type: ReportType; id: string } | null {
  const own = new URL(absoluteUrl('/'))
  const text = link.trim()
  const url = parsedUrl(/^(?:\/|https?:)/i.test(text) ? text : `${own.protocol}//${text}`, own.href)
  // People write a site with `www.` or without.
  const nameOf = (host: string) => host.replace(/^www\./, '')
  if (!url || nameOf(url.host) !== nameOf(own.host)) return null
  const [, source = '', id] = /^\/(\w+)\/view\/(\d+)\/?$/.exec(url.pathname) ?? []
  const type = findResource(source)?.reportedAs
  return type && id ? { type, id } : null
}
