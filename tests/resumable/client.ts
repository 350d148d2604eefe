import { request } from 'node:http'

/** A client of the tus protocol, one request at a time (docs/rules.md#resumable-uploads). */

const protocol = { 'tus-resumable': '1.0.0' }
const octets = 'application/offset+octet-stream'

const encoded = (facts: Record<string, string | number>) =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')

/** A file that a person sends to one of several machines, each given by its address. */
export function sender(token: string, bytes: Buffer) {
  const authorization = `Bearer ${token}`
  const headersAt = (from: number) => ({
    ...protocol,
    authorization,
    'upload-offset': String(from),
    'content-type': octets,
  })
  return {
    /** @returns the path of the upload */
    async begins(url: string, pageId: number | string): Promise<string> {
      const facts = { resource: 'post', part: 'file', pageId, filename: 'tour.mp4', filetype: 'video/mp4' }
      const answer = await fetch(`${url}/upload/api`, {
        method: 'POST',
        headers: {
          ...protocol,
          authorization,
          'upload-length': String(bytes.length),
          'upload-metadata': encoded(facts),
        },
      })
      if (answer.status !== 201) throw new Error(`It did not begin: ${answer.status} ${await answer.text()}`)
      return answer.headers.get('location') ?? ''
    },
    /** How much has arrived, or the status of another answer. */
    async offset(address: string): Promise<{ status: number; bytes: number }> {
      const { status, headers } = await fetch(address, { method: 'HEAD', headers: { ...protocol, authorization } })
      return { status, bytes: Number(headers.get('upload-offset')) }
    },
    async sends(address: string, from: number, to = bytes.length): Promise<{ status: number; text: string }> {
      const body = new Uint8Array(bytes.subarray(from, to))
      const answer = await fetch(address, { method: 'PATCH', headers: headersAt(from), body })
      return { status: answer.status, text: await answer.text() }
    },
    /** Sends so many bytes of more, and then nothing. */
    hangs(address: string, from: number, count: number) {
      const headers = { ...headersAt(from), 'content-length': String(bytes.length - from) }
      const sending = request(address, { method: 'PATCH', headers })
      sending.on('error', () => undefined)
      const sent = new Promise<void>((resolve) => sending.write(bytes.subarray(from, from + count), () => resolve()))
      return { sent, breaks: () => void sending.destroy() }
    },
  }
}
