import { createHash } from 'node:crypto'
import type { Renderer } from './renderer.ts'

/** The document's own inline scripts, as a content security policy names them: by their hash, so that no other one runs. */
export async function inlineScripts(renderer: Renderer): Promise<string[]> {
  const template = await renderer.template('/')
  return [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
