import { join } from 'node:path'
import { projectRoot } from '#server/config/environment.ts'
import type { Renderer } from '#server/render/renderer.ts'
import * as serverEntry from '#src/entry.server.tsx'

/** Renders screens from the sources, so that the built app is not needed. Serves the files of `public/`. */
export const sourceRenderer: Renderer = {
  template: async () => '<!--head--><!--app--><!--data-->',
  entry: async () => serverEntry,
  manifest: undefined,
  assets: join(projectRoot, 'public'),
}
