import { test } from 'vitest'
import { expectExactCount } from './support/follows.ts'
import { openWorld } from './support/openWorld.ts'

const { app, world } = await openWorld()

test('1,000 follows and unfollows at once leave an exact count (S62)', () => expectExactCount(app, world, 50))
