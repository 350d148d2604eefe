import type { Renderer } from './routes.ts'
export async function builtRenderer(): Promise<Renderer> { throw new Error() }
