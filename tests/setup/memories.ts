import { afterAll } from 'vitest'
import { clearMemories } from '#server/memories.ts'

/** Files share a process: each begins without what the one before has made the server remember. */
afterAll(clearMemories)
