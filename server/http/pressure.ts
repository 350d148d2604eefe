import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unavailable } from '../errors.ts'
import { Workload } from '../limiter/workload.ts'

type PressureHandler = (request: FastifyRequest, reply: FastifyReply, type: string, value: number | undefined) => void

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for routes that answer under pressure too; throws where they do not. */
    pressureHandler?: PressureHandler
  }
}

export const answersUnderPressure = { pressureHandler: () => undefined }

/** For routes of files: nobody asks again for a picture that was refused, and to send it is hardly more work (docs/decisions/overload.md). */
export function answerUnlessMemoryIsShort(files: FastifyInstance): void {
  const memory: readonly string[] = [underPressure.TYPE_HEAP_USED_BYTES, underPressure.TYPE_RSS_BYTES]
  const pressureHandler: PressureHandler = (_request, _reply, type) => {
    if (memory.includes(type)) throw unavailable()
  }
  files.addHook('onRoute', (route) => {
    route.config = { ...route.config, pressureHandler }
  })
}

/** Node ends the process at its heap's limit, and the system ends it at the memory's. */
const heapShare = 0.85
/** The rest is for the database beside it, other programs, and what arrives between two looks. */
const memoryShare = 0.75

export type PressureLimits = ReturnType<typeof pressureLimits>

/**
 * Beyond one of these the server refuses requests with 503 (docs/safety.md#s42). They fit the machine: a container's limit where there is one, else the whole memory; the heap's limit as Node has chosen
 * it, or `--max-old-space-size`.
 * @param waits in load tests requests wait for a slow event loop instead of being refused
 * @param processes that share the memory
 */
export function pressureLimits({ waits, processes = 1 }: { waits: boolean; processes?: number }) {
  const constrained = process.constrainedMemory()
  const memory = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()
  return {
    /** Milliseconds that the event loop is behind; 0 turns the check off. */
    maxEventLoopDelay: waits ? 0 : 1000,
    /** Seconds that a request would wait for those before it; 0 turns the check off. */
    maxWait: waits ? 0 : 1,
    /** Bytes of objects of JavaScript. */
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * heapShare),
    /** Bytes of the whole process, buffers of requests included. */
    maxRssBytes: Math.floor((memory * memoryShare) / processes),
  }
}

/** Refuses everything while the event loop is blocked or memory is short. */
export async function refuseUnderPressure(
  app: FastifyInstance,
  limits: Omit<PressureLimits, 'maxWait'>,
): Promise<void> {
  await app.register(underPressure, { ...limits, retryAfter: 2, exposeStatusRoute: false })
}

/** Reads are counted until their answer is there. Beyond the limit everything is refused, since who waits that long asks again. */
export function limitWait(app: FastifyInstance, maxWait: number): void {
  const workload = new Workload()
  function endThis(this: ServerResponse) {
    workload.end(this)
  }
  app.addHook('onRequest', (request, { raw }, done) => {
    if (request.routeOptions.config.pressureHandler) return done()
    if (workload.isTooMuch(maxWait)) throw unavailable()
    if (request.method === 'GET' || request.method === 'HEAD') {
      workload.begin(raw)
      raw.on('close', endThis)
    }
    done()
  })
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    workload.end(raw)
    done(null, payload)
  })
}
