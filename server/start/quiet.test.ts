import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { watchQuiet } from './quiet.ts'

/** A server that answers when it is told to. */
async function listen() {
  const waiting: ServerResponse[] = []
  const server = createServer((_request, answer) => void waiting.push(answer))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const quiet = watchQuiet(server)
  onTestFinished(() => {
    quiet.stop()
    server.closeAllConnections()
    server.close()
  })
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return { quiet, ask, waiting }
}

test('what can wait begins when everybody has had an answer', async () => {
  const { quiet, ask, waiting } = await listen()
  const asked = ask()
  await expect.poll(() => waiting.length).toBe(1)
  const steps: string[] = []
  const waits = quiet.within(Infinity).then(() => steps.push('quiet'))
  // Longer than nobody has to ask for.
  await quiet.within(600)
  steps.push('answered')
  waiting[0]!.end()
  await (await asked).text()
  await waits
  expect(steps).toEqual(['answered', 'quiet'])
})

test('it waits for so long at most, and not at all where that is over', async () => {
  const { quiet, ask, waiting } = await listen()
  const asked = ask()
  await expect.poll(() => waiting.length).toBe(1)
  await quiet.within(-1)
  await quiet.within(20)
  waiting[0]!.end()
  await (await asked).text()
})

test('where nobody asks at all it is quiet soon', async () => {
  const { quiet } = await listen()
  await quiet.within(Infinity)
})
