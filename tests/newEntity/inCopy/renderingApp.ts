import * as serverEntry from '#src/entry.server.tsx'
import { startApp } from '../../api/support/app.ts'

/** The server with its rendered screens, from the sources: what a build would add is left out of the document. */
export const startRenderingApp = () =>
  startApp({
    renderer: {
      template: async () => '<!--head--><!--app--><!--data-->',
      entry: async () => serverEntry,
      manifest: undefined,
      assets: null,
    },
  })
