import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
export interface Renderer { render: unknown }
export async function renderRoutes(_app: FastifyInstance, _options: { deps: Deps; renderer: Renderer }): Promise<void> {}
