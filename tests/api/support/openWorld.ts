import { afterAll } from 'vitest'
import { startApp, type AppToStart, type TestApp } from './app.ts'
import { settle, type World } from './world.ts'

/** For all tests of a file: an app, and in it people with different rights. It is stopped after them. */
export async function openWorld(options?: AppToStart): Promise<{ app: TestApp; world: World }> {
  const app = await startApp(options)
  afterAll(() => app.stop())
  return { app, world: await settle(app) }
}
