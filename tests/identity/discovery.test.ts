import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { discover, fetchJson, fetchSafely } from '#server/auth/discovery.ts'
import { startIssuer } from './issuer.ts'

async function withServer(answer: RequestListener, act: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

it('finds the addresses of the keys and of the token endpoint', async () => {
  const issuer = await startIssuer()
  expect(await discover(issuer.url)).toEqual({ jwksUri: `${issuer.url}/jwks`, tokenEndpoint: `${issuer.url}/token` })
  await issuer.stop()
})

it.each([
  'http://issuer.example/keys',
  'http://192.168.1.1/keys',
  'http://localhost.evil.example/',
  'https://user:word@issuer.example/',
  'file:///etc/passwd',
  'data:application/json,{}',
  'keys',
])('asks nothing of %s', async (address) => {
  await expect(fetchSafely(address, {})).rejects.toThrow('An issuer address must be https.')
})

it('follows no redirect', async () => {
  const asked: string[] = []
  const redirect: RequestListener = (request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(302, { location: '/elsewhere' }).end()
  }
  await withServer(redirect, (url) => expect(fetchJson(`${url}/keys`)).rejects.toThrow())
  expect(asked).toEqual(['/keys'])
})

it('reads at most 512 KB, and only a JSON object', async () => {
  const endless: RequestListener = (_request, response) => {
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  }
  await withServer(endless, (url) => expect(fetchJson(url)).rejects.toThrow('too much'))
  for (const text of ['"text"', 'null', '<html>', '']) {
    await withServer(
      (_request, response) => void response.end(text),
      (url) => expect(fetchJson(url)).rejects.toThrow(),
    )
  }
})
