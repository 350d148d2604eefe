import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusal } from '#resources/refusals.ts'
import { usualWriting } from '#resources/text/language.ts'
import { ApiError, badRequest, errorAnswer, tooLarge, tooSlow } from '../errors.ts'

/** Answers on the socket what never became a request: headers too slow, too long or broken (docs/rules.md#errors). */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const { status, body } = errorAnswer(meaningOf(error.code), usualWriting.en)
    const text = JSON.stringify(body)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(text)}`,
        'Content-Language: en',
        "Content-Security-Policy: default-src 'none'; frame-ancestors 'self'",
        'X-Content-Type-Options: nosniff',
        'Connection: close',
        '',
        text,
      ].join('\r\n'),
    )
  }
  socket.destroy(error)
}

function meaningOf(code: string | undefined): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow()
  if (code === 'HPE_HEADER_OVERFLOW') return tooLarge()
  return badRequest(refusal.malformed)
}
